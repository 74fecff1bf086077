import { useTranslation } from 'react-i18next';
import { ShareAction } from '#ui/ShareAction';

/** Shares the page of an item. */
export function ShareButton({ title }: { title: string }) {
  const { t } = useTranslation('item');
  return (
    <ShareAction
      title={title}
      label={t('share.action')}
      copied={t('share.copied')}
      failed={(url) => t('share.failed', { url })}
    />
  );
}
