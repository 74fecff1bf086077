import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { orderRepeated } from '../../../model/cart/cartSlice';
import type { OrderLine } from '../../../model/order/order';
import { orderAgain } from '../../../model/order/orderAgain';
import type { LineDifference } from '../../../model/order/orderCheck';
import { paths } from '../../../model/paths';
import { selectCart, selectHasKind, selectItem } from '../../../model/shopState';
import { useShopStore } from '../../../storeHooks';
import { Notice } from '../../../ui/Notice';
import { DifferenceText } from '../DifferenceText';
import styles from '../review/differences.module.scss';

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
      {differences.map((difference) => (
        <span className={styles.difference} key={difference.line.cartItemId + difference.kind}>
          <DifferenceText difference={difference} />
        </span>
      ))}
    </Notice>
  );
}

/** Adds an earlier order to the cart at today's prices, and lists what has changed since. */
export function OrderAgain({ lines }: { lines: readonly OrderLine[] }) {
  const { t } = useTranslation('order');
  const store = useShopStore();
  const [outcome, setOutcome] = useState<Outcome>();
  const isDone = outcome?.result === 'all' || outcome?.result === 'some';

  const repeat = (): void => {
    const state = store.getState();
    if (!lines.every(({ kind }) => selectHasKind(state, kind))) {
      return setOutcome({ result: 'unread', differences: [] });
    }
    const { portions, differences } = orderAgain(lines, selectCart(state), (key) => selectItem(state, key));
    if (portions.length === 0) return setOutcome({ result: 'none', differences });
    store.dispatch(orderRepeated(portions));
    const units = (counted: readonly { quantity: number }[]): number =>
      counted.reduce((sum, { quantity }) => sum + quantity, 0);
    setOutcome({ result: units(portions) < units(lines) ? 'some' : 'all', differences });
  };

  return (
    <>
      <p className="go">
        <button
          type="button"
          className="btn line"
          aria-disabled={isDone ? true : undefined}
          onClick={() => {
            if (!isDone) repeat();
          }}
        >
          {t(isDone ? 'again.done' : 'again.label')}
        </button>
      </p>
      {outcome && <OutcomeNotice outcome={outcome} />}
    </>
  );
}
