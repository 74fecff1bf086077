import { useMemo } from 'react';
import type { Item } from '#model/catalogue/item';
import { productsOf, programsOf } from '#model/catalogue/catalogueReader';
import { billNumbersIn } from '#model/desk/billNumbers';
import type { BookedOrder } from '#model/desk/bookedOrder';
import { failedLetters } from '#model/desk/letterMarks';
import { messagesIn, type BookedMessage, type Inbox } from '#model/desk/messages';
import { notesIn } from '#model/desk/notes';
import { withdrawalsIn } from '#model/desk/withdrawals';
import {
  billsNode,
  guestOrders,
  lettersNode,
  memberOrders,
  orderNotes,
  withdrawalsNode,
} from '#model/order/places';
import { fieldsOf, type Fields } from '#model/untrusted';
import { bookedIn, bookedOfMembers } from '#services/firebase/orders/bookedOrders';
import { programRows, productRows } from '#services/firebase/desk/shelfRows';
import type { ShelfRow } from '#model/desk/shelf';
import { settingsFrom } from '#model/order/ownersSettings';
import { liveNode, liveRows, type Live } from './liveNode';

const useMembers = liveRows(memberOrders, (uid, orders) => bookedOfMembers({ [uid]: orders }));
const guestsOrder = (id: string, order: unknown): BookedOrder[] => bookedIn(guestOrders, { [id]: order });
const useGuests = liveRows(guestOrders, guestsOrder);
const inbox = (name: Inbox) => liveRows(name, (id, message) => messagesIn(name, { [id]: message }));
const useContactMessages = inbox('contactMessages');
const useApplications = inbox('partnerApplications');

export const useWithdrawals = liveNode(withdrawalsNode, withdrawalsIn);
export const useFailedLetters = liveNode(`${lettersNode}/marks`, failedLetters);
export const useProducts = liveRows('products', (id, entry) => productsOf({ [id]: entry }).rows);
const useProgramItems = liveRows('programs', (id, entry) => programsOf({ [id]: entry }).rows);

/** What two nodes say together, in the order given, once both have said something. */
function useBoth<One, Other>(
  one: Live<One[]>,
  other: Live<Other[]>,
  compare?: (a: One | Other, b: One | Other) => number,
): Live<(One | Other)[]> {
  const value = useMemo(() => {
    const all = one.value && other.value && [...one.value, ...other.value];
    return compare ? all?.toSorted(compare) : all;
  }, [one.value, other.value, compare]);
  return { value, isRefused: one.isRefused || other.isRefused };
}

const newestOrder = (a: BookedOrder, b: BookedOrder): number => b.order.createdAt - a.order.createdAt;
const newestMessage = (a: BookedMessage, b: BookedMessage): number => b.createdAt - a.createdAt;

/** Every order, newest first. */
export const useOrders = (): Live<BookedOrder[]> => useBoth(useMembers(), useGuests(), newestOrder);

/** Orders on one page. */
export const ordersPage = 25;
const useNewestGuests = liveRows(guestOrders, guestsOrder, { newest: ordersPage });
/** The newest orders, which are shown before thousands of others are read: so many at least, if there are as many. */
export const useNewestOrders = (): Live<BookedOrder[]> =>
  useBoth(useMembers(), useNewestGuests(), newestOrder);

/** Everything that was written with the forms of contact and of partners, newest first. */
export const useMessages = (): Live<BookedMessage[]> =>
  useBoth(useContactMessages(), useApplications(), newestMessage);

/** Numbers of bills by the place of their order. */
export const useBills = liveNode(billsNode, billNumbersIn);
/** What owners have noted about orders, by their ids. */
export const useOrderNotes = liveNode(orderNotes, notesIn);

const useProgramRows = liveRows('programs', (id, entry) => programRows({ [id]: entry }));
const rowsOfProduct = (id: string, entry: unknown): ShelfRow[] => productRows({ [id]: entry });
const useProductRows = liveRows('products', rowsOfProduct);
export const useSettings = liveNode('settings', settingsFrom);

/** Everything that is sold, products first, each size of a colour in a row of its own. */
export const useShelf = (): Live<ShelfRow[]> => useBoth(useProductRows(), useProgramRows());

/** Rows of the shelf on one page. */
export const shelfPage = 25;
/** The rows of the first products, which are shown before thousands of others are read. */
export const useFirstRows = liveRows('products', rowsOfProduct, { first: shelfPage });

/** Products and programs as the shop reads them. */
export const useItems = (): Live<Item[]> => useBoth(useProducts(), useProgramItems());

const useRawProducts = liveNode('products', fieldsOf);
const useRawPrograms = liveNode('programs', fieldsOf);

/** What the catalogue says in other languages, as it stands in the database. */
export const useTexts = liveNode('texts', fieldsOf);

/** Products and programs as they stand in the database, by their ids. */
export function useRawItems(kind: Item['kind']): Live<Fields> {
  const products = useRawProducts();
  const programs = useRawPrograms();
  return kind === 'program' ? programs : products;
}
