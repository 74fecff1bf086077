import { isFields, numberOf } from '../../../model/untrusted';
import { askDatabase, type DatabaseClient } from '../rest';

/** What the owner's switches say about orders; the rules hold everyone to them. */
export interface OwnersLimits {
  isClosedToGuests: boolean;
  /** The most units of one thing that an order may take. */
  unitsPerLine: number;
}

/** Without an answer nothing is known to be limited: then the rules say it. */
export async function readOwnersLimits(ask: DatabaseClient = askDatabase): Promise<OwnersLimits> {
  const settings = await ask('settings').catch(() => null);
  const { guestOrders, unitsPerLine } = isFields(settings) ? settings : {};
  return {
    isClosedToGuests: guestOrders === 'closed',
    unitsPerLine: numberOf(unitsPerLine) ?? Number.POSITIVE_INFINITY,
  };
}
