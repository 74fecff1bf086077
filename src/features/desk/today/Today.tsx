import { isolated } from '#model/isolated';
import { catalogueLocale } from '#model/languages';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { brand } from '#brand';
import type { BookedOrder } from '#model/desk/bookedOrder';
import type { FailedLetter } from '#model/desk/letterMarks';
import { runningLow } from '#model/desk/runningLow';
import { cameSince, waitingIn } from '#model/desk/today';
import type { PlacedOrder } from '#model/order/order';
import { owedBack } from '#model/order/refundable';
import { toPay } from '#model/order/taxes';
import { deskItemPath, deskOrderPath, paths } from '#model/paths';
import { textOf } from '#model/untrusted';
import { Notice } from '#ui/Notice';
import { Spinner } from '#ui/Spinner';
import { useColon } from '#ui/text/useColon';
import { useToday } from '#ui/useToday';
import {
  useFailedLetters,
  useMessages,
  useOrders,
  useProducts,
  useWithdrawals,
} from '#features/desk/live/deskData';
import { useAway } from '#features/desk/live/useAway';
import { useBuyer } from '#features/desk/parts/useBuyer';
import { useOwnAmount } from '#features/desk/parts/useOwnAmount';
import { TodayList, type TodayRow } from './TodayList';
import styles from './Today.module.scss';

/** An order, with whose it is and the sum that is waited for. */
function useOrderRow(): (sumOf: (order: PlacedOrder) => number) => (entry: BookedOrder) => TodayRow {
  const buyer = useBuyer();
  const amount = useOwnAmount();
  return (sumOf) =>
    ({ path, number, order }) => ({
      key: path,
      text: (
        <Link className="under" to={deskOrderPath(order.id)}>
          {number}
        </Link>
      ),
      side: `${buyer(order)} · ${amount(sumOf(order))}`,
    });
}

/** A letter that failed, by its name, with what it is about: an order is there to be opened. */
function useLetterRow(orders: readonly BookedOrder[]): (letter: FailedLetter) => TodayRow {
  const { t } = useTranslation('owner');
  return ({ key, kind, id, why, isGivenUp }) => {
    const about = orders.find(({ order }) => order.id === id);
    const name = kind === undefined ? key : t(`letter.${kind}`);
    return {
      key,
      text: (
        <>
          {name}
          {about && (
            <>
              {' · '}
              <Link className="under" to={deskOrderPath(id)}>
                {about.number}
              </Link>
            </>
          )}
        </>
      ),
      side: [why, t(isGivenUp ? 'today.givenUp' : 'today.again')].filter(Boolean).join(' · '),
    };
  };
}

const PostLink = ({ children }: { children: string }) => (
  <Link className="under" to={paths.ownerMessages}>
    {children}
  </Link>
);

function AwayNote({ since, onSeen }: { since: number; onSeen: () => void }) {
  const { t } = useTranslation('owner');
  const colon = useColon();
  const orders = cameSince(useOrders().value?.map(({ order }) => order) ?? [], since);
  const messages = cameSince([...(useMessages().value ?? []), ...(useWithdrawals().value ?? [])], since);
  if (orders + messages === 0) return null;
  const parts = [
    ...(orders > 0 ? [t('today.away.orders', { count: orders })] : []),
    ...(messages > 0 ? [t('today.away.messages', { count: messages })] : []),
  ];
  return (
    <Notice tone="info" action={{ label: t('today.away.done'), run: onSeen }}>
      <strong>{t('today.away.title')}</strong>
      {colon}
      {parts.join(', ')}
    </Notice>
  );
}

/** What waits for whoever runs the shop, as it is at this moment. */
export function Today() {
  const { t } = useTranslation('owner');
  const { since, dismiss } = useAway();
  const orders = useOrders().value;
  const messages = useMessages().value;
  const withdrawals = useWithdrawals().value;
  const letters = useFailedLetters().value;
  const products = useProducts().value;
  const rowWith = useOrderRow();
  const orderRow = rowWith(toPay);
  const letterRow = useLetterRow(orders ?? []);
  const now = useToday().getTime();
  const waiting = useMemo(() => orders && waitingIn(orders, now, brand.timeZone), [orders, now]);
  const low = useMemo(() => runningLow(products ?? []), [products]);
  if (!waiting || !messages || !withdrawals) return <Spinner label={t('state.loading')} />;
  const { placed, overdue, toSend, linksToSend, toPayBack, unpaid } = waiting;
  const unread = messages.filter(({ isDone }) => !isDone);
  const open = withdrawals.filter(({ isDone }) => !isDone);
  const isNothing = [...Object.values(waiting), unread, open, low, letters ?? []].flat().length === 0;
  return (
    <>
      {since !== undefined && <AwayNote since={since} onSeen={dismiss} />}
      {isNothing && letters && products && <p className="soft">{t('today.nothing')}</p>}
      <div className={styles.today}>
        <TodayList isUrgent title={t('today.placed')} entries={placed} rowOf={orderRow} />
        <TodayList isUrgent title={t('today.overdue')} entries={overdue} rowOf={orderRow} />
        <TodayList isUrgent title={t('today.toSend')} entries={toSend} rowOf={orderRow} />
        <TodayList isUrgent title={t('today.linksToSend')} entries={linksToSend} rowOf={orderRow} />
        <TodayList isUrgent title={t('today.toPayBack')} entries={toPayBack} rowOf={rowWith(owedBack)} />
        <TodayList
          isUrgent
          title={t('today.withdrawals')}
          entries={open}
          rowOf={({ path, number, name }) => ({
            key: path,
            text: <PostLink>{`${number} · ${name}`}</PostLink>,
          })}
        />
        <TodayList
          title={t('today.messages')}
          entries={unread}
          rowOf={({ path, number, fields }) => ({
            key: path,
            text: <PostLink>{`${number} · ${isolated(textOf(fields.name))}`}</PostLink>,
          })}
        />
        <TodayList title={t('today.unpaid')} entries={unpaid} rowOf={orderRow} />
        <TodayList
          title={t('today.low')}
          entries={low}
          rowOf={({ id, what, left }) => ({
            key: what,
            text: (
              <Link className="under" lang={catalogueLocale} to={deskItemPath('product', id)}>
                {what}
              </Link>
            ),
            side: left === 0 ? t('today.soldOut') : t('today.left', { count: left }),
          })}
        />
        <TodayList title={t('today.letters')} entries={letters ?? []} rowOf={letterRow} />
      </div>
    </>
  );
}
