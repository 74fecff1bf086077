import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { needsDelivery } from '#model/order/delivery';
import { selectCart, selectCurrency, selectItemsByKey, selectPayableLines } from '#model/shopState';
import { useDeliveryTerms } from '#shopSettings';
import { useShop } from '#storeHooks';
import type { SentOrder } from '#services/storage/orderMemory';
import { lazyPart } from '#ui/lazy/lazyPart';
import { Spinner } from '#ui/Spinner';
import { showToast } from '#ui/toast/toasts';
import { browserCountry } from '#ui/browserCountry';
import { useSchemaForm } from '#ui/form/useSchemaForm';
import { checkoutSchema, emptyCheckout, orderDraftOf } from './details/checkoutSchema';
import { CheckoutSummary } from './CheckoutSummary';
import { DetailsStep } from './details/DetailsStep';
import { saveAddress } from './details/memberAddresses';
import { EmptyCheckout } from './EmptyCheckout';
import { OrderingNotice } from './review/OrderingNotice';
import { useOrdering } from './review/useOrdering';
import type { Shopper } from './details/WhoOrders';
import styles from './Checkout.module.scss';
import { reportError } from '#reportError';
import { useLanguage } from '#ui/text/useLanguage';

/** Lazy: few carts have prices that changed, and few owners limit orders. */
const before = lazyPart(() => import('./review/BeforeOrdering').then((module) => module.BeforeOrdering));
/** Fetched while the details are filled in. */
const review = lazyPart(() => import('./review/ReviewStep').then((module) => module.ReviewStep));

export type CheckoutStep = 'details' | 'review';

interface CheckoutProps {
  shopper: Shopper;
  step: CheckoutStep;
  onStep: (step: CheckoutStep) => void;
  onPlaced: (order: SentOrder) => void;
}

/** From the cart to the order. Both steps share one form, so that nothing typed is lost between them. */
export function Checkout({ shopper, step, onStep, onPlaced }: CheckoutProps) {
  const { t } = useTranslation(['checkout', 'common']);
  const language = useLanguage();
  const terms = useDeliveryTerms();
  const lines = useShop(selectCart);
  const payable = useShop(selectPayableLines);
  const items = useShop(selectItemsByKey);
  const { currencyName } = useShop(selectCurrency);
  const ordered = payable.length > 0 ? payable : lines;
  const isDelivered = needsDelivery(ordered);
  const { form, forgetDraft } = useSchemaForm({
    schema: checkoutSchema(isDelivered),
    defaults: { ...emptyCheckout, country: browserCountry() },
    draft: { key: 'checkout' },
  });
  const known = shopper.kind === 'member' ? shopper : undefined;
  const uid = known?.uid ?? null;
  const { ordering, isPlaced, ask, placeOrder } = useOrdering((placed) => {
    const address = placed.draft?.address;
    if (uid !== null && address && form.getValues('saveAddress')) {
      saveAddress(uid, address)
        .then((outcome) => outcome === 'full' && showToast({ style: 'warning', text: t('address.full') }))
        .catch((error: unknown) => {
          reportError(error, 'The address was not saved.', 'warning');
          showToast({ style: 'warning', text: t('address.notSaved') });
        });
    }
    forgetDraft();
    onPlaced(placed);
  });

  const [hadLines, setHadLines] = useState(false);
  if (lines.length > 0 && !hadLines) setHadLines(true);

  useEffect(() => void review.preload(), []);

  useEffect(() => {
    if (!known) return;
    // Fills only empty fields: whoever signs in halfway keeps what they typed.
    if (form.getValues('email') === '') form.setValue('email', known.email);
    if (form.getValues('name') === '') form.setValue('name', known.displayName);
  }, [known, form]);

  const lastTry = ordering.phase !== 'ready' && (
    <OrderingNotice ordering={ordering} hasDifferences={false} onAsk={ask} />
  );
  if (lines.length === 0) {
    if (isPlaced) return null;
    return ordering.phase === 'ready' ? <EmptyCheckout hadLines={hadLines} /> : lastTry;
  }
  // Values are read again when the order is sent: the consent stands beside the last button.
  const draftNow = () =>
    orderDraftOf(form.getValues(), ordered, { currency: currencyName, language, terms, items });
  const draft = draftNow();
  const isReview = step === 'review' && draft !== undefined;
  return (
    <div className={styles.checkout}>
      <ol className={styles.steps} aria-label={t('step.label')}>
        {(['details', 'review'] as const).map((each) => (
          <li key={each} aria-current={(each === 'review') === isReview ? 'step' : undefined}>
            {t(`step.${each}`)}
          </li>
        ))}
      </ol>
      <CheckoutSummary form={form} isDelivered={isDelivered} hasLines={!isReview} />
      <div className={styles.main}>
        <Suspense>
          <before.Part isGuest={shopper.kind === 'guest'} step={isReview ? 'review' : 'details'} />
        </Suspense>
        {isReview ? (
          <Suspense fallback={<Spinner label={t('common:state.loading')} />}>
            <review.Part
              form={form}
              draft={draft}
              ordering={shopper.kind === 'starting' ? { phase: 'asking' } : ordering}
              onAsk={ask}
              onEdit={() => onStep('details')}
              onOrder={(meals) => placeOrder({ ...(draftNow() ?? draft), ...meals }, uid)}
            />
          </Suspense>
        ) : (
          <>
            {lastTry}
            <DetailsStep {...{ form, shopper, isDelivered }} onReview={() => onStep('review')} />
          </>
        )}
      </div>
    </div>
  );
}
