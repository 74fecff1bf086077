import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '#brand';
import { salesTax } from '#model/money/tax';
import { itemPreview } from '#model/photos';
import { imagesOf, type Product, type Choice } from '#model/catalogue/item';
import { Breadcrumb } from '#ui/navigation/Breadcrumb';
import { PageHead } from '#ui/head/PageHead';
import { dimensionPreview } from '#ui/picture/dimensionPictures';
import { BuyBar } from '#features/catalogue/detail/buy/BuyBar';
import { BuyBox } from '#features/catalogue/detail/buy/BuyBox';
import { Gallery, type GalleryLayout } from '#features/catalogue/detail/gallery/Gallery';
import { kitchenChoice } from '#services/storage/kitchenChoice';
import { ExcludedAllergens } from '#ui/text/ExcludedAllergens';
import { useStoredValue } from '#ui/useStoredValue';
import { BasePrice } from '#ui/money/BasePrice';
import { ItemTitle } from '#features/catalogue/detail/ItemTitle';
import { ItemTopics } from '#features/catalogue/detail/ItemTopics';
import { Measurements, ProductFacts } from './ProductFacts';
import { MoreItems } from '#features/catalogue/detail/MoreItems';
import { Promises } from '#features/catalogue/detail/Promises';
import { ShareButton } from '#features/catalogue/detail/ShareButton';
import { usePurchase, type AddOutcome, type Purchase } from '#features/catalogue/detail/buy/usePurchase';
import { AskCourier } from '#ui/courier/AskCourier';
import { CourierLine } from '#ui/courier/CourierLine';
import { HydratedLater } from '#ui/HydratedLater';
import { classNames } from '#ui/classNames';
import styles from '#features/catalogue/detail/detail.module.scss';
import { itemPath, paths, withQuery } from '#model/paths';
import { CatalogueText, useCatalogueWords, useMarkedWords } from '#ui/text/CatalogueText';
import { useSearchParams } from 'react-router-dom';
import { gonePart, startingChoice, type AskedChoice } from '#model/availability/variationChoice';

/** The chosen colour and size, kept in the address: ?color=Fern&size=M. */
function useAddressChoice(): [AskedChoice, (choice: Choice) => void] {
  const [params, setParams] = useSearchParams();
  const choose = ({ selectedProductColor: color, selectedProductSize: size }: Choice): void =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('color');
        next.delete('size');
        if (color !== undefined) next.set('color', color);
        if (size !== undefined) next.set('size', size);
        return next;
      },
      { replace: true },
    );
  return [{ color: params.get('color'), size: params.get('size') }, choose];
}

/** A meal goes into the cart once it is known where and when it shall be brought; everything else at once. */
function useMealPurchase(product: Product, purchase: Purchase): { purchase: Purchase; question: ReactNode } {
  const [isAsking, setAsking] = useState(false);
  if (!product.meal) return { purchase, question: null };
  const add = (): AddOutcome => {
    if (!purchase.canAdd || purchase.note.kind === 'choose') return purchase.add();
    setAsking(true);
    return 'asking';
  };
  const question = isAsking && (
    <AskCourier
      onReady={() => {
        purchase.add();
        setAsking(false);
      }}
      onClose={() => setAsking(false)}
    />
  );
  return { purchase: { ...purchase, add }, question };
}

/** A product with its pictures, the choice of colour and size, and what goes with it. */
export function ProductDetail({ product, gallery }: { product: Product; gallery: GalleryLayout }) {
  const { t } = useTranslation(['item', 'common']);
  const mark = useMarkedWords();
  const translated = useCatalogueWords();
  const [asked, choose] = useAddressChoice();
  const choice = startingChoice(product, asked);
  const { purchase, question } = useMealPurchase(product, usePurchase(product, choice));
  const [leftOut] = useStoredValue(kitchenChoice);
  const buyRow = useRef<HTMLDivElement>(null);
  const images = imagesOf(product, choice);
  const [category] = product.category;
  const [dimension] = product.dimensions;
  return (
    <>
      <PageHead
        title={translated(product.name)}
        template={brand.name}
        description={translated(product.summary || product.description)}
        canonical={itemPath(product)}
        picture={itemPreview(product.image) ?? (dimension && dimensionPreview(dimension))}
        type="product"
      />
      <div className={classNames(styles.product, styles[gallery])} data-dim={dimension?.toLowerCase()}>
        <Breadcrumb
          label={t('crumbs')}
          trail={[
            { text: t('shop'), to: paths.shop },
            ...(category ? [{ ...mark(category, 'category'), to: withQuery(paths.shop, { category }) }] : []),
            mark(product.name),
          ]}
        />
        <ItemTitle item={product}>
          <BasePrice product={product} />
          <p className="soft">{t(`common:price.tax.${salesTax.prices}`)}</p>
        </ItemTitle>
        <Gallery key={images[0]} name={translated(product.name)} images={images} layout={gallery} />
        <div className={styles.info}>
          {product.summary && (
            <p className="lead">
              <CatalogueText>{product.summary}</CatalogueText>
            </p>
          )}
          <ExcludedAllergens item={product} choice={leftOut} />
          <BuyBox
            item={product}
            choice={choice}
            gone={gonePart(product, asked)}
            onChoose={choose}
            purchase={purchase}
            rowRef={buyRow}
          />
          {product.meal && <CourierLine />}
          <HydratedLater>
            <Promises product={product} />
            <Measurements product={product} />
            <ItemTopics item={product} />
            <ShareButton title={translated(product.name)} />
          </HydratedLater>
        </div>
      </div>
      {question}
      <HydratedLater>
        <ProductFacts product={product} />
        <MoreItems item={product} />
      </HydratedLater>
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
