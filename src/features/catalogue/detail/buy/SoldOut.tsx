import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Choice, Product } from '#model/catalogue/item';
import { isChosen, isSoldOut } from '#model/availability/availability';
import { colorsOfSize, withColor } from '#model/availability/variationChoice';
import { relatedItems } from '#model/lists/related';
import { itemPath } from '#model/paths';
import { selectItems } from '#model/shopState';
import { forgetStockWish, isStockWished, wishForStock } from '#services/syncedStockWishes';
import { useShop } from '#storeHooks';
import { CatalogueText } from '#ui/text/CatalogueText';
import { Icon } from '#ui/picture/Icon';
import { Picture } from '#ui/picture/Picture';
import { Price } from '#ui/money/Price';
import styles from './SoldOut.module.scss';

const closest = 3;

interface SoldOutProps {
  product: Product;
  choice: Choice;
  onChoose: (choice: Choice) => void;
}

/** Shown instead of the add button when sold out: a stock notification, colours that have the size, and similar items. */
export function SoldOut({ product, choice, onChoose }: SoldOutProps) {
  const { t } = useTranslation('item');
  const id = useId();
  // Until a colour and size are chosen, any will do.
  const wish = { ...(isChosen(product, choice) && choice), id: product.id };
  const [isWished, setWished] = useState(() => isStockWished(wish));
  const items = useShop(selectItems);
  const others = relatedItems(
    product,
    items.filter((item) => !isSoldOut(item)),
    closest,
  );
  const { selectedProductColor: color, selectedProductSize: size } = choice;
  const colors = isChosen(product, choice)
    ? colorsOfSize(product, choice).filter(({ name, state }) => state === 'free' && name !== color)
    : [];
  const toggle = (): void => {
    setWished(!isWished);
    void (isWished ? forgetStockWish(wish) : wishForStock(wish));
  };
  return (
    <div className={styles.soldOut}>
      <button type="button" className="btn line" aria-pressed={isWished} onClick={toggle}>
        <Icon name={isWished ? 'check' : 'clock'} />
        {t('back.tell')}
      </button>
      <output className="soft">{isWished ? t('back.kept') : ''}</output>
      {colors.length > 0 && (
        <p className={styles.colors}>
          <span>
            {t('back.colors')} {size !== undefined && <CatalogueText of="size">{size}</CatalogueText>}
          </span>
          {colors.map(({ name }) => (
            <button
              key={name}
              type="button"
              className="btn line"
              onClick={() => onChoose(withColor(product, choice, name))}
            >
              <CatalogueText of="color">{name}</CatalogueText>
            </button>
          ))}
        </p>
      )}
      {others.length > 0 && (
        <section aria-labelledby={id}>
          <h2 id={id}>{t('back.closest')}</h2>
          <ul>
            {others.map((other) => (
              <li key={other.id}>
                <Picture src={other.image[0]} alt="" width={64} height={80} />
                <div>
                  <Link to={itemPath(other)}>
                    <CatalogueText>{other.name}</CatalogueText>
                  </Link>
                  <Price of={other} />
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
