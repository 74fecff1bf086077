import { Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '#brand';
import { imagesOf, type Product } from '#model/catalogue/item';
import { Breadcrumb } from '#ui/navigation/Breadcrumb';
import { PageHead } from '#ui/head/PageHead';
import { dimensionPreview } from '#features/catalogue/sections/dimensionPictures';
import { ChargedNote } from '#ui/money/ChargedNote';
import { unitPrice } from '#model/money/pricing';
import { Price } from '#ui/money/Price';
import { BuyBar } from '#features/catalogue/detail/buy/BuyBar';
import { BuyBox } from '#features/catalogue/detail/buy/BuyBox';
import { Gallery, type GalleryLayout } from '#features/catalogue/detail/gallery/Gallery';
import { kitchenChoice } from '#services/storage/kitchenChoice';
import { ExcludedAllergens } from '#ui/text/ExcludedAllergens';
import { useStoredValue } from '#ui/useStoredValue';
import { BasePrice } from '#ui/money/BasePrice';
import { ItemTopics } from '#features/catalogue/detail/ItemTopics';
import { Measurements } from './ProductFacts';
import { MoreItems } from '#features/catalogue/detail/MoreItems';
import { ProductFacts } from './ProductFacts';
import { Promises } from '#features/catalogue/detail/Promises';
import { ShareButton } from '#features/catalogue/detail/ShareButton';
import { useAddressChoice } from '#features/catalogue/detail/useAddressChoice';
import { usePurchase } from '#features/catalogue/detail/buy/usePurchase';
import { useMealPurchase } from '#features/catalogue/detail/buy/useMealPurchase';
import { lazyPart } from '#ui/lazy/lazyPart';
import { HydratedApart } from '#ui/HydratedApart';
import { classNames } from '#ui/classNames';
import styles from '#features/catalogue/detail/detail.module.scss';
import { itemPath, paths, withQuery } from '#model/paths';
import { CatalogueText, useCatalogueWords, useMarkedWords } from '#ui/text/CatalogueText';

/** Meals alone come by courier. */
const courierLine = lazyPart(() => import('#ui/courier/CourierLine').then((module) => module.CourierLine));

/** A product with its pictures, the choice of colour and size, and what goes with it. */
export function ProductDetail({ product, gallery }: { product: Product; gallery: GalleryLayout }) {
  const { t } = useTranslation(['item', 'common']);
  const mark = useMarkedWords();
  const say = useCatalogueWords();
  const [choice, choose] = useAddressChoice(product);
  const { purchase, question } = useMealPurchase(product, usePurchase(product, choice));
  const [leftOut] = useStoredValue(kitchenChoice);
  const buyRow = useRef<HTMLDivElement>(null);
  const images = imagesOf(product, choice);
  const [category] = product.category;
  const [dimension] = product.dimensions;
  return (
    <>
      <PageHead
        title={say(product.name)}
        template={brand.name}
        description={say(product.summary || product.description)}
        canonical={itemPath(product)}
        picture={dimension && dimensionPreview(dimension)}
        type="product"
      />
      <div className={classNames(styles.product, styles[gallery])} data-dim={dimension?.toLowerCase()}>
        <HydratedApart>
          <Gallery key={images[0]} name={say(product.name)} images={images} layout={gallery} />
        </HydratedApart>
        <div className={styles.info}>
          <Breadcrumb
            label={t('crumbs')}
            trail={[
              { text: t('shop'), to: paths.shop },
              ...(category
                ? [{ ...mark(category, 'category'), to: withQuery(paths.shop, { category }) }]
                : []),
              mark(product.name),
            ]}
          />
          <h1 tabIndex={-1}>
            <CatalogueText>{product.name}</CatalogueText>
          </h1>
          <HydratedApart>
            <Price of={product}>
              <ChargedNote dollars={unitPrice(product)} />
            </Price>
            <BasePrice product={product} />
            <p className="soft">
              {t(brand.isTaxIncluded ? 'common:price.taxIncluded' : 'common:price.taxAdded')}
            </p>
          </HydratedApart>
          {product.summary && (
            <p className="lead">
              <CatalogueText>{product.summary}</CatalogueText>
            </p>
          )}
          <ExcludedAllergens item={product} choice={leftOut} />
          <BuyBox item={product} choice={choice} onChoose={choose} purchase={purchase} rowRef={buyRow} />
          {product.meal && (
            <Suspense>
              <courierLine.Part />
            </Suspense>
          )}
          <HydratedApart>
            <Promises product={product} />
            <Measurements product={product} />
            <ItemTopics item={product} />
            <ShareButton title={say(product.name)} />
          </HydratedApart>
        </div>
      </div>
      {question}
      <HydratedApart>
        <ProductFacts product={product} />
        <MoreItems item={product} />
      </HydratedApart>
      <BuyBar
        item={product}
        buyRow={buyRow}
        canAdd={purchase.canAdd}
        onAdd={() => {
          if (purchase.add() === 'choiceMissing') buyRow.current?.scrollIntoView({ block: 'center' });
        }}
      />
    </>
  );
}
