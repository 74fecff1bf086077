import type { ContactMessage, PartnerApplication } from '../../model/order/message';
import { referenceNumber } from '../../model/order/order';
import { newMessagePath, sendMessage, type Inbox } from '../../services/firebase/orders/messages';
import { readPendingPath, writePendingPath } from '../../services/storage/messageMemory';

/** Milliseconds a person needs at least for a form; programs are quicker. */
const quickestPerson = 3000;

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

interface Posting {
  inbox: Inbox;
  message: ContactMessage | PartnerApplication;
  /** `performance.now()` when the form appeared. */
  shownAt: number;
}

/**
 * Sends the message once, however often it is tried, and gives its reference number. A form sent in no time waits until
 * a person could have filled it. Throws SendingError.
 */
export async function postMessage({ inbox, message, shownAt }: Posting): Promise<string> {
  await pause(Math.max(0, quickestPerson - (performance.now() - shownAt)));
  const path = readPendingPath(inbox) ?? (await newMessagePath(inbox));
  writePendingPath(inbox, path);
  await sendMessage(path, message);
  writePendingPath(inbox, undefined);
  return referenceNumber(path.split('/').at(-1) ?? '', inbox === 'partnerApplications' ? 'EWP' : 'EWC');
}
