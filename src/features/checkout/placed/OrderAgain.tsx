import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { countUnits } from '#model/cart/cart';
import { orderRepeated } from '#model/cart/cartSlice';
import type { OrderLine } from '#model/order/order';
import { orderAgain } from '#model/order/orderAgain';
import type { LineDifference } from '#model/order/orderCheck';
import { paths } from '#model/paths';
import {
  selectCart,
  selectHasKind,
  selectItem,
  selectProducts,
  selectPrograms,
  type ShopState,
} from '#model/shopState';
import { useShopStore } from '#storeHooks';
import { Notice } from '#ui/Notice';
import { reportError } from '#reportError';
import { DifferenceTexts } from '#features/checkout/DifferenceTexts';
import type { Store } from '@reduxjs/toolkit';
import type { Item, Product, Program } from '#model/catalogue/item';
import { productsReceived } from '#model/catalogue/productSlice';
import { programsReceived } from '#model/catalogue/programSlice';
import type { ItemKey } from '#model/saved/savedItem';
import { itemKey } from '#model/search/itemKey';
import { readItem } from '#services/firebase/readItem';

/**
 * Asks the database for the items that the store does not have: while a long catalogue is being read, one that is missing need
 * not be gone. Throws CatalogueReadError.
 */
async function bringItems(store: Store<ShopState>, wanted: readonly ItemKey[]): Promise<void> {
  const isMissing = (key: ItemKey): boolean => !selectItem(store.getState(), key);
  const missing = new Map(wanted.filter(isMissing).map((key) => [itemKey(key), key]));
  const answers = await Promise.all([...missing.values()].map((key) => readItem(key)));
  // What was being read may have come in the meantime.
  const found = answers.filter((item): item is Item => item !== undefined && isMissing(item));
  const programs = found.filter((item): item is Program => item.kind === 'program');
  const products = found.filter((item): item is Product => item.kind === 'product');
  const state = store.getState();
  if (programs.length > 0) store.dispatch(programsReceived([...selectPrograms(state), ...programs]));
  if (products.length > 0) store.dispatch(productsReceived([...selectProducts(state), ...products]));
}

interface Outcome {
  result: 'all' | 'some' | 'none' | 'unread';
  differences: LineDifference[];
}

/** The result, with everything that differs from the earlier order. */
function OutcomeNotice({ outcome: { result, differences } }: { outcome: Outcome }) {
  const { t } = useTranslation('order');
  return (
    <Notice tone={result === 'all' ? 'success' : 'warn'}>
      {t(`again.${result}`)}{' '}
      {(result === 'all' || result === 'some') && <Link to={paths.cart}>{t('again.cart')}</Link>}
      <DifferenceTexts differences={differences} />
    </Notice>
  );
}

/** Adds an earlier order to the cart at today's prices, and lists what has changed since. */
export function OrderAgain({ lines }: { lines: readonly OrderLine[] }) {
  const { t } = useTranslation('order');
  const store = useShopStore();
  const [outcome, setOutcome] = useState<Outcome>();
  const [isAsking, setIsAsking] = useState(false);
  const isDone = outcome?.result === 'all' || outcome?.result === 'some';

  const canBeRead = async (): Promise<boolean> => {
    if (!lines.every(({ kind }) => selectHasKind(store.getState(), kind))) return false;
    setIsAsking(true);
    try {
      await bringItems(store, lines);
      return true;
    } catch (error) {
      reportError(error, 'The items of an earlier order could not be read.', 'warning');
      return false;
    } finally {
      setIsAsking(false);
    }
  };

  const repeat = async (): Promise<void> => {
    if (!(await canBeRead())) return setOutcome({ result: 'unread', differences: [] });
    const state = store.getState();
    const { portions, differences } = orderAgain(lines, selectCart(state), (key) => selectItem(state, key));
    if (portions.length === 0) return setOutcome({ result: 'none', differences });
    store.dispatch(orderRepeated(portions));
    setOutcome({ result: countUnits(portions) < countUnits(lines) ? 'some' : 'all', differences });
  };

  return (
    <>
      <p className="go">
        <button
          type="button"
          className="btn line"
          aria-disabled={isDone || isAsking ? true : undefined}
          aria-busy={isAsking}
          onClick={() => {
            if (!isDone && !isAsking) void repeat();
          }}
        >
          {t(isDone ? 'again.done' : 'again.label')}
        </button>
      </p>
      {outcome && <OutcomeNotice outcome={outcome} />}
    </>
  );
}
