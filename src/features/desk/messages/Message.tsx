import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { hasNumber, type BookedOrder } from '#model/desk/bookedOrder';
import { numbersIn } from '#model/desk/numbersIn';
import { isDimension } from '#model/catalogue/item';
import { answerTo, isAboutOrders, type PostEntry, type PostFact } from '#model/desk/post';
import { ordersByAddress, ordersNamed, type Meant } from '#model/desk/withdrawals';
import { contactTopics, partnerTypes } from '#model/order/message';
import { deskOrderPath, paths, withQuery } from '#model/paths';
import { serverTimestamp } from '#model/serverTimestamp';
import { oneOf } from '#model/untrusted';
import { useCountryNames } from '#ui/form/useCountryNames';
import { useWrite } from '#features/desk/live/useWrite';
import { MailLink } from '#features/desk/parts/MailLink';
import { ProblemNote } from '#features/desk/parts/ProblemNote';
import { StatusBadge } from '#features/desk/parts/StatusBadge';
import { useDays } from '#features/desk/parts/useDays';
import { useColon } from '#ui/text/useColon';
import { WithdrawalFacts } from '#features/desk/parts/WithdrawalFacts';
import styles from './Messages.module.scss';

interface MessageProps {
  entry: PostEntry;
  /** Undefined while they are read. */
  orders: readonly BookedOrder[] | undefined;
}

/** The orders that are meant, by the numbers that were typed; where none is named, those of the same address may be. */
function ordersMeant(
  { kind, text, email, facts }: PostEntry,
  orders: readonly BookedOrder[],
): { named: Meant[]; possible: BookedOrder[] } {
  if (kind === 'withdrawal') {
    const named = ordersNamed({ about: text, email }, orders);
    return { named, possible: named.length === 0 ? ordersByAddress({ about: text, email }, orders) : [] };
  }
  const typed = facts.find(([name]) => name === 'orderNumber')?.[1];
  const numbers = numbersIn(typed ?? '');
  const named = orders.filter((entry) => hasNumber(entry, numbers));
  return { named: named.map((entry) => ({ entry, isOtherAddress: false })), possible: [] };
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

function OrderLink({ entry: { number, order } }: { entry: BookedOrder }) {
  const { t } = useTranslation('owner');
  return (
    <>
      <Link className="under" to={deskOrderPath(order.id)}>
        {t('order.title', { number })}
      </Link>{' '}
      <StatusBadge order={order} />
    </>
  );
}

/** One thing that was written to the shop, and what is done about it. */
export function Message({ entry, orders }: MessageProps) {
  const { t } = useTranslation('owner');
  // Each message has its own: a press renders this one alone, and a problem stands beside it.
  const writing = useWrite();
  const { moment } = useDays();
  const colon = useColon();
  const wordsOf = useFactWords();
  const { path, number, kind, createdAt, isDone, name, email, text, facts } = entry;
  const { named, possible } = useMemo(() => ordersMeant(entry, orders ?? []), [entry, orders]);
  // Two that look alike may be somebody's trick: which of them is meant, a person has to see.
  const [only, ...others] = named;
  return (
    <li className={styles.message} data-done={isDone || undefined}>
      <h2>
        {t(`post.kinds.${kind}`)} {number}
      </h2>
      <p className="soft">
        <bdi>{name}</bdi> · {moment(createdAt)}
        {isDone && ` · ${t('post.isDone')}`}
      </p>
      <blockquote dir="auto">{text}</blockquote>
      <ul className={styles.facts}>
        {facts.map(([fact, value]) => (
          <li key={fact}>
            {t(`post.fact.${fact}`)}
            {colon}
            <bdi>{wordsOf(fact, value)}</bdi>
          </li>
        ))}
        {named.map(({ entry: meant, isOtherAddress }) => (
          <li key={meant.path}>
            <OrderLink entry={meant} />
            {isOtherAddress && ` ${t('post.otherAddress')}`}
          </li>
        ))}
        {!orders && isAboutOrders(entry) && <li>{t('state.loading')}</li>}
        {orders && kind === 'withdrawal' && named.length === 0 && <li>{t('post.namesNone')}</li>}
        {possible.map((each) => (
          <li key={each.path}>
            {t('post.sameAddress')} <OrderLink entry={each} />
          </li>
        ))}
        {kind === 'withdrawal' && only && others.length === 0 && (
          <WithdrawalFacts withdrawnAt={createdAt} order={only.entry.order} />
        )}
        <li>
          <Link className="under" to={withQuery(paths.ownerPeople, { email })}>
            {t('post.customer')}
          </Link>
        </li>
      </ul>
      <div className={styles.buttons}>
        <MailLink email={email} letter={() => answerTo(entry)} label={t('post.answerTo', { number })}>
          {t('post.answer')}
        </MailLink>
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
      <ProblemNote writing={writing} />
    </li>
  );
}
