import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue } from 'react-hook-form';
import * as v from 'valibot';
import { reportError } from '#reportError';
import { SendingError } from '#services/firebase/orders/sendingError';
import { browserMessages } from '#services/storage/messageMemory';
import { digestOfMessage } from './digestOfMessage';
import { trapName } from './Honeypot';
import type { FormMessage } from '#ui/form/formMessage';
import type { SchemaForm } from '#ui/form/useSchemaForm';
import { whenReturned } from '#whenReturned';
import type * as posting from './postMessage';

type Posting = Parameters<typeof posting.postMessage>[0];

/** What a form's fields say, as a message; undefined while they say nothing whole. */
export function typedIn<Input extends FieldValues, Output extends FieldValues, Message>(
  schema: v.GenericSchema<Input, Output>,
  form: SchemaForm<Input, Output>,
  messageOf: (values: Output) => Message,
): Message | undefined {
  const result = v.safeParse(schema, form.getValues());
  return result.success ? messageOf(result.output) : undefined;
}

interface PostSettings<Message, Input extends FieldValues, Output extends FieldValues> {
  inbox: Posting['inbox'];
  form: SchemaForm<Input, Output>;
  /** The message as it is typed, to find one again that was sent before the page was loaded anew. */
  typed: () => Message | undefined;
  onReceipt: (message: Message, receipt: posting.Receipt) => void;
}

/**
 * Sends a form's message; a failure stands in the form, what was typed stays. One whose answer did not come is asked for
 * when the form appears again, and with the network.
 */
export function usePost<
  Message extends Posting['message'],
  Input extends FieldValues,
  Output extends FieldValues,
>({ inbox, form, typed, onReceipt }: PostSettings<Message, Input, Output>) {
  const [shownAt] = useState(() => performance.now());
  const isBusy = useRef(false);

  const fail = (error: unknown): void => {
    reportError(error, 'The message was not sent.', 'warning');
    const problem = error instanceof SendingError && error.problem === 'refused' ? 'refused' : 'unanswered';
    form.setError('root.sending', { message: `partner:problem.${problem}` satisfies FormMessage });
  };

  /** Database code is loaded on demand; without a receipt nobody knows whether the message has arrived. */
  const receive = async (
    message: Message,
    ask: (code: typeof posting) => Promise<posting.Receipt | undefined>,
  ): Promise<void> => {
    isBusy.current = true;
    try {
      const receipt = await ask(await import('./postMessage'));
      if (receipt) onReceipt(message, receipt);
      else fail(new SendingError('unanswered'));
    } catch (error) {
      fail(error);
    } finally {
      isBusy.current = false;
    }
  };

  const askAgain = useEffectEvent(async (): Promise<void> => {
    const message = typed();
    if (isBusy.current || !message) return;
    if (browserMessages.readPending(inbox)?.digest !== digestOfMessage(message)) return;
    await receive(message, ({ receiptOfPending }) => receiptOfPending(inbox));
  });
  useEffect(() => {
    const ask = (): void => void askAgain();
    ask();
    window.addEventListener('online', ask);
    const unsubscribe = whenReturned(ask);
    return () => {
      window.removeEventListener('online', ask);
      unsubscribe();
    };
  }, []);

  const post = async (message: Message, trap: string): Promise<void> => {
    if (isBusy.current) return;
    if (trap !== '') {
      // A browser that fills in addresses may have done it: whoever presses again is a person.
      form.setValue(trapName as Path<Input>, '' as PathValue<Input, Path<Input>>);
      form.setError('root.sending', { message: 'partner:problem.trap' satisfies FormMessage });
      return;
    }
    await receive(message, ({ postMessage: send }) => send({ inbox, message, shownAt }));
  };
  return { post };
}
