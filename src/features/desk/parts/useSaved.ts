import { useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { SchemaForm } from '#ui/form/useSchemaForm';

interface Saved {
  /** “Saved” must not stand beside what is not saved. */
  isSaved: boolean;
  sending: () => void;
  /** The draft goes with what was sent, but not with what was typed meanwhile; true when nothing was. */
  sent: () => boolean;
}

/** Whether what stands in the form was saved; whatever is typed then or while it is sent is not. */
export function useSaved<Input extends FieldValues, Output extends FieldValues>(
  form: SchemaForm<Input, Output>,
  forgetDraft: () => void,
): Saved {
  const [isSaved, setSaved] = useState(false);
  const isTyped = useRef(false);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        // What the desk itself puts in a field is not typed.
        callback: ({ type }) => {
          if (type !== 'change') return;
          isTyped.current = true;
          setSaved(false);
        },
      }),
    [form],
  );
  return {
    isSaved,
    sending: () => {
      isTyped.current = false;
      setSaved(false);
    },
    sent: () => {
      if (isTyped.current) return false;
      forgetDraft();
      setSaved(true);
      return true;
    },
  };
}
