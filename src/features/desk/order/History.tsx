import { useTranslation } from 'react-i18next';
import { orderStatuses, type PlacedOrder } from '#model/order/order';
import { stepName } from '#model/order/statusName';
import { useDays } from '#features/desk/parts/useDays';
import { useOwnAmount } from '#features/desk/parts/useOwnAmount';
import { usePercent } from '#features/desk/parts/usePercent';
import { refundTaxes } from '#model/order/refundTaxes';
import { useColon } from '#ui/text/useColon';
import { DateText } from '#ui/text/DateText';
import styles from './OrderDesk.module.scss';

/** What became of the order, with its days. */
export function History({ order }: { order: PlacedOrder }) {
  const { t } = useTranslation('owner');
  const { moment, day } = useDays();
  const amountText = useOwnAmount();
  const percent = usePercent();
  const colon = useColon();
  const inRefunds = refundTaxes(order);
  const steps = orderStatuses.flatMap((status) => {
    const time = status === 'placed' ? order.createdAt : order.at?.[status];
    return time === undefined ? [] : [{ status, time }];
  });
  return (
    <section className={styles.part} aria-label={t('history.title')}>
      <h2>{t('history.title')}</h2>
      <ul className={styles.facts}>
        {steps.map(({ status, time }) => (
          <li key={status}>
            {t(`status.${stepName({ ...order, status })}`)}
            {colon}
            <time dateTime={new Date(time).toISOString()}>{moment(time)}</time>
          </li>
        ))}
        {order.payment?.paidAt !== undefined && (
          <li>{t('pay.paidOn', { day: day(order.payment.paidAt) })}</li>
        )}
        {order.tracking && (
          <li>
            <a className="under" href={order.tracking} target="_blank" rel="noreferrer">
              {t('history.tracking', { host: new URL(order.tracking).host })}
            </a>
          </li>
        )}
        {order.refunds?.map(({ at, day: on, sum, lines, isRestocked }, index) => (
          <li key={at}>
            <DateText day={on} />
            {colon}
            {t('history.refund', { sum: amountText(sum) })}
            {Object.keys(lines).length > 0 &&
              ` · ${t('history.back', { count: Object.values(lines).reduce((units, each) => units + each, 0) })}`}
            {isRestocked && ` · ${t('history.restocked')}`}
            {inRefunds[index]?.map(
              (back) =>
                ` · ${t('lines.taxAt', { rate: percent(back.rate), amount: amountText(back.sum) })}${colon}${amountText(back.tax)}`,
            )}
          </li>
        ))}
        {order.undone && (
          <li>
            {t('history.undone', { status: t(`status.${stepName({ ...order, status: order.undone })}`) })}
          </li>
        )}
      </ul>
    </section>
  );
}
