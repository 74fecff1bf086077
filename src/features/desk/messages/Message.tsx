import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { brand } from '#brand';
import { hasNumber, type BookedOrder } from '#model/desk/bookedOrder';
import { isDimension } from '#model/catalogue/item';
import { answerTo, type PostEntry, type PostFact } from '#model/desk/post';
import { orderOfWithdrawal } from '#model/desk/withdrawals';
import { contactTopics, partnerTypes } from '#model/order/message';
import { exclusionsOf, lastDayToWithdraw } from '#model/order/withdrawal';
import { deskOrderPath, paths, withQuery } from '#model/paths';
import { serverTimestamp } from '#model/serverTimestamp';
import { oneOf } from '#model/untrusted';
import { useCountryNames } from '#ui/text/useCountryNames';
import type { Writing } from '#features/desk/live/useWrite';
import { useDays } from '#features/desk/parts/useDays';
import styles from './Messages.module.scss';

interface MessageProps {
  entry: PostEntry;
  orders: readonly BookedOrder[];
  writing: Writing;
}

/** The order that is meant, by the number that was typed; a withdrawal names it in its own words. */
function orderMeant(
  { kind, text, email, facts }: PostEntry,
  orders: readonly BookedOrder[],
): BookedOrder | undefined {
  if (kind === 'withdrawal') return orderOfWithdrawal({ about: text, email }, orders)?.entry;
  const typed = facts.find(([name]) => name === 'orderNumber')?.[1];
  return typed === undefined ? undefined : orders.find((order) => hasNumber(order, typed));
}

/** What was chosen, in the words of the form; what is none of its choices stays as it came. */
function useFactWords(): (fact: PostFact, value: string) => string {
  const { t } = useTranslation(['partner', 'common']);
  const countryName = useCountryNames();
  return (fact, value) => {
    const topic = oneOf(value, contactTopics);
    const type = oneOf(value, partnerTypes);
    if (fact === 'topic' && topic) return t(`topic.${topic}`);
    if (fact === 'partnerType' && type) return t(`type.${type}`);
    if (fact === 'country') return countryName(value);
    if (fact !== 'dimensions') return value;
    const names = value.split(', ');
    return names.map((name) => (isDimension(name) ? t(`common:dimension.${name}`) : name)).join(', ');
  };
}

function WithdrawalFacts({ entry, order }: { entry: PostEntry; order: BookedOrder }) {
  const { t } = useTranslation('owner');
  const { day } = useDays();
  const last = lastDayToWithdraw(order.order, brand.timeZone);
  return (
    <>
      <li>{last === undefined ? t('post.notBegun') : t('post.lastDay', { day: day(last) })}</li>
      {exclusionsOf(order.order, entry.createdAt).map((exclusion) => (
        <li key={exclusion}>{t(`post.exclusion.${exclusion}`)}</li>
      ))}
    </>
  );
}

/** One thing that was written to the shop, and what is done about it. */
export function Message({ entry, orders, writing }: MessageProps) {
  const { t } = useTranslation('owner');
  const { moment } = useDays();
  const wordsOf = useFactWords();
  const { path, number, kind, createdAt, isDone, name, email, text, facts } = entry;
  const order = orderMeant(entry, orders);
  return (
    <li className={styles.message} data-done={isDone || undefined}>
      <h2>
        {t(`post.kinds.${kind}`)} {number}
      </h2>
      <p className="soft">
        {name} · {moment(createdAt)}
        {isDone && ` · ${t('post.isDone')}`}
      </p>
      <blockquote>{text}</blockquote>
      <ul className={styles.facts}>
        {facts.map(([fact, value]) => (
          <li key={fact}>
            {t(`post.fact.${fact}`)}: {wordsOf(fact, value)}
          </li>
        ))}
        {order && (
          <li>
            <Link className="under" to={deskOrderPath(order.order.id)}>
              {t('order.title', { number: order.number })}
            </Link>
          </li>
        )}
        {order && kind === 'withdrawal' && <WithdrawalFacts entry={entry} order={order} />}
        <li>
          <Link className="under" to={withQuery(paths.ownerPeople, { email })}>
            {t('post.customer')}
          </Link>
        </li>
      </ul>
      <div className={styles.buttons}>
        <a className="btn line" href={answerTo(entry)} aria-label={t('post.answerTo', { number })}>
          {t('post.answer')}
        </a>
        <button
          type="button"
          className="btn line"
          aria-busy={writing.isBusy}
          aria-label={t(isDone ? 'post.reopenOf' : 'post.doneOf', { number })}
          onClick={() => void writing.run(() => ({ [`${path}/doneAt`]: isDone ? null : serverTimestamp }))}
        >
          {t(isDone ? 'post.reopen' : 'post.done')}
        </button>
      </div>
    </li>
  );
}
