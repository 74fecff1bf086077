import { useCallback, useEffect } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { whenReturned } from '#whenReturned';
import { isDraftValue, storedDraft, type DraftKeep, type DraftValues } from '#ui/drafts';

export interface DraftSettings {
  key: string;
  keep?: DraftKeep;
  /** Fields that never reach storage: passwords above all. */
  secret?: string[];
}

/**
 * Saves the form's values while they are typed. The returned function deletes the draft, once the form has been
 * sent.
 */
export function useDraft<Input extends FieldValues, Output extends FieldValues>(
  form: UseFormReturn<Input, unknown, Output>,
  draft: DraftSettings | undefined,
): () => void {
  const key = draft?.key;
  const keep = draft?.keep ?? 'tab';
  const secret = draft?.secret?.join() ?? '';

  useEffect(() => {
    if (key === undefined) return undefined;
    const secrets = new Set(secret.split(','));
    const stored = storedDraft(key, keep);
    return form.subscribe({
      formState: { values: true },
      callback: ({ values, name }) => {
        // Without a name it is the form being set as a whole (at start, after sending), not somebody typing.
        // Forms that ask for the same thing may share a draft.
        if (name !== undefined) stored.write({ ...stored.read(), ...draftOf(values, secrets) });
      },
    });
  }, [form, key, keep, secret]);

  // Another document may have gone on writing: what this one shows would overwrite it with the next letter.
  useEffect(() => {
    if (key === undefined) return undefined;
    return whenReturned(() => {
      const values = new Map<string, unknown>(Object.entries(form.getValues()));
      for (const [name, value] of Object.entries(storedDraft(key, keep).read()))
        if (typeof values.get(name) === typeof value && !isSame(values.get(name), value))
          form.setValue(name as Path<Input>, value as PathValue<Input, Path<Input>>);
    });
  }, [form, key, keep]);

  return useCallback(() => {
    if (key !== undefined) storedDraft(key, keep).forget();
  }, [key, keep]);
}

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

function draftOf(values: FieldValues, secrets: Set<string>): DraftValues {
  const draft: DraftValues = {};
  for (const [name, value] of Object.entries(values) as [string, unknown][]) {
    if (!secrets.has(name) && isDraftValue(value)) draft[name] = value;
  }
  return draft;
}
