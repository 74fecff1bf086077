import { useTranslation } from 'react-i18next';
import { useCatalogueStatus } from '#features/catalogue/CatalogueStatus';
import { QuickViewButton } from '#features/catalogue/card/QuickViewButton';
import { CompareContent } from '#features/compare/CompareContent';
import { isSoldOut } from '#model/availability/availability';
import { itemAdded } from '#model/cart/cartSlice';
import { needsChoice } from '#model/catalogue/item';
import { useShopDispatch } from '#storeHooks';
import { useCatalogueWords } from '#ui/text/CatalogueText';

export function ComparePage() {
  const { t } = useTranslation('basket');
  const say = useCatalogueWords();
  const dispatch = useShopDispatch();
  const { phase } = useCatalogueStatus();
  return (
    <div className="wrap page-top">
      <div className="bar">
        <h1 tabIndex={-1}>{t('compare.title')}</h1>
      </div>
      <CompareContent
        isCatalogueRead={phase === 'ready'}
        buy={(item) => {
          if (isSoldOut(item)) return <p className="soft">{t('soldOut')}</p>;
          const action = t(needsChoice(item) ? 'saved.choose' : 'saved.add');
          const label = t('named', { action, name: say(item.name) });
          return needsChoice(item) ? (
            <QuickViewButton item={item} className="btn line" label={label}>
              {action}
            </QuickViewButton>
          ) : (
            <button
              type="button"
              className="btn line"
              aria-label={label}
              onClick={() => dispatch(itemAdded(item))}
            >
              {action}
            </button>
          );
        }}
      />
    </div>
  );
}
