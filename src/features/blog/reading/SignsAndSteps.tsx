import { useTranslation } from 'react-i18next';
import styles from './SignsAndSteps.module.scss';

interface SignsAndStepsProps {
  signs: readonly string[];
  steps: readonly { title: string; text: string }[];
}

/** How a dimension shows in an ordinary week, and three ways to begin. */
export function SignsAndSteps({ signs, steps }: SignsAndStepsProps) {
  const { t } = useTranslation('content');
  return (
    <div className={`wrap section ${styles.signsAndSteps}`}>
      <section aria-labelledby="signs">
        <h2 id="signs">{t('dimension.signs')}</h2>
        <ul>
          {signs.map((sign) => (
            <li key={sign}>{sign}</li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="steps">
        <h2 id="steps">{t('dimension.steps')}</h2>
        <ol>
          {steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
