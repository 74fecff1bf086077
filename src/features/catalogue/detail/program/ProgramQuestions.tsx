import { useTranslation } from 'react-i18next';
import type { Program } from '../../../../model/catalogue/item';
import styles from './ProgramQuestions.module.scss';
import { CatalogueText } from '../../../../ui/text/CatalogueText';

export function ProgramQuestions({ program: { faq } }: { program: Program }) {
  const { t } = useTranslation('item');
  if (faq.length === 0) return null;
  return (
    <section className={`section ${styles.questions}`}>
      <div className="bar">
        <h2>{t('program.questions')}</h2>
      </div>
      {faq.map(({ question, answer }) => (
        <details key={question}>
          <summary>
            <CatalogueText>{question}</CatalogueText>
          </summary>
          <p>
            <CatalogueText>{answer}</CatalogueText>
          </p>
        </details>
      ))}
    </section>
  );
}
