import { useState } from 'react';
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { storedDraft } from './drafts';
import { useDraft, type DraftSettings } from './useDraft';
import { valibotResolver } from './valibotResolver';

interface SchemaFormSettings<Input extends FieldValues, Output extends FieldValues> {
  schema: GenericSchema<Input, Output>;
  defaults: DefaultValues<Input>;
  draft?: DraftSettings;
  /** Values with priority over the draft: they are given, not typed. */
  fixed?: DefaultValues<Input>;
}

export type SchemaForm<Input extends FieldValues, Output extends FieldValues = Input> = UseFormReturn<
  Input,
  unknown,
  Output
>;

/**
 * One form: its schema, its initial values, and the draft that survives a reload (`forgetDraft` once it has been
 * sent). The fields decide when to validate (see useField); react-hook-form itself only does so on submit.
 */
export function useSchemaForm<Input extends FieldValues, Output extends FieldValues>({
  schema,
  defaults,
  draft,
  fixed,
}: SchemaFormSettings<Input, Output>): { form: SchemaForm<Input, Output>; forgetDraft: () => void } {
  const [start] = useState(() => Object.assign(startValues(defaults, draft), fixed));
  const form = useForm<Input, unknown, Output>({
    resolver: valibotResolver(schema),
    defaultValues: start,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
  });
  return { form, forgetDraft: useDraft(form, draft) };
}

/** The defaults, with those values of the draft that still fit a field of the same kind. */
function startValues<Defaults extends object>(
  defaults: Defaults,
  draft: DraftSettings | undefined,
): Defaults {
  const kept = draft === undefined ? {} : storedDraft(draft.key, draft.keep ?? 'tab').read();
  const fields = new Map<string, unknown>(Object.entries(defaults));
  const fitting = Object.entries(kept).filter(([name, value]) => typeof fields.get(name) === typeof value);
  return { ...defaults, ...Object.fromEntries(fitting) };
}
