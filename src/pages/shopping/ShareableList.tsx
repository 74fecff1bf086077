import type { ReactNode } from 'react';
import { useCatalogueStatus } from '#features/catalogue/CatalogueStatus';
import { SharedList } from '#features/sharedList/SharedList';
import type { Item } from '#model/catalogue/item';
import type { ItemKey } from '#model/saved/savedItem';
import { sharedFrom, sharedHash } from '#model/saved/sharedList';
import { selectItem } from '#model/shopState';
import { useShop } from '#storeHooks';
import { useLinkHash } from '#ui/navigation/useLinkHash';
import { useTranslation } from 'react-i18next';
import { ShareAction } from '#ui/ShareAction';
import { PricesFailed } from './PricesFailed';

interface ShareListActionProps {
  path: string;
  items: readonly ItemKey[];
  title: string;
}

/** Shares a list by its link: the ids stand in it, and nothing about whose it is. */
function ShareListAction({ path, items, title }: ShareListActionProps) {
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

interface ShareableListProps {
  path: string;
  own: readonly ItemKey[];
  title: string;
  /** What the list is called when it is somebody else's. */
  sharedTitle: string;
  onKeep: (items: Item[]) => void;
  renderOwn: (isCatalogueRead: boolean) => ReactNode;
  renderShared: (items: Item[]) => ReactNode;
}

/** One's own list with a way to share it, or the list that a link brought. */
export function ShareableList(props: ShareableListProps) {
  const { path, own, title, sharedTitle, onKeep, renderOwn, renderShared } = props;
  const { phase } = useCatalogueStatus();
  const hash = useLinkHash();
  const shared = sharedFrom(hash);
  const listed = shared?.keys ?? own;
  const hasItems = useShop((state) => listed.some((key) => selectItem(state, key)));
  return (
    <div className="wrap page-top">
      <div className="bar">
        <h1 tabIndex={-1}>{shared ? sharedTitle : title}</h1>
        {!shared && <ShareListAction path={path} items={own} title={sharedTitle} />}
      </div>
      <PricesFailed of={listed} hasItems={hasItems} />
      {shared ? (
        <SharedList
          key={hash}
          shared={shared.keys}
          isWhole={shared.isWhole}
          phase={phase}
          own={own}
          ownPath={path}
          onKeep={onKeep}
        >
          {renderShared}
        </SharedList>
      ) : (
        renderOwn(phase === 'ready')
      )}
    </div>
  );
}
