import { Suspense, use } from 'react';
import { useTranslation } from 'react-i18next';
import { dateFormat } from '#model/dateFormat';
import { env } from '#env';
import type { FollowedOrder } from '#model/order/order';
import { countedLine } from '#model/order/translatedLine';
import { unitsOfRefund } from '#model/order/unitsOfRefund';
import { settlementCurrency } from '#model/money/currencySlice';
import { referenceNumber } from '#model/order/referenceNumber';
import { toPay } from '#model/order/taxes';
import type { Refund } from '#model/order/refund';
import { owedBack } from '#model/order/refundable';
import { isCancelled } from '#model/order/withdrawal';
import { epcText, grouped, isPayLink, type Payment } from '#model/order/payment';
import { useCharged } from '#ui/money/ChargedNote';
import { formatMoney } from '#model/money/formatMoney';
import { lazyPart } from '#ui/lazy/lazyPart';
import { Notice } from '#ui/Notice';
import { CatalogueWordsContext } from '#ui/text/CatalogueText';
import { useLanguage, useLocale } from '#ui/text/useLanguage';
import styles from './PaymentDetails.module.scss';

const code = lazyPart(() => import('./QrCode').then((module) => module.QrCode));

interface BankTransferProps {
  reference: string;
  payment: Payment;
  total: number;
  title: string;
}

function BankTransfer({ reference, payment, total, title }: BankTransferProps) {
  const { t } = useTranslation('order');
  const { bank } = env;
  // What is charged in euros is known; from another currency the owner says it.
  const euros = settlementCurrency === 'EUR' ? total : payment.euros;
  const facts = [
    [t('pay.payee'), bank.name],
    ['IBAN', grouped(bank.iban)],
    ...(bank.bic ? [['BIC', bank.bic]] : []),
    [t('pay.reference'), reference],
  ];
  return (
    <div className={styles.transfer}>
      <h3>{title}</h3>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num" translate="no">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <figure>
        <Suspense fallback={<span className={styles.qr} />}>
          <code.Part
            className={styles.qr ?? ''}
            text={epcText(bank, reference, euros)}
            label={t('pay.code')}
          />
        </Suspense>
        <figcaption className="soft">{t('pay.scan')}</figcaption>
      </figure>
    </div>
  );
}

interface PaymentDetailsProps {
  order: Pick<FollowedOrder, 'id' | 'status' | 'currency' | 'lines' | 'amounts'> & {
    payment?: Payment | undefined;
    refunds?: readonly Refund[] | undefined;
  };
}

/** What went back to the shopper, each time it did. */
function PaidBack({ refunds, order }: PaymentDetailsProps & { refunds: readonly Refund[] }) {
  const { t } = useTranslation('order');
  const charged = useCharged(order.currency);
  const locale = useLocale();
  const format = dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const translate = use(CatalogueWordsContext);
  const given = refunds.filter(({ sum }) => sum > 0);
  if (given.length === 0) return null;
  const textOf = (refund: Refund): string => {
    const facts = { amount: charged(refund.sum), date: format.format(Date.parse(refund.day)) };
    const items = unitsOfRefund(order.lines, refund).map((line) => countedLine(line, translate));
    return items.length === 0
      ? t('pay.back', facts)
      : t('pay.backFor', { ...facts, items: items.join(', ') });
  };
  return (
    <>
      {given.map((refund) => (
        <Notice key={refund.at} tone="info">
          {textOf(refund)}
        </Notice>
      ))}
      <p className="soft">{t('pay.backWay')}</p>
    </>
  );
}

/** What was paid for an order that was cancelled, as far as it has not gone back yet. */
function OwedBack({ order }: PaymentDetailsProps) {
  const { t } = useTranslation('order');
  const charged = useCharged(order.currency);
  const owed = owedBack(order);
  return owed > 0 && <Notice tone="info">{t('pay.owedBack', { amount: charged(owed) })}</Notice>;
}

/** How the order is paid, and what was paid back: also of an order that was cancelled. */
export function PaymentDetails(props: PaymentDetailsProps) {
  return (
    <>
      {isCancelled(props.order) ? <OwedBack {...props} /> : <PaymentState {...props} />}
      {props.order.refunds && <PaidBack refunds={props.order.refunds} order={props.order} />}
    </>
  );
}

/** Payment instructions as the owner has set them: amount, method, deadline. The shop itself takes no money. */
function PaymentState({ order }: PaymentDetailsProps) {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const locale = useLocale();
  const charged = useCharged(order.currency);
  const { payment } = order;
  if (!payment) return null;
  // The shop's day, as in its letters: in Sydney the last one to pay on would else be another.
  const { format: date } = dateFormat(locale, { dateStyle: 'long' });
  if (payment.paidAt !== undefined) {
    return <Notice tone="success">{t('pay.paid', { date: date(payment.paidAt) })}</Notice>;
  }
  const due = toPay(order);
  const amount = charged(due);
  const euros = payment.euros !== undefined && formatMoney(payment.euros, 'EUR', language);
  const { link } = payment;
  const isKnownLink = link !== undefined && isPayLink(link, env.payHosts);
  return (
    <section className={styles.payment} aria-label={t('pay.title')}>
      <h2>{t('pay.title')}</h2>
      <p>
        {t('pay.due', { amount, date: date(payment.until) })} {euros && t('pay.euros', { amount: euros })}
      </p>
      {isKnownLink && (
        <p>
          <a className="btn ink" href={link} rel="noopener noreferrer" target="_blank">
            {t('pay.online', { host: new URL(link).hostname })}
          </a>
        </p>
      )}
      {link !== undefined && !isKnownLink && <Notice tone="warn">{t('pay.badLink')}</Notice>}
      {env.bank.iban !== '' && (
        <BankTransfer
          reference={referenceNumber(order.id)}
          payment={payment}
          total={due}
          title={t(isKnownLink ? 'pay.orTransfer' : 'pay.transfer')}
        />
      )}
    </section>
  );
}
