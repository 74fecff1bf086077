import { useTranslation } from 'react-i18next';
import { Today } from '#features/desk/today/Today';
import { DeskPage } from './DeskPage';

export function TodayPage() {
  const { t } = useTranslation('owner');
  return (
    <DeskPage title={t('today.title')}>
      <Today />
    </DeskPage>
  );
}
