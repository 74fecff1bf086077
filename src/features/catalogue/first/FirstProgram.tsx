import { useTranslation } from 'react-i18next';
import { aims, companies } from '../../../model/catalogue/firstProgram';
import type { Program } from '../../../model/catalogue/item';
import { timeNames } from '../../../model/catalogue/timeCommitment';
import { firstAnswers } from '../../../services/storage/firstAnswers';
import { Icon } from '../../../ui/picture/Icon';
import { useStoredValue } from '../../../ui/useStoredValue';
import { FirstSuggestions } from './FirstSuggestions';
import { Question } from './Question';
import styles from './FirstProgram.module.scss';

/** The program finder: three optional questions, and the three programs that fit. The answers stay on the device. */
export function FirstProgram({ programs }: { programs: readonly Program[] }) {
  const { t } = useTranslation(['finder', 'content']);
  const [answers, answer] = useStoredValue(firstAnswers);
  const { aim: _aim, ...withoutAim } = answers;
  const { time: _time, ...withoutTime } = answers;
  const { company: _company, ...withoutCompany } = answers;
  const isAnswered = Object.keys(answers).length > 0;
  return (
    <>
      <form className={styles.form} aria-label={t('questions')} onSubmit={(event) => event.preventDefault()}>
        <Question
          name="aim"
          names={aims}
          chosen={answers.aim}
          label={(name) => t(`content:needs.${name}`)}
          onAnswer={(aim) => answer({ ...withoutAim, ...(aim && { aim }) })}
        />
        <Question
          name="time"
          names={timeNames}
          chosen={answers.time}
          label={(name) => t(`time.${name}`)}
          onAnswer={(time) => answer({ ...withoutTime, ...(time && { time }) })}
        />
        <Question
          name="company"
          names={companies}
          chosen={answers.company}
          label={(name) => t(`company.${name}`)}
          onAnswer={(company) => answer({ ...withoutCompany, ...(company && { company }) })}
        />
        {isAnswered && (
          <button type="button" className="quiet" onClick={() => answer({})}>
            <Icon name="undo" />
            {t('again')}
          </button>
        )}
      </form>
      <FirstSuggestions programs={programs} answers={isAnswered ? answers : undefined} />
    </>
  );
}
