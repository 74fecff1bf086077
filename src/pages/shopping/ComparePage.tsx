import { useTranslation } from 'react-i18next';
import { useCatalogueStatus } from '#features/catalogue/CatalogueStatus';
import { QuickViewButton } from '#features/catalogue/card/QuickViewButton';
import { CompareContent } from '#features/compare/CompareContent';
import { CompareTables } from '#features/compare/CompareTables';
import { SharedList } from '#features/sharedList/SharedList';
import { isSoldOut } from '#model/availability/availability';
import { itemAdded } from '#model/cart/cartSlice';
import { comparisonKept } from '#model/cart/compareSlice';
import { needsChoice, type Item } from '#model/catalogue/item';
import { paths } from '#model/paths';
import { sharedFrom } from '#model/saved/sharedList';
import { selectCompare } from '#model/shopState';
import { useShop, useShopDispatch } from '#storeHooks';
import { useCatalogueWords } from '#ui/text/CatalogueText';
import { useLinkHash } from '#ui/useLinkHash';
import { ShareListAction } from './ShareListAction';

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
  const { phase } = useCatalogueStatus();
  const own = useShop(selectCompare);
  const hash = useLinkHash();
  const shared = sharedFrom(hash);
  const isCatalogueRead = phase === 'ready';
  return (
    <div className="wrap page-top">
      <div className="bar">
        <h1 tabIndex={-1}>{t(shared ? 'shared.comparison' : 'compare.title')}</h1>
        {!shared && <ShareListAction path={paths.compare} items={own} title={t('shared.comparison')} />}
      </div>
      {shared ? (
        <SharedList
          key={hash}
          shared={shared}
          isCatalogueRead={isCatalogueRead}
          own={own}
          ownPath={paths.compare}
          onKeep={(items) => dispatch(comparisonKept(items))}
        >
          {(items) => <CompareTables items={items} buy={buy} />}
        </SharedList>
      ) : (
        <CompareContent isCatalogueRead={isCatalogueRead} buy={buy} />
      )}
    </div>
  );
}
