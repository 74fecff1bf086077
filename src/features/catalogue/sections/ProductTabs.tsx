import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listByType, type ListingType } from '#model/lists/listing';
import { selectProducts } from '#model/shopState';
import { Tabs } from '#ui/navigation/Tabs';
import { CardGrid, CardSkeletons } from '#features/catalogue/card/CardGrid';
import { CatalogueGate } from '#features/catalogue/CatalogueGate';
import { useRows } from '#features/catalogue/useRows';

const listings = ['new', 'bestSeller', 'saleItems'] as const satisfies readonly ListingType[];
const productsPerTab = 8;

/** New, best-selling and reduced products. Meals have a page of their own. */
export function ProductTabs() {
  const { t } = useTranslation();
  const id = useId();
  const [listing, setListing] = useState<ListingType>('new');
  const products = useRows(selectProducts);
  const goods = useMemo(() => products.filter((product) => !product.meal), [products]);
  const listed = useMemo(() => listByType(goods, listing, productsPerTab), [goods, listing]);
  return (
    <section className="wrap section" aria-labelledby={`${id}-title`}>
      <div className="bar">
        <h2 id={`${id}-title`}>{t('products.title')}</h2>
      </div>
      <Tabs
        label={t('products.lists')}
        panelId={id}
        active={listing}
        onChange={setListing}
        tabs={listings.map((name) => ({ id: name, label: t(`products.${name}`) }))}
      />
      <div id={id} role="tabpanel" aria-label={t(`products.${listing}`)}>
        <CatalogueGate hasItems={goods.length > 0} skeleton={<CardSkeletons count={productsPerTab} />}>
          <CardGrid items={listed} />
        </CatalogueGate>
      </div>
    </section>
  );
}
