import { useTranslation } from 'react-i18next';
import { Messages } from '#features/desk/messages/Messages';
import { DeskPage } from './DeskPage';

export function MessagesPage() {
  const { t } = useTranslation('owner');
  return (
    <DeskPage title={t('post.title')}>
      <Messages />
    </DeskPage>
  );
}
