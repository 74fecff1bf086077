import { memo, useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { erasureOf, exportOf, keptOf, type Kept } from '#model/desk/erasure';
import { postOf } from '#model/desk/post';
import { isEmail, plainEmail } from '#model/email';
import { isGuestOrder } from '#model/order/places';
import { deskOrderPath, paths, withQuery } from '#model/paths';
import { useMessages, useOrderNotes, useOrders, useWithdrawals } from '#features/desk/live/deskData';
import { useWrite } from '#features/desk/live/useWrite';
import { ProblemNote } from '#features/desk/parts/ProblemNote';
import { SearchInput } from '#features/desk/parts/SearchInput';
import { StatusBadge } from '#features/desk/parts/StatusBadge';
import { useDays } from '#features/desk/parts/useDays';
import { Notice } from '#ui/Notice';
import { ConfirmedButton } from '#ui/overlay/ConfirmedButton';
import { saveFile } from '#ui/saveFile';
import { Spinner } from '#ui/Spinner';
import styles from './People.module.scss';
import buttons from '#features/desk/parts/buttons.module.scss';

const Person = memo(function Person({ email, kept }: { email: string; kept: Kept }) {
  const { t } = useTranslation('owner');
  const { moment } = useDays();
  const writing = useWrite();
  const notes = useOrderNotes().value;
  const { orders, messages, withdrawals } = kept;
  const erasure = erasureOf(kept);
  const open = erasure.openWithdrawals.length;
  const marked = orders.filter(({ order }) => order.isErased === true).length;
  const isNothing = orders.length + messages.length + withdrawals.length === 0;
  if (isNothing) return <p className="soft">{t('people.nothing')}</p>;
  const save =
    notes && ((): void => saveFile(`${email}.json`, JSON.stringify(exportOf(kept, notes), null, 2)));
  const post = postOf(messages, withdrawals);
  return (
    <>
      <ul className={styles.list}>
        {orders.map(({ path, number, order }) => (
          <li key={path}>
            <Link className="under" to={deskOrderPath(order.id)}>
              {number}
            </Link>
            <StatusBadge order={order} />
            <span className="soft">{moment(order.createdAt)}</span>
          </li>
        ))}
        {post.map(({ path, number, kind, createdAt, isDone, text }) => (
          <li key={path}>
            <Link
              className="under"
              to={withQuery(paths.ownerMessages, { kind, ...(isDone && { show: 'all' }) })}
            >
              {t(`post.kinds.${kind}`)} {number}
            </Link>
            <span className="soft">
              {moment(createdAt)}
              {isDone && ` · ${t('post.isDone')}`}
            </span>
            <blockquote dir="auto">{text}</blockquote>
          </li>
        ))}
      </ul>
      {marked > 0 && <Notice tone="info">{t('people.marked', { count: marked })}</Notice>}
      <ProblemNote writing={writing} />
      <div className={buttons.buttons}>
        <button type="button" className="btn line" aria-disabled={!save || undefined} onClick={save}>
          {t('people.save')}
        </button>
        {Object.keys(erasure.update).length > 0 && (
          <ConfirmedButton
            label={t('people.erase')}
            title={t('people.eraseTitle')}
            text={[
              t('people.eraseText', {
                orders: erasure.orders.length,
                underWay: erasure.underWay.length,
                messages: erasure.messages.length + erasure.withdrawals.length,
              }),
              ...(open > 0 ? [t('people.eraseOpen', { count: open })] : []),
            ].join(' ')}
            confirm={t('people.erase')}
            cancel={t('steps.keep')}
            onConfirm={() => void writing.run(() => erasure.update)}
          />
        )}
      </div>
      {orders.some(({ path }) => !isGuestOrder(path)) && <Notice tone="info">{t('people.member')}</Notice>}
    </>
  );
});

/** One customer's orders and messages, found by e-mail; given out and taken out on request. */
export function People() {
  const { t } = useTranslation('owner');
  const [search] = useSearchParams();
  // Typing goes first; the customer follows.
  const email = useDeferredValue(plainEmail(search.get('email') ?? ''));
  const orders = useOrders().value;
  const messages = useMessages().value;
  const withdrawals = useWithdrawals().value;
  const kept = useMemo(
    () => orders && messages && withdrawals && keptOf({ orders, messages, withdrawals }, email),
    [orders, messages, withdrawals, email],
  );
  if (!kept) return <Spinner label={t('state.loading')} />;
  return (
    <div className={styles.people}>
      <search>
        <SearchInput name="email" label={t('people.email')} inputMode="email" />
      </search>
      {isEmail(email) ? (
        <Person key={email} email={email} kept={kept} />
      ) : (
        <p className="soft">{t('people.ask')}</p>
      )}
    </div>
  );
}
