import { useState } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type UseFormReturn,
  get,
  set,
  type FieldErrors,
  type Resolver,
} from 'react-hook-form';
import { type GenericSchema, getDotPath, safeParse } from 'valibot';
import { storedDraft } from '#ui/drafts';
import { useDraft, type DraftSettings } from './useDraft';

/**
 * Validates a form with a valibot schema. Messages are translation keys (`form:error.email`); a rule's limit (a
 * length, a smallest number) is passed as `limit`, for the sentence.
 */
function valibotResolver<Input extends FieldValues, Output extends FieldValues>(
  schema: GenericSchema<Input, Output>,
): Resolver<Input, unknown, Output> {
  return (values) => {
    const result = safeParse(schema, values);
    if (result.success) return { values: result.output, errors: {} };
    const errors: FieldErrors<Input> = {};
    for (const issue of result.issues) {
      const path = getDotPath(issue);
      // The first complaint about a field is enough: one sentence each.
      if (path === null || get(errors, path)) continue;
      set(errors, path, { type: issue.type, message: issue.message, types: limitOf(issue.requirement) });
    }
    return { values: {}, errors };
  };
}

function limitOf(requirement: unknown): { limit: string } | undefined {
  return typeof requirement === 'number' ? { limit: String(requirement) } : undefined;
}

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
