import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEmptyAddresses } from '#emptyAddresses';
import { Link } from 'react-router-dom';
import { isSameLine, type CartLine } from '#model/cart/cart';
import { lineRemoved } from '#model/cart/cartSlice';
import { needsDelivery } from '#model/order/delivery';
import { selectCart, selectCartTotal, selectIsPayable, selectPayableLines } from '#model/shopState';
import { useShop, useShopDispatch } from '#storeHooks';
import type { DropdownProps } from '#ui/overlay/dropdownButton';
import { HeaderDropdown } from '#ui/overlay/HeaderDropdown';
import { ChargedNote } from '#ui/money/ChargedNote';
import { useMoney } from '#ui/money/useMoney';
import { Picture } from '#ui/picture/Picture';
import { RemovedLine } from '#ui/line/RemovedLine';
import { useRemovals } from '#ui/line/useRemovals';
import { FreeDelivery } from './FreeDelivery';
import styles from './CartDropdown.module.scss';
import { paths } from '#model/paths';
import sumStyles from './sum.module.scss';
import { CatalogueText, useCatalogueWords } from '#ui/text/CatalogueText';
import { unitPrice } from '#model/money/pricing';
import { taxWording } from '#model/money/tax';
import { Icon } from '#ui/picture/Icon';
import { ChoiceText } from '#ui/text/ChoiceText';
import { useLinePath } from './useLinePath';

interface DropdownLineProps {
  line: CartLine;
  /** Called when the line's link is followed. */
  onFollow: () => void;
  onRemove: () => void;
}

function DropdownLine({ line, onFollow, onRemove }: DropdownLineProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const translated = useCatalogueWords();
  const path = useLinePath(line);
  const isPayable = useShop((state) => selectIsPayable(state, line));
  return (
    <li className={styles.cartLine}>
      <Picture src={line.image[0]} alt="" width={64} height={80} />
      <div>
        <Link to={path} onClick={onFollow}>
          <CatalogueText>{line.name}</CatalogueText>
        </Link>
        <ChoiceText choice={line} />
        <span className="num">
          {line.quantity} × {isPayable ? money(unitPrice(line)) : t('cart.leftOut')}
        </span>
      </div>
      <button type="button" aria-label={t('cart.remove', { name: translated(line.name) })} onClick={onRemove}>
        <Icon name="close" />
      </button>
    </li>
  );
}

/** Total and buttons; they stay visible while the lines above scroll. */
function Foot({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const money = useMoney();
  const total = useShop(selectCartTotal);
  const isDelivered = useShop((state) => needsDelivery(selectPayableLines(state)));
  const isTaxed = taxWording === 'added';
  // What comes on top of the sum of the lines.
  const plus = isDelivered
    ? t(isTaxed ? 'price.tax.added' : 'cart.plusDelivery')
    : isTaxed && t('cart.plusTax');
  return (
    <div className={styles.footOfPop}>
      <FreeDelivery />
      <p className={sumStyles.sum}>
        <span>
          {t('cart.total')} {plus && <small className="soft">{plus}</small>}
        </span>
        <strong className="num">{money(total)}</strong>
        <ChargedNote amount={total} />
      </p>
      <div className={styles.two}>
        <Link className="btn line" to={paths.cart} onClick={onClose}>
          <span className="sentence-case">{t('cart.view')}</span>
        </Link>
        <Link className="btn" to={paths.checkout} onClick={onClose}>
          <span className="sentence-case">{t('cart.checkout')}</span>
        </Link>
      </div>
    </div>
  );
}

function Empty({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const hasPrograms = !useEmptyAddresses().has(paths.programs);
  return (
    <div className={styles.empty}>
      <span className="arch">
        <Picture src="/pictures/empty-bag.svg" alt="" />
      </span>
      <p className={styles.say}>{t('cart.empty')}</p>
      <p className="soft">{t(hasPrograms ? 'cart.emptyText' : 'cart.emptyShopText')}</p>
      <Link className="btn line" to={hasPrograms ? paths.programs : paths.shop} onClick={onClose}>
        {t(hasPrograms ? 'cart.emptyAction' : 'notFound.shop')}
      </Link>
    </div>
  );
}

/** Mounted, already open, by the first click on the cart button. */
export function CartDropdown({ label, face }: DropdownProps) {
  const { t } = useTranslation();
  const translated = useCatalogueWords();
  const dispatch = useShopDispatch();
  const [isOpen, setOpen] = useState(true);
  const lines = useShop(selectCart);
  const { places, note, forget } = useRemovals<CartLine, 'removed'>(lines, isSameLine);
  const toggle = (open: boolean): void => {
    if (!open) forget();
    setOpen(open);
  };
  const close = (): void => toggle(false);
  return (
    <HeaderDropdown
      className={styles.cartDropdown}
      label={label}
      face={face}
      isOpen={isOpen}
      onToggle={toggle}
    >
      {places.length > 0 && (
        <ul className={styles.lines}>
          {places.map(({ entry, removal }) =>
            entry ? (
              <DropdownLine
                key={entry.cartItemId}
                line={entry}
                onFollow={close}
                onRemove={() => {
                  note(entry, 'removed');
                  dispatch(lineRemoved(entry.cartItemId));
                }}
              />
            ) : (
              <RemovedLine
                key={removal.entry.cartItemId}
                removal={removal}
                className={styles.removed}
                text={t('cart.removed', { name: translated(removal.entry.name) })}
              />
            ),
          )}
        </ul>
      )}
      {lines.length > 0 ? <Foot onClose={close} /> : <Empty onClose={close} />}
    </HeaderDropdown>
  );
}
