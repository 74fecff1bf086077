import { useRef, type ReactNode } from 'react';
import { useFormState, type FieldValues } from 'react-hook-form';
import type { SchemaForm } from './useSchemaForm';
import { classNames } from '#ui/classNames';
import { OfflineNote } from '#ui/OfflineNote';
import { useComplaintInSight } from './useComplaintInSight';
import styles from './form.module.scss';

/**
 * Some browsers and password managers fill fields in and tell nobody. What React knows already changes nothing; a choice
 * tells of itself again.
 */
function hearFilledIn(form: HTMLFormElement): void {
  for (const control of form.elements) {
    const event = control instanceof HTMLSelectElement ? 'change' : 'input';
    control.dispatchEvent(new Event(event, { bubbles: true }));
  }
}

interface FormProps<Input extends FieldValues, Output extends FieldValues> {
  form: SchemaForm<Input, Output>;
  /** The form's accessible name. */
  label: string;
  onSubmit: (values: Output) => Promise<void> | void;
  className?: string;
  children: ReactNode;
}

/** A form with our own error messages; a failed submit moves the focus to the first field with an error. */
export function Form<Input extends FieldValues, Output extends FieldValues>({
  form,
  label,
  onSubmit,
  className,
  children,
}: FormProps<Input, Output>) {
  const { isSubmitting, submitCount, isSubmitSuccessful } = useFormState({ control: form.control });
  const element = useRef<HTMLFormElement>(null);
  useComplaintInSight(element, isSubmitSuccessful ? 0 : submitCount);
  const submit = form.handleSubmit(async (values) => onSubmit(values));
  return (
    <form
      ref={element}
      className={classNames(styles.form, className)}
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        hearFilledIn(event.currentTarget);
        // A second press while the first is on its way must not send twice.
        if (!isSubmitting) void submit(event);
      }}
    >
      <OfflineNote />
      {children}
    </form>
  );
}
