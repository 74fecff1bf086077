import { useTranslation } from 'react-i18next';
import type { ItemKey } from '#model/saved/savedItem';
import { sharedHash } from '#model/saved/sharedList';
import { ShareAction } from '#ui/ShareAction';

interface ShareListActionProps {
  path: string;
  items: readonly ItemKey[];
  title: string;
}

/** Shares a list by its link: the ids stand in it, and nothing about whose it is. */
export function ShareListAction({ path, items, title }: ShareListActionProps) {
  const { t } = useTranslation('basket');
  if (items.length === 0) return null;
  return (
    <ShareAction
      title={title}
      url={new URL(path + sharedHash(items), window.location.origin).href}
      label={t('shared.share')}
      copied={t('shared.copied')}
      failed={(url) => t('shared.failed', { url })}
    />
  );
}
