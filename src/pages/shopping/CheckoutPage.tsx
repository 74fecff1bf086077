import { Suspense, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useAccount, type Account } from '#features/account/session/accountContext';
import { Checkout, type CheckoutStep } from '#features/checkout/Checkout';
import type { Shopper } from '#features/checkout/details/WhoOrders';
import { browserOrders, idOf } from '#services/storage/orderMemory';
import { selectCart } from '#model/shopState';
import { useShop } from '#storeHooks';
import { lazyPart } from '#ui/lazy/lazyPart';
import { Spinner } from '#ui/Spinner';
import { PricesFailed } from './PricesFailed';

const confirmation = lazyPart(() =>
  import('#features/checkout/placed/OrderPlaced').then((module) => module.OrderPlaced),
);

/** Lazy: the link to the member dashboard is shown only after a member has bought a program. */
const dashboard = lazyPart(() =>
  import('#features/account/menu/DashboardButton').then((module) => module.DashboardButton),
);

function shopperOf(account: Account): Shopper {
  if (account.phase === 'member') {
    const { uid, email } = account.member;
    return { kind: 'member', uid, email, displayName: account.displayName };
  }
  // Most visitors are guests: only somebody who was a member last time is waited for.
  return { kind: account.phase === 'starting' && account.wasMember ? 'starting' : 'guest' };
}

/** The checkout. Its step stands in the address, so that Back leads one step back. */
export function CheckoutPage() {
  const { t } = useTranslation(['checkout', 'common']);
  const account = useAccount();
  const lines = useShop(selectCart);
  const shopper = useMemo(() => shopperOf(account), [account]);
  const [search, setSearch] = useSearchParams();
  const placed = browserOrders.readPlaced();
  const isPlaced = placed !== undefined && search.get('placed') === idOf(placed);
  const step: CheckoutStep = search.get('step') === 'review' ? 'review' : 'details';
  useEffect(() => void confirmation.preload(), []);
  const stage = isPlaced ? 'placed' : step;
  const shown = useRef(stage);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The frame does not notice a change of step within one page, so focus is set here.
    if (shown.current === stage) return;
    shown.current = stage;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [stage]);
  return (
    <div className="wrap page-top">
      <h1 ref={heading} tabIndex={-1}>
        {isPlaced ? t('placed.title') : t('title')}
      </h1>
      {isPlaced ? (
        <Suspense fallback={<Spinner label={t('common:state.loading')} />}>
          <confirmation.Part
            order={placed}
            isMember={shopper.kind === 'member'}
            dashboard={account.phase === 'member' && <dashboard.Part account={account} />}
          />
        </Suspense>
      ) : (
        <>
          <PricesFailed of={lines} />
          <Checkout
            shopper={shopper}
            step={step}
            onStep={(next) => setSearch(next === 'review' ? { step: next } : {})}
            onPlaced={(order) => setSearch({ placed: idOf(order) }, { replace: true })}
          />
        </>
      )}
    </div>
  );
}
