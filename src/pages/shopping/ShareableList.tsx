import type { ReactNode } from 'react';
import { useCatalogueStatus } from '#features/catalogue/CatalogueStatus';
import { SharedList } from '#features/sharedList/SharedList';
import type { Item } from '#model/catalogue/item';
import type { ItemKey } from '#model/saved/savedItem';
import { sharedFrom } from '#model/saved/sharedList';
import { useLinkHash } from '#ui/useLinkHash';
import { ShareListAction } from './ShareListAction';

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
  const isCatalogueRead = phase === 'ready';
  return (
    <div className="wrap page-top">
      <div className="bar">
        <h1 tabIndex={-1}>{shared ? sharedTitle : title}</h1>
        {!shared && <ShareListAction path={path} items={own} title={sharedTitle} />}
      </div>
      {shared ? (
        <SharedList
          key={hash}
          shared={shared}
          isCatalogueRead={isCatalogueRead}
          own={own}
          ownPath={path}
          onKeep={onKeep}
        >
          {renderShared}
        </SharedList>
      ) : (
        renderOwn(isCatalogueRead)
      )}
    </div>
  );
}
