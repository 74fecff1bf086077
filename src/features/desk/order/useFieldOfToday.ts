import { useEffect, useRef } from 'react';
import type { FieldValues, Path, PathValue } from 'react-hook-form';
import type { SchemaForm } from '#ui/form/useSchemaForm';
import { useDay } from '#ui/useToday';

/** Moves a day that nobody has typed on with the shop's own: a desk stays open over night. */
export function useFieldOfToday<Input extends { day: string }, Output extends FieldValues>(
  form: SchemaForm<Input, Output>,
): void {
  const today = useDay();
  const before = useRef(today);
  useEffect(() => {
    const name = 'day' as Path<Input>;
    if (form.getValues(name) === before.current) form.setValue(name, today as PathValue<Input, Path<Input>>);
    before.current = today;
  }, [form, today]);
}
