import type { ContactMessage, PartnerApplication } from '../../../model/order/message';
import { withConnection } from '../database';
import { hasArrived, isAccepted, newPath } from './sending';
import { SendingError } from './sendingError';

export type Inbox = 'contactMessages' | 'partnerApplications';

/** A place for a message; remember it before the message is sent there. */
export const newMessagePath = (inbox: Inbox): Promise<string> =>
  withConnection((connection) => Promise.resolve(newPath(connection, inbox)));

/** Leaves the message at `path`, exactly once: one that has arrived there before stays as it is. Throws SendingError. */
export const sendMessage = (path: string, message: ContactMessage | PartnerApplication): Promise<void> =>
  withConnection(async (connection) => {
    const { database, library } = connection;
    const write = library.set(library.ref(database, path), {
      ...message,
      createdAt: library.serverTimestamp(),
    });
    if ((await isAccepted(write)) || (await hasArrived(connection, path))) return;
    throw new SendingError('refused');
  });
