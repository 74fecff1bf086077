import { longest } from '#model/limits';
import { withdrawalsNode } from '#model/order/places';
import { isOwner, type Rules, text } from './expressions';
import { inbox } from './messages';

/** Withdrawals from contracts. The readable `createdAt` is the receipt, too. */
export const withdrawals: Rules = {
  [withdrawalsNode]: inbox({ about: text(longest.note, 'lines') }, { items: text(longest.note, 'lines') }),
};

/** What was sent of letters: kinds, ids and times, nothing about a person. */
export const letters: Rules = { letters: { '.read': isOwner, '.write': isOwner } };
