import { translations } from '#i18n';
import { knownLanguage } from '#model/languages';
import { distinctWishes, isSameWish, withStockWish, type StockWish } from '#model/saved/stockWishes';
import type * as MemberStockWishes from './firebase/account/memberStockWishes';
import { reportError } from '#reportError';
import { readMemberMark } from './storage/memberMark';
import { deviceWishes } from './storage/deviceStockWishes';

/**
 * Sold-out products a shopper wants to hear of are kept on the device, and for members in the database too, for
 * their other devices.
 */

/**
 * Runs a database request as the signed-in member, if there is one. A failure is only logged: the device keeps the
 * wish.
 */
async function asMember<T>(
  act: (node: typeof MemberStockWishes, uid: string, token: string) => Promise<T>,
): Promise<T | undefined> {
  if (!readMemberMark()) return undefined;
  try {
    const [node, { idToken, openAuth }] = await Promise.all([
      import('./firebase/account/memberStockWishes'),
      import('./firebase/account/auth'),
    ]);
    const auth = await openAuth();
    await auth.authStateReady();
    const uid = auth.currentUser?.uid;
    const token = await idToken();
    return uid === undefined || token === null ? undefined : await act(node, uid, token);
  } catch (error) {
    reportError(error, 'What a member waits for was not kept in the database.', 'warning');
    return undefined;
  }
}

export const isStockWished = (wish: StockWish): boolean =>
  deviceWishes.read().some((other) => isSameWish(other, wish));

export async function wishForStock(wish: StockWish): Promise<void> {
  deviceWishes.write(withStockWish(deviceWishes.read(), wish));
  const language = knownLanguage(translations.language);
  await asMember((node, uid, token) => node.writeStockWish(uid, wish, token, language));
}

export async function forgetStockWish(wish: StockWish): Promise<void> {
  deviceWishes.write(deviceWishes.read().filter((other) => !isSameWish(other, wish)));
  await asMember((node, uid, token) => node.removeStockWish(uid, wish, token));
}

/** Everything waited for, here and on the member's other devices. */
export async function allStockWishes(): Promise<StockWish[]> {
  const elsewhere = await asMember((node, uid, token) => node.readStockWishes(uid, token));
  return distinctWishes([...deviceWishes.read(), ...(elsewhere ?? [])]);
}
