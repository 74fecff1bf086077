import type { ContactMessage, PartnerApplication, Withdrawal } from '#model/order/message';
import { askDatabase, type DatabaseClient } from '#services/firebase/rest';
import { pushId } from './pushId';
import { serverTimestamp } from '#model/serverTimestamp';
import { isAccepted, receivedAt } from './sending';
import { SendingError } from './sendingError';

export type Inbox = 'contactMessages' | 'partnerApplications' | 'withdrawals';

/** A place for a message; remember it before the message is sent there. */
export const newMessagePath = (inbox: Inbox): string => `${inbox}/${pushId()}`;

interface MessagePlace {
  path: string;
  /** Whether an earlier call has sent this message there: then it is asked for first. */
  isRepeat?: boolean;
}

/**
 * Leaves the message at `path`, exactly once: one that has arrived there before stays as it is. Gives the server's time of its
 * arrival, which is the receipt. Throws SendingError.
 */
export async function sendMessage(
  { path, isRepeat = false }: MessagePlace,
  message: ContactMessage | PartnerApplication | Withdrawal,
  ask: DatabaseClient = askDatabase,
): Promise<number> {
  const earlier = isRepeat ? await receivedAt(ask, path) : undefined;
  if (earlier !== undefined) return earlier;
  await isAccepted(ask, path, { method: 'PUT', body: { ...message, createdAt: serverTimestamp } });
  // Refused as written twice, or accepted: what the server noted says so either way.
  const time = await receivedAt(ask, path);
  if (time === undefined) throw new SendingError('refused');
  return time;
}

/** When the message at `path` arrived, by the server's clock; undefined where it did not. Throws SendingError. */
export const arrivalOf = (path: string): Promise<number | undefined> => receivedAt(askDatabase, path);
