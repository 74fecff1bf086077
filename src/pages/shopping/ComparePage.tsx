import { useTranslation } from 'react-i18next';
import { QuickViewButton } from '#features/catalogue/card/QuickViewButton';
import { CompareContent } from '#features/compare/CompareContent';
import { CompareTables } from '#features/compare/CompareTables';
import { isSoldOut } from '#model/availability/availability';
import { itemAdded } from '#model/cart/cartSlice';
import { comparisonKept } from '#model/cart/compareSlice';
import { needsChoice, type Item } from '#model/catalogue/item';
import { paths } from '#model/paths';
import { selectCompare } from '#model/shopState';
import { useShop, useShopDispatch } from '#storeHooks';
import { useCatalogueWords } from '#ui/text/CatalogueText';
import { ShareableList } from './ShareableList';

function BuyButton({ item }: { item: Item }) {
  const { t } = useTranslation('basket');
  const translated = useCatalogueWords();
  const dispatch = useShopDispatch();
  if (isSoldOut(item)) return <p className="soft">{t('soldOut')}</p>;
  const action = t(needsChoice(item) ? 'saved.choose' : 'saved.add');
  const label = t('named', { action, name: translated(item.name) });
  return needsChoice(item) ? (
    <QuickViewButton item={item} className="btn line" label={label}>
      {action}
    </QuickViewButton>
  ) : (
    <button type="button" className="btn line" aria-label={label} onClick={() => dispatch(itemAdded(item))}>
      {action}
    </button>
  );
}

const buy = (item: Item) => <BuyButton item={item} />;

export function ComparePage() {
  const { t } = useTranslation('basket');
  const dispatch = useShopDispatch();
  const own = useShop(selectCompare);
  return (
    <ShareableList
      path={paths.compare}
      own={own}
      title={t('compare.title')}
      sharedTitle={t('shared.comparison')}
      onKeep={(items) => dispatch(comparisonKept(items))}
      renderOwn={(isCatalogueRead) => <CompareContent isCatalogueRead={isCatalogueRead} buy={buy} />}
      renderShared={(items) => <CompareTables items={items} buy={buy} />}
    />
  );
}
