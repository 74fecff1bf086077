import { useEffect, useState } from 'react';
import type { FieldValues, Path, PathValue } from 'react-hook-form';
import type { SchemaForm } from '#ui/form/useSchemaForm';

type Texts = Record<string, string>;

/** Fields with what the form was filled with, which its draft keeps: only so is it known later what somebody else has changed. */
export const withSeen = <Fields extends Texts>(fields: Fields): Fields & { seen: string } => ({
  ...fields,
  seen: JSON.stringify(fields),
});

/**
 * Shows what somebody else writes meanwhile where nothing was typed. What was typed over it may be written at a second press: by
 * then the other change was told.
 */
export function useOthersTexts<Input extends Texts, Output extends FieldValues>(
  form: SchemaForm<Input, Output>,
  fields: Texts,
): { isClash: boolean; mayWrite: () => boolean } {
  const [isClash, setClash] = useState(false);
  const { seen: now } = withSeen(fields);
  useEffect(() => {
    const { seen = '', ...typed }: Texts = form.getValues();
    if (seen === now) return;
    const [before, next] = [seen, now].map((text) => JSON.parse(text) as Texts) as [Texts, Texts];
    for (const [field, value] of Object.entries(next)) {
      if (typed[field] !== before[field] && typed[field] !== value) continue;
      form.setValue(field as Path<Input>, value as PathValue<Input, Path<Input>>);
      before[field] = value;
    }
    form.setValue('seen' as Path<Input>, JSON.stringify(before) as PathValue<Input, Path<Input>>);
  }, [form, now]);
  const mayWrite = (): boolean => {
    const isOld = form.getValues('seen' as Path<Input>) !== now;
    setClash(isOld);
    if (isOld) form.setValue('seen' as Path<Input>, now as PathValue<Input, Path<Input>>);
    return !isOld;
  };
  return { isClash, mayWrite };
}
