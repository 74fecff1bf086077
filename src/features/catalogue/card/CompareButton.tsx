import { useTranslation } from 'react-i18next';
import type { Item } from '#model/catalogue/item';
import { itemCompared } from '#model/cart/compareSlice';
import { selectIsCompared } from '#model/shopState';
import { useShop, useShopDispatch } from '#storeHooks';
import { Icon } from '#ui/picture/Icon';
import { useCatalogueWords } from '#ui/text/CatalogueText';

export function CompareButton({ item, className }: { item: Item; className: string }) {
  const { t } = useTranslation();
  const translated = useCatalogueWords();
  const isCompared = useShop((state) => selectIsCompared(state, item));
  const dispatch = useShopDispatch();
  return (
    <button
      type="button"
      className={className}
      data-on={isCompared}
      aria-label={t(isCompared ? 'card.compared' : 'card.compare', { name: translated(item.name) })}
      onClick={() => dispatch(itemCompared(item))}
    >
      <Icon name="compare" />
    </button>
  );
}
