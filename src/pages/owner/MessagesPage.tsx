import { useTranslation } from 'react-i18next';
import { Messages } from '#features/desk/messages/Messages';
import { OwnersOnly } from './OwnersOnly';

export function MessagesPage() {
  const { t } = useTranslation('owner');
  return (
    <OwnersOnly title={t('post.title')}>
      <Messages />
    </OwnersOnly>
  );
}
