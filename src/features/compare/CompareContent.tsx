import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Item } from '#model/catalogue/item';
import { comparisonRestored, itemUncompared } from '#model/cart/compareSlice';
import { isSameItem, type SavedItem } from '#model/saved/savedItem';
import { selectCompare, selectHasKind, selectItem } from '#model/shopState';
import { useShop, useShopDispatch } from '#storeHooks';
import { EmptyPage } from '#ui/EmptyPage';
import { RemovedNote } from '#ui/line/RemovedNote';
import { useRemovals } from '#ui/line/useRemovals';
import { CompareTables } from './CompareTables';
import { paths } from '#model/paths';
import { useCatalogueWords } from '#ui/text/CatalogueText';

interface CompareContentProps {
  isCatalogueRead: boolean;
  /** Renders the way into the cart. */
  buy: (item: Item) => ReactNode;
}

/** Programs beside programs and products beside products, with their differences marked. */
export function CompareContent({ isCatalogueRead, buy }: CompareContentProps) {
  const { t } = useTranslation('basket');
  const translated = useCatalogueWords();
  const dispatch = useShopDispatch();
  const compared = useShop(selectCompare);
  const items = useShop(
    (state) => compared.map((key) => selectItem(state, key)).filter((item) => item !== undefined),
    (a, b) => a.length === b.length && a.every((item, index) => item === b[index]),
  );
  const { places, note } = useRemovals<SavedItem, 'removed'>(compared, isSameItem);
  const removals = places.flatMap(({ removal }) => (removal ? [removal] : []));
  const missing = useShop(
    (state) => compared.filter((key) => selectHasKind(state, key.kind) && !selectItem(state, key)),
    (a, b) => a.length === b.length && a.every((item, index) => item === b[index]),
  );
  const gone = isCatalogueRead ? missing : [];

  const remove = (item: SavedItem): void => {
    const saved = compared.find((entry) => isSameItem(entry, item));
    if (saved) note(saved, 'removed');
    dispatch(itemUncompared(item));
  };

  return (
    <>
      {removals.map(({ entry, index }) => (
        <RemovedNote
          key={`${entry.kind}/${entry.id}`}
          text={t('compare.removedNote', { name: translated(entry.name) })}
          undo={t('undo')}
          onUndo={() => dispatch(comparisonRestored({ item: entry, index }))}
        />
      ))}
      {gone.map((entry) => (
        <p key={`${entry.kind}/${entry.id}`} className="soft">
          {t('compare.gone', { name: translated(entry.name) })}{' '}
          <button type="button" className="link" onClick={() => remove(entry)}>
            {t('remove')}
          </button>
        </p>
      ))}
      {compared.length === 0 && (
        <EmptyPage
          picture="/pictures/topics/interplay.svg"
          title={t('compare.empty')}
          text={t('compare.emptyText')}
        >
          <Link className="btn" to={paths.shop}>
            {t('toShop')}
          </Link>
        </EmptyPage>
      )}
      <CompareTables items={items} onRemove={remove} buy={buy} />
    </>
  );
}
