import { useId, type ChangeEvent, type FocusEvent } from 'react';
import { useFormState, type FieldValues, type Path } from 'react-hook-form';
import type { SchemaForm } from './useSchemaForm';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export interface FieldOf<Input extends FieldValues, Output extends FieldValues> {
  form: SchemaForm<Input, Output>;
  name: Path<Input>;
}

/**
 * Connects one control with its form. A field is judged when somebody leaves it with something in it, never while
 * they first type; a complaint goes away with the keystroke that makes it right.
 */
export function useField<Input extends FieldValues, Output extends FieldValues>(
  { form, name }: FieldOf<Input, Output>,
  hasHint: boolean,
) {
  const id = useId();
  const state = useFormState({ control: form.control, name, exact: true });
  const { isSubmitted, isSubmitting } = state;
  const { error } = form.getFieldState(name, state);
  const registered = form.register(name);
  const judge = () => void form.trigger(name);
  const described = [hasHint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');

  return {
    id,
    error,
    isSubmitting,
    control: {
      ...registered,
      id,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': described === '' ? undefined : described,
      onChange: async (event: ChangeEvent<Control>) => {
        await registered.onChange(event);
        if (error) judge();
      },
      onBlur: async (event: FocusEvent<Control>) => {
        await registered.onBlur(event);
        if (isPressing(event)) return;
        if (isSubmitted || event.target.value !== '') judge();
      },
    },
  };
}

/**
 * Leaving a field to press something: a complaint now would push the button away from under the finger, and a submit
 * judges every field anyway. The field's own buttons (show the password) stand above the complaint and stay put.
 */
function isPressing({ target, relatedTarget }: FocusEvent<Control>): boolean {
  if (!relatedTarget?.closest('button, a[href]')) return false;
  return target.closest('[data-field]')?.contains(relatedTarget) !== true;
}
