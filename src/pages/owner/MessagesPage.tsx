import { useTranslation } from 'react-i18next';
import { Messages } from '#features/desk/messages/Messages';
import { Desk } from '#features/desk/Desk';
import { OwnersOnly } from './OwnersOnly';

export function MessagesPage() {
  const { t } = useTranslation('owner');
  return (
    <OwnersOnly>
      <Desk title={t('post.title')}>
        <Messages />
      </Desk>
    </OwnersOnly>
  );
}
