import { useId, type ChangeEvent, type FocusEvent } from 'react';
import { get, useFormState, type FieldError, type FieldValues, type Path } from 'react-hook-form';
import type { SchemaForm } from './useSchemaForm';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export interface FieldOf<Input extends FieldValues, Output extends FieldValues> {
  form: SchemaForm<Input, Output>;
  name: Path<Input>;
}

/**
 * Connects a control with its form. A field is validated when it is left with a value, never while it is first typed;
 * an error disappears with the keystroke that corrects it.
 */
export function useField<Input extends FieldValues, Output extends FieldValues>(
  { form, name }: FieldOf<Input, Output>,
  hasHint: boolean,
) {
  const id = useId();
  const { errors, isSubmitted } = useFormState({ control: form.control, name, exact: true });
  // `getFieldState` would render every field again whenever one of them is validated.
  const error: FieldError | undefined = get(errors, name);
  const registered = form.register(name);
  const judge = () => void form.trigger(name);
  const described = [hasHint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');

  return {
    id,
    error,
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
        const isLeftForPress = isPressing(event);
        await registered.onBlur(event);
        if (isLeftForPress) return;
        if (isSubmitted || event.target.value !== '') judge();
      },
    },
  };
}

/** What a control needs of its form. */
export type FieldControl = ReturnType<typeof useField>['control'];

/**
 * Leaving a field by pressing a button: an error message now would move that button away, and a submit validates
 * every field anyway. The field's own buttons (show password) stand above the message and do not move. Safari gives no focus
 * to what is pressed, so that nothing follows the field there.
 */
export function isPressing({ target, relatedTarget }: FocusEvent<Control>): boolean {
  const pressed = (relatedTarget ?? document.querySelector('button:active, a:active'))?.closest(
    'button, a[href]',
  );
  return pressed !== null && pressed !== undefined && !target.closest('[data-field]')?.contains(pressed);
}
