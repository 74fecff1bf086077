import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isFew, isSoldOut } from '#model/availability/availability';
import { unitsOfItem } from '#model/cart/cart';
import { stockOf, type Item, type Product } from '#model/catalogue/item';
import { useShop } from '#storeHooks';
import { Icon } from '#ui/picture/Icon';
import { Picture } from '#ui/picture/Picture';
import { DimensionIcon } from '#ui/picture/DimensionIcon';
import { BasePrice } from '#ui/money/BasePrice';
import { CatalogueText, useCatalogueWords } from '#ui/text/CatalogueText';
import { CompareButton } from './CompareButton';
import { Price } from '#ui/money/Price';
import { ProgramCardFacts } from '#features/catalogue/ProgramCardFacts';
import { QuickViewButton } from './QuickViewButton';
import { WishButton } from './WishButton';
import { itemPath } from '#model/paths';

/** A program outside the dimensions still says what it is; the database's own word for that is "Program". */
function ProgramCategory({ category = 'Program' }: { category?: string }) {
  const { t } = useTranslation();
  return category === 'Program' ? t('card.program') : <CatalogueText of="category">{category}</CatalogueText>;
}

function Badge({ item }: { item: Item }) {
  const { t } = useTranslation();
  if (item.kind === 'program') {
    const [dimension] = item.dimensions;
    return (
      <span className="tag">
        {dimension && <DimensionIcon dimension={dimension} />}
        {dimension ? t(`dimension.${dimension}`) : <ProgramCategory category={item.category[0]} />}
      </span>
    );
  }
  if (isSoldOut(item)) return <span className="tag">{t('card.soldOut')}</span>;
  return item.new ? <span className="tag">{t('card.new')}</span> : null;
}

/** How many are left, while these are few. */
function FewLeft({ product, left }: { product: Product; left: number }) {
  const { t } = useTranslation();
  const inCart = useShop(({ cart }) => unitsOfItem(cart, product));
  return <span>{t(inCart < left ? 'card.left' : 'card.allInCart', { count: left })}</span>;
}

function Facts({ item }: { item: Item }) {
  const { t } = useTranslation();
  if (item.kind === 'program') {
    return (
      <p className="facts">
        <ProgramCardFacts program={item} />
      </p>
    );
  }
  if (item.meal) return <p className="facts">{t('card.courier')}</p>;
  const stock = stockOf(item);
  const colours = item.variation.length;
  if (colours < 2 && !isFew(stock)) return null;
  return (
    <p className="facts">
      {colours > 1 && <span>{t('card.colors', { count: colours })}</span>}
      {isFew(stock) && <FewLeft product={item} left={stock} />}
    </p>
  );
}

interface ItemCardProps {
  item: Item;
  heading?: 'h2' | 'h3' | 'h4';
  /** True for cards of the first view, whose pictures should not wait. */
  isFirst?: boolean;
  /** True where there is room for a sentence about the item. */
  hasSummary?: boolean;
}

/**
 * A program or product in a list. With the keyboard it is two stops, name and heart: quick view and comparison are short cuts
 * to what the item's own page has.
 */
export const ItemCard = memo(function ItemCard({
  item,
  heading: Heading = 'h3',
  isFirst = false,
  hasSummary = false,
}: ItemCardProps) {
  const { t } = useTranslation();
  const translated = useCatalogueWords();
  const path = itemPath(item);
  const isSold = isSoldOut(item);
  const [first, second] = item.image;
  // Fetched with the first mouse over the card: a finger never hovers, and most cards are only scrolled past.
  const [wasHovered, setHovered] = useState(false);
  // One that is not portrait would show a cut-out of itself, as large as the card.
  const [isPortrait, setPortrait] = useState(false);
  return (
    <li
      className={isSold ? 'card sold' : 'card'}
      data-dim={item.dimensions[0]?.toLowerCase()}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setHovered(true)}
    >
      <Heading>
        <Link to={path}>
          <CatalogueText>{item.name}</CatalogueText>
        </Link>
      </Heading>
      <Link className="pic" to={path} tabIndex={-1} aria-hidden="true">
        <Picture src={first} alt="" isFirst={isFirst} />
        {wasHovered && second && (
          <Picture
            src={second}
            alt=""
            className={isPortrait ? 'second' : 'second uncut'}
            onShown={({ naturalWidth, naturalHeight }) => setPortrait(naturalHeight > naturalWidth)}
          />
        )}
      </Link>
      <Badge item={item} />
      <WishButton item={item} className="save" />
      <QuickViewButton
        item={item}
        className="peek"
        label={t('card.quickView', { name: translated(item.name) })}
      >
        <Icon name="eye" />
      </QuickViewButton>
      <Facts item={item} />
      {hasSummary && item.summary && (
        <p className="summary">
          <CatalogueText>{item.summary}</CatalogueText>
        </p>
      )}
      <div className="deal">
        <div>
          <Price of={item} />
          {item.kind === 'product' && <BasePrice product={item} />}
        </div>
        <CompareButton item={item} className="compare" isShortcut />
      </div>
    </li>
  );
});
