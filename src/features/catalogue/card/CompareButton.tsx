import { useTranslation } from 'react-i18next';
import type { Item } from '#model/catalogue/item';
import { itemCompared } from '#model/cart/compareSlice';
import { selectIsCompared } from '#model/shopState';
import { useShop, useShopDispatch } from '#storeHooks';
import { Icon } from '#ui/picture/Icon';
import { useCatalogueWords } from '#ui/text/CatalogueText';

interface CompareButtonProps {
  item: Item;
  className: string;
  /** A short cut to the button of the item's page: labelled where fingers press it, and no stop of the keyboard. */
  isShortcut?: boolean;
}

export function CompareButton({ item, className, isShortcut = false }: CompareButtonProps) {
  const { t } = useTranslation();
  const translated = useCatalogueWords();
  const isCompared = useShop((state) => selectIsCompared(state, item));
  const dispatch = useShopDispatch();
  return (
    <button
      type="button"
      className={className}
      data-on={isCompared}
      tabIndex={isShortcut ? -1 : undefined}
      aria-label={t(isCompared ? 'card.compared' : 'card.compare', { name: translated(item.name) })}
      onClick={() => dispatch(itemCompared(item))}
    >
      <Icon name="compare" />
      {isShortcut && <span className="touch">{t(isCompared ? 'card.inCompare' : 'card.toCompare')}</span>}
    </button>
  );
}
