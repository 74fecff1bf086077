import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { catalogueLocale } from '#model/languages';
import type { ItemFormOf } from './itemForm';
import styles from './Item.module.scss';

interface ChoicesFieldProps {
  form: ItemFormOf;
  name: 'categories' | 'allergens' | 'diet';
  label: string;
  hint?: string | undefined;
  options: readonly { value: string; label: string; lang?: string }[];
}

/** Words to tick, of those the shop knows. One that it does not know stays as it is until it is unticked. */
export function ChoicesField({ form, name, label, hint, options }: ChoicesFieldProps) {
  const id = useId();
  const chosen = useWatch({ control: form.control, name });
  const unknown = chosen.filter((word) => !options.some(({ value }) => value === word));
  const all = [...options, ...unknown.map((word) => ({ value: word, label: word, lang: catalogueLocale }))];
  const toggle = (value: string): void =>
    form.setValue(
      name,
      chosen.includes(value) ? chosen.filter((word) => word !== value) : [...chosen, value],
      { shouldDirty: true },
    );
  return (
    <fieldset className={styles.choices} aria-describedby={hint === undefined ? undefined : `${id}-hint`}>
      <legend>{label}</legend>
      {hint !== undefined && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div>
        {all.map(({ value, label: text, lang }) => (
          <label key={value} className="check">
            <input type="checkbox" checked={chosen.includes(value)} onChange={() => toggle(value)} />
            <span lang={lang}>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
