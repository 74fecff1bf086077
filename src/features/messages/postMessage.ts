import { pause } from '#pause';
import type { ContactMessage, PartnerApplication, Withdrawal } from '#model/order/message';
import { formPrefixes, referenceNumber } from '#model/order/referenceNumber';
import { arrivalOf, newMessagePath, sendMessage, type Inbox } from '#services/firebase/orders/messages';
import { browserMessages } from '#services/storage/messageMemory';
import { digestOfMessage } from './digestOfMessage';

/** Milliseconds a person needs at least to fill in a form; bots are faster. */
const quickestPerson = 3000;

interface Posting {
  inbox: Inbox;
  message: ContactMessage | PartnerApplication | Withdrawal;
  /** `performance.now()` when the form appeared. */
  shownAt: number;
}

/** What proves that a message has arrived. */
export interface Receipt {
  reference: string;
  /** Milliseconds since 1970, by the server's clock. */
  at: number;
}

/**
 * Sends the message once, however often it is tried; one whose answer was lost is asked for before it is sent again. A form
 * sent too quickly waits until a person could have filled it in. Throws SendingError.
 */
export async function postMessage({ inbox, message, shownAt }: Posting): Promise<Receipt> {
  await pause(Math.max(0, quickestPerson - (performance.now() - shownAt)));
  const digest = digestOfMessage(message);
  const pending = browserMessages.readPending(inbox);
  // A changed text is another message: the id of an unanswered one may be in use by now.
  const isRepeat = pending?.digest === digest;
  const path = isRepeat ? pending.path : newMessagePath(inbox);
  browserMessages.writePending(inbox, { path, digest });
  return receiptOf(inbox, path, await sendMessage({ path, isRepeat }, message));
}

/** The receipt of a message whose answer did not come; undefined where it has not arrived. Throws SendingError. */
export async function receiptOfPending(inbox: Inbox): Promise<Receipt | undefined> {
  const pending = browserMessages.readPending(inbox);
  if (!pending) return undefined;
  const at = await arrivalOf(pending.path);
  return at === undefined ? undefined : receiptOf(inbox, pending.path, at);
}

/** The answer has come: the message is pending no more. */
function receiptOf(inbox: Inbox, path: string, at: number): Receipt {
  browserMessages.writePending(inbox, undefined);
  return { reference: referenceNumber(path.split('/').at(-1) ?? '', formPrefixes[inbox]), at };
}
