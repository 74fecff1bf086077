import type { ContactMessage, PartnerApplication, Withdrawal } from '#model/order/message';
import { formPrefixes, referenceNumber } from '#model/order/referenceNumber';
import { newMessagePath, sendMessage, type Inbox } from '#services/firebase/orders/messages';
import { browserMessages } from '#services/storage/messageMemory';
import { digestOf } from '#model/digest';

/** Milliseconds a person needs at least to fill in a form; bots are faster. */
const quickestPerson = 3000;

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

interface Posting {
  inbox: Inbox;
  message: ContactMessage | PartnerApplication | Withdrawal;
  /** `performance.now()` when the form appeared. */
  shownAt: number;
}

/**
 * Sends the message once, however often it is tried, and gives its reference number. A form sent too quickly waits
 * until a person could have filled it in. Throws SendingError.
 */
export async function postMessage({ inbox, message, shownAt }: Posting): Promise<string> {
  await pause(Math.max(0, quickestPerson - (performance.now() - shownAt)));
  const digest = digestOf(message);
  const pending = browserMessages.readPending(inbox);
  // A changed text is another message: the id of an unanswered one may be in use by now.
  const path = pending?.digest === digest ? pending.path : newMessagePath(inbox);
  browserMessages.writePending(inbox, { path, digest });
  await sendMessage(path, message);
  browserMessages.writePending(inbox, undefined);
  return referenceNumber(path.split('/').at(-1) ?? '', formPrefixes[inbox]);
}
