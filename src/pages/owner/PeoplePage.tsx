import { useTranslation } from 'react-i18next';
import { People } from '#features/desk/people/People';
import { Desk } from '#features/desk/Desk';
import { OwnersOnly } from './OwnersOnly';

export function PeoplePage() {
  const { t } = useTranslation('owner');
  return (
    <OwnersOnly>
      <Desk title={t('people.title')}>
        <People />
      </Desk>
    </OwnersOnly>
  );
}
