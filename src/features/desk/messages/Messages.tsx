import { askedPage, useListAddress } from '#features/desk/parts/useListAddress';
import { pageOf } from '#model/search/paging';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookedOrder } from '#model/desk/bookedOrder';
import { isAboutOrders, postKinds, postOf } from '#model/desk/post';
import { paths } from '#model/paths';

import { useMessages, useOrders, useWithdrawals } from '#features/desk/live/deskData';
import { useInSlices } from '#features/desk/live/useInSlices';
import { ListChoice } from '#features/desk/parts/ListChoice';
import toolbar from '#features/desk/parts/toolbar.module.scss';
import { DeskPager } from '#features/desk/parts/DeskPager';
import { Spinner } from '#ui/Spinner';
import { Message } from './Message';
import styles from './Messages.module.scss';

const onePage = 20;

/** The number is a digest, which is cached: computed in slices, thousands of them do not block a press. */
const numberOf = ({ number }: BookedOrder): string => number;

/** What people wrote to the shop: what waits for an answer, or everything. */
export function Messages() {
  const { t } = useTranslation('owner');
  const messages = useMessages().value;
  const withdrawals = useWithdrawals().value;
  const orders = useOrders().value;
  const { search, choose } = useListAddress();
  const isAll = search.get('show') === 'all';
  const kind = postKinds.find((each) => each === search.get('kind'));
  const post = useMemo(
    () => messages && withdrawals && postOf(messages, withdrawals),
    [messages, withdrawals],
  );
  const asksForNumbers = post?.some(isAboutOrders);
  const numbered = useInSlices(asksForNumbers ? orders : undefined, numberOf);
  const known = asksForNumbers ? numbered : orders;
  if (!post) return <Spinner label={t('state.loading')} />;
  const found = post.filter(
    (entry) => (isAll || !entry.isDone) && (kind === undefined || entry.kind === kind),
  );
  const { shown, page, pages } = pageOf(found, askedPage(search), onePage);
  return (
    <>
      <search className={toolbar.toolbar}>
        <ListChoice
          name="kind"
          label={t('post.kind')}
          options={postKinds.map((value) => ({ value, label: t(`post.kinds.${value}`) }))}
        />
        <label className={`check ${toolbar.tick}`}>
          <input
            type="checkbox"
            checked={isAll}
            onChange={({ target }) => choose('show', target.checked ? 'all' : '')}
          />
          <span>{t('post.showDone')}</span>
        </label>
      </search>
      {found.length === 0 && <p className="soft">{t('post.none')}</p>}
      <ul className={styles.list}>
        {shown.map((entry) => (
          <Message key={entry.path} entry={entry} orders={known} />
        ))}
      </ul>
      <DeskPager page={page} pages={pages} path={paths.ownerMessages} search={search} />
    </>
  );
}
