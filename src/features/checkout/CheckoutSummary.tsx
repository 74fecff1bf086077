import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#model/paths';
import { orderLineOf } from '#model/order/order';
import { amountsToPay } from '#model/order/amountsToPay';
import { selectCurrency, selectItemsByKey, selectPayableLines } from '#model/shopState';
import { useDeliveryTerms } from '#shopSettings';
import { useShop } from '#storeHooks';
import { Icon } from '#ui/picture/Icon';
import { AmountDue } from '#ui/money/AddedTax';
import { PayNote } from '#ui/money/PayNote';
import type { SchemaForm } from '#ui/form/useSchemaForm';
import { deliveryOf, type CheckoutValues } from './details/checkoutSchema';
import { OrderLines, OrderTotals } from './OrderLines';
import { classNames } from '#ui/classNames';
import styles from './CheckoutSummary.module.scss';

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
  const chosen = useWatch({ control: form.control, name: 'delivery' });
  const delivery = deliveryOf(chosen, isDelivered);
  const amounts = amountsToPay(cart, delivery, useDeliveryTerms());
  const order = {
    lines: cart.map((line) => orderLineOf(line, items)),
    delivery,
    amounts,
    currency: currencyName,
  };
  return (
    <aside
      // On paper the review has its totals below its lines.
      className={classNames(styles.checkoutSummary, !hasLines && 'screen-only')}
      aria-label={t('summary.title')}
    >
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
          <AmountDue order={order} />
        </strong>
        <Icon name={isOpen ? 'up' : 'down'} />
      </button>
      <div id={id} className={isOpen ? styles.open : styles.fold}>
        {hasLines && <OrderLines order={order} />}
        <OrderTotals order={order} />
        {hasLines && (
          <>
            <Link className="quiet" to={paths.cart}>
              {t('summary.cart')}
            </Link>
            <p className="soft">
              <PayNote />
            </p>
          </>
        )}
      </div>
    </aside>
  );
}
