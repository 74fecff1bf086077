import { useTranslation } from 'react-i18next';
import styles from './FirstProgram.module.scss';

interface QuestionProps<T extends string> {
  name: 'aim' | 'time' | 'company';
  names: readonly T[];
  chosen: T | undefined;
  label: (name: T) => string;
  /** Undefined when the question is skipped. */
  onAnswer: (name: T | undefined) => void;
}

/** One question with its answers; the last of them skips it. */
export function Question<T extends string>({ name, names, chosen, label, onAnswer }: QuestionProps<T>) {
  const { t } = useTranslation('finder');
  return (
    <fieldset>
      <legend>{t(`question.${name}`)}</legend>
      <div className={styles.answers}>
        {names.map((each) => (
          <label key={each}>
            <input type="radio" name={name} checked={chosen === each} onChange={() => onAnswer(each)} />
            {label(each)}
          </label>
        ))}
        <label>
          <input
            type="radio"
            name={name}
            checked={chosen === undefined}
            onChange={() => onAnswer(undefined)}
          />
          {t('any')}
        </label>
      </div>
    </fieldset>
  );
}
