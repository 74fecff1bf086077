import { messagePrefixes, referenceNumber } from '#model/order/referenceNumber';
import { entriesOf, numberOf, type Fields } from '#model/untrusted';

/** What an inbox holds. */
export const inboxes = { contactMessages: 'message', partnerApplications: 'application' } as const;
export type Inbox = keyof typeof inboxes;

/** Something that was sent with one of the shop's forms. */
export interface BookedMessage {
  path: string;
  id: string;
  inbox: Inbox;
  number: string;
  kind: (typeof inboxes)[Inbox];
  createdAt: number;
  isDone: boolean;
  fields: Fields;
}

/** What an inbox holds, newest first. */
export const messagesIn = (inbox: Inbox, node: unknown): BookedMessage[] =>
  entriesOf(node)
    .map(([id, fields]) => ({
      path: `${inbox}/${id}`,
      id,
      inbox,
      number: referenceNumber(id, messagePrefixes[inbox]),
      kind: inboxes[inbox],
      createdAt: numberOf(fields.createdAt) ?? 0,
      isDone: numberOf(fields.doneAt) !== undefined,
      fields,
    }))
    .toSorted((a, b) => b.createdAt - a.createdAt);
