import { useTranslation } from 'react-i18next';
import { People } from '#features/desk/people/People';
import { OwnersOnly } from './OwnersOnly';

export function PeoplePage() {
  const { t } = useTranslation('owner');
  return (
    <OwnersOnly title={t('people.title')}>
      <People />
    </OwnersOnly>
  );
}
