import styles from './CourierDialog.module.scss';

interface ChipsProps {
  legend: string;
  name: string;
  values: readonly string[];
  chosen: string;
  label: (value: string) => string;
  onChoose: (value: string) => void;
}

/** A choice of one, as chips that are large enough for a thumb. */
export function Chips({ legend, name, values, chosen, label, onChoose }: ChipsProps) {
  return (
    <fieldset className={styles.chips}>
      <legend>{legend}</legend>
      <div>
        {values.map((value) => (
          <label key={value}>
            <input type="radio" name={name} checked={chosen === value} onChange={() => onChoose(value)} />
            {label(value)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
