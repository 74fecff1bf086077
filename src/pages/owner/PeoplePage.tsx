import { useTranslation } from 'react-i18next';
import { People } from '#features/desk/people/People';
import { DeskPage } from './DeskPage';

export function PeoplePage() {
  const { t } = useTranslation('owner');
  return (
    <DeskPage title={t('people.title')}>
      <People />
    </DeskPage>
  );
}
