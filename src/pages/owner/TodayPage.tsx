import { useTranslation } from 'react-i18next';
import { Today } from '#features/desk/today/Today';
import { OwnersOnly } from './OwnersOnly';

export function TodayPage() {
  const { t } = useTranslation('owner');
  return (
    <OwnersOnly title={t('today.title')}>
      <Today />
    </OwnersOnly>
  );
}
