import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '#brand';
import { careIn } from '#model/desk/withdrawals';
import type { PlacedOrder } from '#model/order/order';
import { exclusionsOf, isInTime, isUnsent, lastDayToWithdraw } from '#model/order/withdrawal';
import { useProducts } from '#features/desk/live/deskData';
import { useDays } from './useDays';

/** Whether a withdrawal came within the time, and what of its order may be excluded; entries of a list. */
export function WithdrawalFacts({ withdrawnAt, order }: { withdrawnAt: number; order: PlacedOrder }) {
  const { t } = useTranslation('owner');
  const { calendarDay } = useDays();
  const products = useProducts().value;
  const isCare = useMemo(() => careIn(products ?? []), [products]);
  const last = lastDayToWithdraw(order, brand.timeZone);
  const isTimely = isInTime(withdrawnAt, order, brand.timeZone);
  return (
    <>
      <li>
        {last === undefined
          ? t('post.notBegun')
          : t(isTimely ? 'post.inTime' : 'post.late', { day: calendarDay(last) })}
      </li>
      {isUnsent(order) && <li>{t('post.unsent')}</li>}
      {exclusionsOf(order, withdrawnAt, isCare).map((exclusion) => (
        <li key={exclusion}>{t(`post.exclusion.${exclusion}`)}</li>
      ))}
    </>
  );
}
