import { settingsFrom } from '#model/order/ownersSettings';
import { textOf } from '#model/untrusted';
import { nodeRequest, type Access } from '#tools/owner/access';
import { readReceived } from '#tools/owner/received';
import { readBackInStock } from './backInStock';
import { catalogueWords } from '#tools/owner/catalogueWords';
import { ofScarcity } from './fewLeft';
import { floodIn, mostADay } from './flood';
import { owed, type Owed, type Sources } from './owedLetter';
import { ofOrder } from './owedOfOrder';
import { ofMessage, ofWithdrawal } from './owedOfPost';
import { readSaid } from './wayToPay';

/** Everything that is owed since letters are sent, oldest first within its kind. */
export async function readOwed(access: Access, sources: Sources): Promise<Owed[]> {
  const { closedDays } = settingsFrom((await nodeRequest(access, 'settings')).value);
  const said = await readSaid(access);
  const { orders, messages, withdrawals } = await readReceived(access);
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
      owed('back-in-stock', id, letter.about, () => letter),
    ),
    ...ofScarcity(access, sources),
  ];
}
