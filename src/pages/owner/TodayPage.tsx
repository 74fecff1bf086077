import { useTranslation } from 'react-i18next';
import { Today } from '#features/desk/today/Today';
import { Desk } from '#features/desk/Desk';
import { OwnersOnly } from './OwnersOnly';

export function TodayPage() {
  const { t } = useTranslation('owner');
  return (
    <OwnersOnly>
      <Desk title={t('today.title')}>
        <Today />
      </Desk>
    </OwnersOnly>
  );
}
