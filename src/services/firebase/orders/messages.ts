import type { ContactMessage, PartnerApplication, Withdrawal } from '#model/order/message';
import { askDatabase, type DatabaseClient } from '#services/firebase/rest';
import { pushId } from './pushId';
import { serverTimestamp } from '#services/firebase/serverTimestamp';
import { hasArrived, isAccepted } from './sending';
import { SendingError } from './sendingError';

export type Inbox = 'contactMessages' | 'partnerApplications' | 'withdrawals';

/** A place for a message; remember it before the message is sent there. */
export const newMessagePath = (inbox: Inbox): string => `${inbox}/${pushId()}`;

/** Leaves the message at `path`, exactly once: one that has arrived there before stays as it is. Throws SendingError. */
export async function sendMessage(
  path: string,
  message: ContactMessage | PartnerApplication | Withdrawal,
  ask: DatabaseClient = askDatabase,
): Promise<void> {
  const body = { ...message, createdAt: serverTimestamp };
  if (await isAccepted(ask, path, { method: 'PUT', body })) return;
  if (await hasArrived(ask, path)) return;
  throw new SendingError('refused');
}
