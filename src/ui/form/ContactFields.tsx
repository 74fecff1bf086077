import { Suspense, useRef, useState, type FocusEvent } from 'react';
import { useWatch, type FieldValues, type PathValue } from 'react-hook-form';
import { lazyPart } from '#ui/lazy/lazyPart';
import { FormField, type FormFieldProps } from './FormField';
import { isPressing } from './useField';
import styles from './form.module.scss';

/** Needed once an address has been typed. */
const suggestion = lazyPart(() => import('./EmailSuggestion').then((module) => module.EmailSuggestion));

/** An e-mail address: no capitals, no spell check, the e-mail keyboard; a slip in its domain is asked about when it is left. */
export function EmailField<Input extends FieldValues, Output extends FieldValues>({
  autoComplete = 'email',
  ...field
}: FormFieldProps<Input, Output>) {
  const { form, name } = field;
  const frame = useRef<HTMLDivElement>(null);
  const typed = useWatch({ control: form.control, name });
  // What a draft has kept was left some time ago.
  const [left, setLeft] = useState<unknown>(() => form.getValues(name));
  const leave = (event: FocusEvent<HTMLInputElement>): void => {
    if (!isPressing(event)) setLeft(event.target.value);
  };
  const take = (address: string): void => {
    form.setValue(name, address as PathValue<Input, typeof name>, {
      shouldDirty: true,
      shouldValidate: true,
    });
    frame.current?.querySelector('input')?.focus();
  };
  return (
    <div ref={frame} className={styles.asked} onBlur={leave}>
      <FormField
        type="email"
        inputMode="email"
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        {...field}
      />
      {typeof typed === 'string' && typed !== '' && typed === left && (
        <Suspense>
          <suggestion.Part typed={typed} onTake={take} />
        </Suspense>
      )}
    </div>
  );
}

export function PhoneField<Input extends FieldValues, Output extends FieldValues>(
  field: FormFieldProps<Input, Output>,
) {
  return <FormField type="tel" inputMode="tel" autoComplete="tel" {...field} />;
}
