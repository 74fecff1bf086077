import { useMemo } from 'react';
import type { Item } from '#model/catalogue/item';
import { productsOf } from '#model/catalogue/catalogueReader';
import { billNumbersIn } from '#model/desk/billNumbers';
import type { BookedOrder } from '#model/desk/bookedOrder';
import { failedLetters } from '#model/desk/letterMarks';
import { messagesIn, type BookedMessage } from '#model/desk/messages';
import { withdrawalsIn } from '#model/desk/withdrawals';
import {
  billsNode,
  guestOrders,
  lettersNode,
  memberOrders,
  orderNotes,
  withdrawalsNode,
} from '#model/order/places';
import { isFields, textOf, type Fields } from '#model/untrusted';
import { bookedIn, bookedOfMembers } from '#services/firebase/orders/bookedOrders';
import { programRows, productRows } from '#services/firebase/desk/shelfRows';
import type { ShelfRow } from '#model/desk/shelf';
import { settingsFrom } from '#model/order/ownersSettings';
import { liveNode, type Live } from './liveNode';

const useMembers = liveNode(memberOrders, bookedOfMembers);
const useGuests = liveNode(guestOrders, (node) => bookedIn(guestOrders, node));
const useContactMessages = liveNode('contactMessages', (node) => messagesIn('contactMessages', node));
const useApplications = liveNode('partnerApplications', (node) => messagesIn('partnerApplications', node));

export const useWithdrawals = liveNode(withdrawalsNode, withdrawalsIn);
export const useFailedLetters = liveNode(`${lettersNode}/marks`, failedLetters);
export const useProducts = liveNode('products', (node) => productsOf(node).rows);

interface Both<Entry> {
  /** Undefined until both nodes have said something. */
  value: Entry[] | undefined;
  isRefused: boolean;
}

/** Every order, newest first. */
export function useOrders(): Both<BookedOrder> {
  const members = useMembers();
  const guests = useGuests();
  const value = useMemo(
    () =>
      members.value &&
      guests.value &&
      [...members.value, ...guests.value].toSorted((a, b) => b.order.createdAt - a.order.createdAt),
    [members.value, guests.value],
  );
  return { value, isRefused: members.isRefused || guests.isRefused };
}

/** Everything that was written with the forms of contact and of partners, newest first. */
export function useMessages(): Both<BookedMessage> {
  const messages = useContactMessages();
  const applications = useApplications();
  const value = useMemo(
    () =>
      messages.value &&
      applications.value &&
      [...messages.value, ...applications.value].toSorted((a, b) => b.createdAt - a.createdAt),
    [messages.value, applications.value],
  );
  return { value, isRefused: messages.isRefused || applications.isRefused };
}

/** Numbers of bills by the place of their order. */
export const useBills = liveNode(billsNode, billNumbersIn);
/** What owners have noted about orders, by their ids. */
export const useOrderNotes = liveNode(orderNotes, (node) =>
  Object.fromEntries(Object.entries(isFields(node) ? node : {}).map(([id, note]) => [id, textOf(note)])),
);

const usePrograms = liveNode('programs', programRows);
const useProductRows = liveNode('products', productRows);
export const useSettings = liveNode('settings', settingsFrom);

/** Everything that is sold, products first, each size of a colour in a row of its own. */
export function useShelf(): Both<ShelfRow> {
  const products = useProductRows();
  const programs = usePrograms();
  const value = useMemo(
    () => products.value && programs.value && [...products.value, ...programs.value],
    [products.value, programs.value],
  );
  return { value, isRefused: products.isRefused || programs.isRefused };
}

const fieldsIn = (node: unknown): Fields => (isFields(node) ? node : {});
const useRawProducts = liveNode('products', fieldsIn);
const useRawPrograms = liveNode('programs', fieldsIn);

/** Products and programs as they stand in the database, by their ids. */
export function useRawItems(kind: Item['kind']): Live<Fields> {
  const products = useRawProducts();
  const programs = useRawPrograms();
  return kind === 'program' ? programs : products;
}
