import { useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { SendingError } from '#services/firebase/orders/sendingError';
import type { SchemaForm } from '#ui/form/useSchemaForm';
import type { postMessage, Receipt } from './postMessage';
import { reportError } from '#reportError';
import type { FormMessage } from '#ui/form/formMessage';

type Message = Parameters<typeof postMessage>[0]['message'];
type Inbox = Parameters<typeof postMessage>[0]['inbox'];

/** Sends a form's message; a failure stands in the form, what was typed stays. Gives true when it has been sent. */
export function usePost<Input extends FieldValues, Output extends FieldValues>(
  inbox: Inbox,
  form: SchemaForm<Input, Output>,
) {
  const [receipt, setReceipt] = useState<Receipt>();
  const [shownAt] = useState(() => performance.now());
  const isBusy = useRef(false);

  const post = async (message: Message, trap: string): Promise<boolean> => {
    if (isBusy.current) return false;
    if (trap !== '') {
      form.setError('root.sending', { message: 'partner:problem.trap' satisfies FormMessage });
      return false;
    }
    isBusy.current = true;
    try {
      // Database code, loaded on demand.
      const { postMessage: send } = await import('./postMessage');
      setReceipt(await send({ inbox, message, shownAt }));
      return true;
    } catch (error) {
      reportError(error, 'The message was not sent.', 'warning');
      const problem = error instanceof SendingError && error.problem === 'refused' ? 'refused' : 'unanswered';
      form.setError('root.sending', { message: `partner:problem.${problem}` satisfies FormMessage });
      return false;
    } finally {
      isBusy.current = false;
    }
  };
  return { receipt, post };
}
