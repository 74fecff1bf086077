import type { ReactNode } from 'react';
import { useFormState, type FieldValues } from 'react-hook-form';
import type { SchemaForm } from './useSchemaForm';

interface SubmitButtonProps<Input extends FieldValues, Output extends FieldValues> {
  form: SchemaForm<Input, Output>;
  children: ReactNode;
  className?: string;
}

/** Stays enabled while sending: a disabled button would lose the keyboard focus. */
export function SubmitButton<Input extends FieldValues, Output extends FieldValues>({
  form,
  children,
  className = 'btn',
}: SubmitButtonProps<Input, Output>) {
  const { isSubmitting } = useFormState({ control: form.control });
  return (
    <button
      type="submit"
      className={className}
      aria-disabled={isSubmitting ? true : undefined}
      aria-busy={isSubmitting ? true : undefined}
    >
      {children}
    </button>
  );
}
