import { Suspense, useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { orderLineOf } from '#model/order/order';
import { noDelivery, type DeliveryMethod } from '#model/order/delivery';
import { amountsToPay } from '#model/order/amountsToPay';
import { selectCurrency, selectItemsByKey, selectPayableLines } from '#model/shopState';
import { useDeliveryTerms } from '#shopSettings';
import { useShop } from '#storeHooks';
import { Icon } from '#ui/picture/Icon';
import { lazyPart } from '#ui/lazy/lazyPart';
import { ChargedNote } from '#ui/money/ChargedNote';
import { useMoney } from '#ui/money/useMoney';
import type { SchemaForm } from '#ui/form/useSchemaForm';
import type { CheckoutValues } from './details/checkoutSchema';
import styles from './CheckoutSummary.module.scss';

/** Collapsed on phones; the total itself never waits for it. */
const parts = lazyPart(() => import('./SummaryParts').then((module) => module.SummaryParts));

/** Lazy: in most shops prices have the tax in them. */
const due = lazyPart(() => import('#ui/money/AddedTax').then((module) => module.AmountDue));

interface CheckoutSummaryProps {
  form: SchemaForm<CheckoutValues>;
  isDelivered: boolean;
  /** The review step shows the lines itself. */
  hasLines: boolean;
}

/** The summary of the order: beside the form, or collapsed above it on phones, where the total stays visible. */
export function CheckoutSummary({ form, isDelivered, hasLines }: CheckoutSummaryProps) {
  const { t } = useTranslation('checkout');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const cart = useShop(selectPayableLines);
  const items = useShop(selectItemsByKey);
  const { currencyName } = useShop(selectCurrency);
  const money = useMoney();
  const chosen = useWatch({ control: form.control, name: 'delivery' });
  const method = chosen === 'express' ? 'express' : 'standard';
  const delivery: DeliveryMethod = isDelivered ? method : noDelivery;
  const amounts = amountsToPay(cart, delivery, useDeliveryTerms());
  const order = {
    lines: cart.map((line) => orderLineOf(line, items)),
    delivery,
    amounts,
    currency: currencyName,
  };
  const { total, tax } = amounts;
  return (
    <aside className={styles.checkoutSummary} aria-label={t('summary.title')}>
      <h2>{t('summary.title')}</h2>
      <button
        type="button"
        className="narrow"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {t('summary.title')}{' '}
        <strong className="num">
          {tax === 'added' ? (
            <Suspense>
              <due.Part order={order} />
            </Suspense>
          ) : (
            <>
              {money(total)}
              <ChargedNote amount={total} />
            </>
          )}
        </strong>
        <Icon name={isOpen ? 'up' : 'down'} />
      </button>
      <div id={id} className={isOpen ? styles.open : styles.fold}>
        <Suspense>
          <parts.Part {...{ order, hasLines }} />
        </Suspense>
      </div>
    </aside>
  );
}
