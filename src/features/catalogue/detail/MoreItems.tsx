import { useEffect, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Item } from '#model/catalogue/item';
import { isSuitable } from '#model/catalogue/kitchen';
import { relatedItems } from '#model/lists/related';
import { selectItem, selectItems } from '#model/shopState';
import { kitchenChoice } from '#services/storage/kitchenChoice';
import { useShop } from '#storeHooks';
import { useStoredValue } from '#ui/useStoredValue';
import { CardGrid } from '#features/catalogue/card/CardGrid';
import { useRows } from '#features/catalogue/useRows';
import { isSameItem, type ItemKey } from '#model/saved/savedItem';
import { withViewed } from '#model/saved/viewedItems';
import { useIsHydrating } from '#ui/useIsHydrating';
import { viewedItems } from '#services/storage/deviceViewedItems';

const none: readonly ItemKey[] = [];

/** Records the item as viewed; gives the items viewed before it, the newest first. */
function useViewedItems({ kind, id }: Item): readonly ItemKey[] {
  const [before] = useState(() => viewedItems.read().filter((key) => !isSameItem(key, { kind, id })));
  useEffect(() => {
    viewedItems.write(withViewed(viewedItems.read(), { kind, id }));
  }, [kind, id]);
  return useIsHydrating() ? none : before;
}

const cardsShown = 4;

function Cards({ title, items }: { title: string; items: readonly Item[] }) {
  const id = useId();
  if (items.length === 0) return null;
  return (
    <section className="section screen-only" aria-labelledby={id}>
      <div className="bar">
        <h2 id={id}>{title}</h2>
      </div>
      <CardGrid items={items} />
    </section>
  );
}

interface MoreItemsProps {
  item: Item;
  /** Items that come first among the related ones. */
  belongs?: (other: Item) => boolean;
}

/** Related items, and items viewed before. */
export function MoreItems({ item, belongs }: MoreItemsProps) {
  const { t } = useTranslation('item');
  const all = useRows(selectItems);
  const [choice] = useStoredValue(kitchenChoice);
  const related = useMemo(
    () => relatedItems(item, all, cardsShown, belongs, (other) => isSuitable(other, choice)),
    [item, all, belongs, choice],
  );
  const viewedKeys = useViewedItems(item);
  const viewed = useShop(
    (state) => viewedKeys.map((key) => selectItem(state, key)).filter((found) => found !== undefined),
    (a, b) => a.length === b.length && a.every((found, index) => found === b[index]),
  );
  return (
    <>
      <Cards title={t(`related.${item.kind}`)} items={related} />
      <Cards title={t('viewed')} items={viewed.slice(0, cardsShown)} />
    </>
  );
}
