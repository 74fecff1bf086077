import { languages } from '../src/model/languages';
import { longest } from '../src/model/limits';
import { withdrawalsNode } from '../src/model/order/places';
import {
  all,
  any,
  email,
  is,
  isNew,
  isOwner,
  pushId,
  record,
  type Rules,
  serverTime,
  text,
  where,
} from './expressions';

/**
 * Withdrawals from contracts: written once by anybody, read by owners. `createdAt` alone is readable by its id, so that a
 * repeated request finds the first one, and as the receipt.
 */
export const withdrawals: Rules = {
  [withdrawalsNode]: {
    '.read': isOwner,
    '.indexOn': ['createdAt'],
    $withdrawal: {
      '.write': any(isNew, all(isOwner, '!newData.exists()')),
      ...where(
        record(
          {
            createdAt: { '.read': true, ...serverTime },
            language: is(...languages),
            name: text(longest.name),
            email,
            about: text(longest.note, 'lines'),
          },
          {
            items: text(longest.note, 'lines'),
            doneAt: { '.write': isOwner, '.validate': all(isOwner, 'newData.val() === now') },
          },
        ),
        `$withdrawal.matches(${pushId})`,
      ),
    },
  },
};

/** What was sent of letters: kinds, ids and times, nothing about a person. */
export const letters: Rules = { letters: { '.read': isOwner, '.write': isOwner } };
