import { useEffect, useEffectEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { SchemaForm } from '#ui/form/useSchemaForm';

/** Calls back when something is typed: “Saved” must not stand beside what is not saved yet. */
export function useWhenTyped<Input extends FieldValues, Output extends FieldValues>(
  form: SchemaForm<Input, Output>,
  act: () => void,
): void {
  const tell = useEffectEvent(act);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        // What the desk itself puts in a field is not typed.
        callback: ({ type }) => {
          if (type === 'change') tell();
        },
      }),
    [form],
  );
}
