import { closedToGuests } from '#model/order/ownersSettings';
import { deliverySettingsReceived } from '#deliverySettings';
import { deliveryTermsFrom, type DeliveryTerms } from '#model/order/delivery';
import { isFields, numberOf } from '#model/untrusted';
import { reportError } from '#reportError';
import { askDatabase, type DatabaseClient } from '#services/firebase/rest';

/** The owner's settings for orders; the security rules enforce them. */
export interface OwnersLimits {
  isClosedToGuests: boolean;
  /** The most units of one thing that an order may take. */
  unitsPerLine: number;
  /** Absent where it could not be asked for. */
  delivery?: DeliveryTerms;
}

/** Without an answer no limit is assumed; the rules still enforce it. What delivery costs is known to the whole shop from then on. */
export async function readOwnersLimits(ask: DatabaseClient = askDatabase): Promise<OwnersLimits> {
  const settings = await ask('settings').catch((error: unknown) =>
    reportError(error, 'The owner’s limits for orders could not be read.', 'warning'),
  );
  const { guestOrders, unitsPerLine, delivery } = isFields(settings) ? settings : {};
  if (settings !== undefined) deliverySettingsReceived(delivery);
  return {
    isClosedToGuests: guestOrders === closedToGuests,
    unitsPerLine: numberOf(unitsPerLine) ?? Number.POSITIVE_INFINITY,
    ...(settings !== undefined && { delivery: deliveryTermsFrom(delivery) }),
  };
}
