import { useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { needsChoice, type Choice, type Item } from '#model/catalogue/item';
import { QuantityField } from '#ui/line/QuantityField';
import { CompareButton } from '#features/catalogue/card/CompareButton';
import { WishButton } from '#features/catalogue/card/WishButton';
import { SoldOut } from './SoldOut';
import type { Purchase } from './usePurchase';
import { VariationFields } from './VariationFields';
import styles from './BuyBox.module.scss';
import { useCatalogueWords } from '#ui/text/CatalogueText';
import { Link } from 'react-router-dom';
import type { StockNote } from '#model/availability/stockNote';
import { paths } from '#model/paths';
import { classNames } from '#ui/classNames';

/** Stock and units already in the cart, in words; announced when it changes. */
function StockLine({ note: { kind, left, inCart } }: { note: StockNote }) {
  const { t } = useTranslation('item');
  return (
    <p className={classNames(styles.stock, styles[kind])} role="status">
      <span className={styles.dot} aria-hidden="true" />
      <span>
        {t(`stock.${kind}`, { count: left })}
        {inCart > 0 && kind !== 'allInCart' && <> · {t('stock.inCart', { count: inCart })}</>}
      </span>
    </p>
  );
}

interface BuyBoxProps {
  item: Item;
  choice: Choice;
  /** The part of what was chosen that the item no longer comes in. */
  gone?: 'color' | 'size' | undefined;
  onChoose: (choice: Choice) => void;
  purchase: Purchase;
  /** Ref to the row with the add button, for the bar that has to know whether it is visible. */
  rowRef?: RefObject<HTMLDivElement | null>;
}

/** Colour and size, stock, quantity, and the buttons to add, save and compare. */
export function BuyBox({ item, choice, gone, onChoose, purchase, rowRef }: BuyBoxProps) {
  const { t } = useTranslation('item');
  const translated = useCatalogueWords();
  const sizes = useRef<HTMLFieldSetElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const { note, quantity, setQuantity, canAdd, isSizeMissing, add } = purchase;
  return (
    <div className="screen-only">
      {needsChoice(item) && (
        <VariationFields
          product={item}
          choice={choice}
          gone={gone}
          onChoose={onChoose}
          isSizeMissing={isSizeMissing}
          sizeRef={sizes}
        />
      )}
      <StockLine note={note} />
      <div className={styles.buy} ref={rowRef}>
        {item.kind === 'product' && canAdd && (
          <QuantityField
            value={quantity}
            most={note.free}
            labels={{
              field: t('quantity.field', { name: translated(item.name) }),
              less: t('quantity.less'),
              more: t('quantity.more'),
            }}
            onLess={() => setQuantity(quantity - 1)}
            onMore={() => setQuantity(quantity + 1)}
            onTyped={setQuantity}
          />
        )}
        <button
          ref={addButton}
          type="button"
          className="btn big"
          aria-disabled={!canAdd}
          onClick={() => {
            if (add() === 'choiceMissing')
              sizes.current?.querySelector<HTMLInputElement>('input:enabled')?.focus();
          }}
        >
          {t(note.kind === 'soldOut' ? 'soldOut' : 'add')}
        </button>
        <span className={styles.keep}>
          <WishButton item={item} className="square edge" />
          <CompareButton item={item} className="square edge" />
        </span>
        {note.inCart > 0 && (
          // After the button: the next stop of a keyboard, and nothing above moves when something was added.
          <Link className={classNames('link', styles.toCart)} to={paths.cart}>
            {t('viewCart')}
          </Link>
        )}
      </div>
      {item.kind === 'product' && note.kind === 'soldOut' && (
        <SoldOut
          key={`${choice.selectedProductColor} ${choice.selectedProductSize}`}
          product={item}
          choice={choice}
          onChoose={(other) => {
            onChoose(other);
            // What was pressed is gone with the choice that was sold out.
            addButton.current?.focus();
          }}
        />
      )}
    </div>
  );
}
