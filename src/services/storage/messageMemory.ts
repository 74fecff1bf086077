import { isFields, textOf } from '#model/untrusted';
import { durableTexts, type DurableTexts } from './durableTexts';

/** Where a message was sent whose answer has not come yet, and which message that was. */
export interface PendingMessage {
  path: string;
  digest: string;
}

const key = (inbox: string): string => `eightwell:message:${inbox}`;

export interface MessageMemory {
  readPending: (inbox: string) => PendingMessage | undefined;
  writePending: (inbox: string, message: PendingMessage | undefined) => void;
}

export const messageMemory = ({ durable }: DurableTexts): MessageMemory => ({
  readPending: (inbox) => {
    const value = durable.read(key(inbox));
    if (!isFields(value)) return undefined;
    const path = textOf(value.path);
    return new RegExp(`^${inbox}/[-\\w]{20}$`).test(path)
      ? { path, digest: textOf(value.digest) }
      : undefined;
  },
  writePending: (inbox, message) => durable.write(key(inbox), message),
});

export const browserMessages = messageMemory(durableTexts());
