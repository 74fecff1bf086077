import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEmptyAddresses } from '#emptyAddresses';
import { listByType, type ListingType } from '#model/lists/listing';
import { paths, productsThatAre } from '#model/paths';
import { selectProducts } from '#model/shopState';
import { Tabs } from '#ui/navigation/Tabs';
import { CardGrid, CardSkeletons } from '#features/catalogue/card/CardGrid';
import { CatalogueGate } from '#features/catalogue/CatalogueGate';
import { useIsEmpty } from '#features/catalogue/CatalogueStatus';
import { useRows } from '#features/catalogue/useRows';

const listings = ['new', 'bestSeller', 'saleItems'] as const satisfies readonly ListingType[];
const addressOf: Record<ListingType, string> = {
  new: productsThatAre('new'),
  bestSeller: paths.products,
  saleItems: productsThatAre('sale'),
};
const productsPerTab = 8;

/** New, best-selling and reduced products. Meals have a page of their own. */
export function ProductTabs() {
  const { t } = useTranslation();
  const id = useId();
  const [chosen, choose] = useState<ListingType>();
  const empty = useEmptyAddresses();
  const offered = listings.filter((name) => !empty.has(addressOf[name]));
  const listing = chosen ?? offered[0] ?? 'bestSeller';
  const products = useRows(selectProducts);
  const goods = useMemo(() => products.filter((product) => !product.meal), [products]);
  const listed = listByType(goods, listing, productsPerTab);
  if (useIsEmpty(goods.length > 0)) return null;
  return (
    <section className="wrap section" aria-labelledby={`${id}-title`}>
      <div className="bar">
        <h2 id={`${id}-title`}>{t('products.title')}</h2>
      </div>
      <Tabs
        label={t('products.lists')}
        panelId={id}
        active={listing}
        onChange={choose}
        tabs={offered.map((name) => ({ id: name, label: t(`products.${name}`) }))}
      />
      <div id={id} role="tabpanel" aria-label={t(`products.${listing}`)}>
        <CatalogueGate hasItems={goods.length > 0} skeleton={<CardSkeletons count={productsPerTab} />}>
          <CardGrid items={listed} />
        </CatalogueGate>
      </div>
    </section>
  );
}
