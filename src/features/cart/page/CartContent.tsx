import { useTranslation } from 'react-i18next';
import { useEmptyAddresses } from '#emptyAddresses';
import { countUnits, isSameLine, type CartLine } from '#model/cart/cart';
import { cartCleared, lineRemoved, linesRestored, priceChangesSeen } from '#model/cart/cartSlice';
import { selectCart, selectPayableLines } from '#model/shopState';
import { useShop, useShopDispatch } from '#storeHooks';
import { ConfirmedButton } from '#ui/overlay/ConfirmedButton';
import { Notice } from '#ui/Notice';
import { RemovedLine } from '#ui/line/RemovedLine';
import { RemovedNote } from '#ui/line/RemovedNote';
import { useRemovals } from '#ui/line/useRemovals';
import { CartRow } from './CartRow';
import { CartSummary } from './CartSummary';
import styles from './CartContent.module.scss';
import { useCatalogueWords } from '#ui/text/CatalogueText';
import { useChoiceText } from '#ui/text/ChoiceText';
import { Link } from 'react-router-dom';
import { EmptyPage } from '#ui/EmptyPage';
import { paths } from '#model/paths';

function EmptyCart() {
  const { t } = useTranslation();
  const hasPrograms = !useEmptyAddresses().has(paths.programs);
  return (
    <EmptyPage
      picture="/pictures/empty-bag.svg"
      title={t('cart.empty')}
      text={t(hasPrograms ? 'cart.emptyText' : 'cart.emptyShopText')}
    >
      {hasPrograms && (
        <Link className="btn" to={paths.programs}>
          {t('cart.emptyAction')}
        </Link>
      )}
      <Link className="under" to={paths.shop}>
        {t('notFound.shop')}
      </Link>
    </EmptyPage>
  );
}

/** The cart with everything that can be done to it. */
export function CartContent({ isCatalogueRead }: { isCatalogueRead: boolean }) {
  const { t } = useTranslation('basket');
  const translated = useCatalogueWords();
  const choiceText = useChoiceText();
  const nameOf = (line: CartLine): string =>
    [translated(line.name), choiceText(line)].filter(Boolean).join(', ');
  const dispatch = useShopDispatch();
  const lines = useShop(selectCart);
  const { places, note, cleared, noteAll } = useRemovals<CartLine, 'removed' | 'saved'>(lines, isSameLine);
  const payable = useShop(selectPayableLines);
  const unpayable = lines.filter((line) => !payable.includes(line));
  const takeOut = (): void => {
    for (const line of unpayable) {
      note(line, 'removed');
      dispatch(lineRemoved(line.cartItemId));
    }
  };
  const isEmpty = lines.length === 0;
  return (
    <>
      {lines.some(({ priceBefore }) => priceBefore !== undefined) && (
        <Notice tone="info" action={{ label: t('cart.understood'), run: () => dispatch(priceChangesSeen()) }}>
          {t('cart.pricesChanged')}
        </Notice>
      )}
      {unpayable.length > 0 && (
        <Notice tone="warn" action={{ label: t('cart.takeOut', { count: unpayable.length }), run: takeOut }}>
          {t('cart.unpayable', { count: unpayable.length })}
        </Notice>
      )}
      {cleared.length > 0 && (
        <RemovedNote
          text={t('cart.clearedNote')}
          undo={t('undo')}
          onUndo={() => dispatch(linesRestored({ lines: cleared, index: 0 }))}
        />
      )}
      <div className={isEmpty ? undefined : styles.cartPage}>
        {places.length > 0 && (
          <ul className={styles.cartRows}>
            {places.map(({ entry, removal }) =>
              entry ? (
                <CartRow
                  key={entry.cartItemId}
                  line={entry}
                  isCatalogueRead={isCatalogueRead}
                  onRemove={(way) => note(entry, way)}
                />
              ) : (
                <RemovedLine
                  key={removal.entry.cartItemId}
                  removal={removal}
                  text={t(`cart.note.${removal.way}`, { name: nameOf(removal.entry) })}
                />
              ),
            )}
          </ul>
        )}
        {isEmpty ? <EmptyCart /> : <CartSummary />}
      </div>
      {!isEmpty && (
        <ConfirmedButton
          label={t('cart.clear')}
          title={t('cart.clearTitle')}
          text={t('cart.clearText', { count: countUnits(lines) })}
          confirm={t('cart.clearConfirm')}
          cancel={t('cart.clearCancel')}
          onConfirm={() => {
            noteAll();
            dispatch(cartCleared());
          }}
        />
      )}
    </>
  );
}
