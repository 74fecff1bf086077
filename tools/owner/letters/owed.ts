import { runningLow } from '#model/desk/runningLow';
import { digestOf } from '#model/digest';
import { fewLeftLetter } from '#model/desk/ownerLetters';
import { settingsFrom } from '#model/order/ownersSettings';
import { textOf } from '#model/untrusted';
import { nodeRequest, type Access } from '#tools/owner/access';
import { readMessages } from '#tools/owner/messageBook';
import { readOrders } from '#tools/owner/orders/orderBook';
import { readProducts } from '#tools/owner/orders/orderSummary';
import { readWithdrawals } from '#tools/owner/withdrawalBook';
import { readBackInStock } from './backInStock';
import { catalogueWords } from './catalogueWords';
import { floodIn, mostADay } from './flood';
import { owed, type Owed, type Sources } from './owedLetter';
import { ofOrder } from './owedOfOrder';
import { ofMessage, ofWithdrawal } from './owedOfPost';
import { readSaid } from './wayToPay';

async function fewLeft(access: Access, { now, shop, owner }: Sources): Promise<Owed[]> {
  const low = runningLow(await readProducts(access));
  if (low.length === 0) return [];
  // Told once a month, and again as soon as something else runs low.
  const id = digestOf([new Date(now).toISOString().slice(0, 7), low.map(({ what }) => what).toSorted()]);
  return [
    owed('few-left', id, `${low.length} items`, () =>
      Promise.resolve({
        ...fewLeftLetter(low, shop),
        to: { name: '', address: owner },
      }),
    ),
  ];
}

/** Everything that is owed since letters are sent, oldest first within its kind. */
export async function readOwed(access: Access, sources: Sources): Promise<Owed[]> {
  const [{ closedDays }, said, orders, messages, withdrawals] = [
    settingsFrom((await nodeRequest(access, 'settings')).value),
    await readSaid(access),
    await readOrders(access),
    await readMessages(access),
    await readWithdrawals(access),
  ];
  const wordsIn = catalogueWords(access);
  const floods = {
    orders: floodIn(
      orders.map(({ path, order }) => ({ path, email: order.contact.email, createdAt: order.createdAt })),
      mostADay.order,
    ),
    messages: floodIn(
      messages.map(({ path, fields, createdAt }) => ({ path, email: textOf(fields.email), createdAt })),
      mostADay.message,
    ),
    withdrawals: floodIn(withdrawals, mostADay.withdrawal),
  };
  return [
    ...withdrawals
      .toReversed()
      .flatMap((entry) => ofWithdrawal(entry, floods.withdrawals.has(entry.path), sources)),
    ...orders.toReversed().flatMap((entry) =>
      ofOrder(access, entry, sources, {
        said: said.get(entry.order.id),
        isFlood: floods.orders.has(entry.path),
        wordsIn,
        closedDays,
      }),
    ),
    ...messages.toReversed().flatMap((entry) => ofMessage(entry, floods.messages.has(entry.path), sources)),
    ...(await readBackInStock(access, sources.shop, sources.wishes, wordsIn)).map(({ id, ...letter }) =>
      owed('back-in-stock', id, letter.about, () => Promise.resolve(letter)),
    ),
    ...(await fewLeft(access, sources)),
  ];
}
