import { useMemo } from 'react';
import { productsOf } from '#model/catalogue/catalogueReader';
import type { BookedOrder } from '#model/desk/bookedOrder';
import { failedLetters } from '#model/desk/letterMarks';
import { messagesIn, type BookedMessage } from '#model/desk/messages';
import { withdrawalsIn } from '#model/desk/withdrawals';
import { guestOrders, lettersNode, memberOrders, withdrawalsNode } from '#model/order/places';
import { bookedIn, bookedOfMembers } from '#services/firebase/orders/bookedOrders';
import { liveNode } from './liveNode';

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
