import { useTranslation } from 'react-i18next';
import {
  aimsOf,
  answersFrom,
  companies,
  fittingPrograms,
  sideOf,
  type FinderAnswers,
  type Reason,
  type Suggestion,
} from '#model/catalogue/programFinder';
import type { Program } from '#model/catalogue/item';
import { timeNames } from '#model/catalogue/timeCommitment';
import { finderAnswers } from '#services/storage/finderAnswers';
import { Icon } from '#ui/picture/Icon';
import { useStoredValue } from '#ui/useStoredValue';
import styles from './ProgramFinder.module.scss';
import { ProgramTeaser } from '#features/catalogue/sections/ProgramTeaser';

function Reasons({ of: { program, reasons }, aim }: { of: Suggestion; aim: FinderAnswers['aim'] }) {
  const { t } = useTranslation(['finder', 'content', 'common']);
  const text: Record<Reason, string> = {
    aim: aim ? t('reason.aim', { aim: t(`content:needs.${aim}`) }) : '',
    side: aim ? t('reason.side', { dimension: t(`common:dimension.${sideOf[aim]}`) }) : '',
    time: t('reason.time', { count: program.minutesPerWeek }),
    others: t('reason.others'),
    alone: t('reason.alone'),
    starter: t('reason.starter'),
  };
  return (
    <ul className={styles.reasons} aria-label={t('why')}>
      {reasons.map((reason) => (
        <li key={reason}>
          <Icon name="check" />
          {text[reason]}
        </li>
      ))}
    </ul>
  );
}

interface FittingProgramsProps {
  programs: readonly Program[];
  /** Absent while no question is answered. */
  answers: FinderAnswers | undefined;
}

/** The three programs that fit the answers, each with the reasons. */
function FittingPrograms({ programs, answers }: FittingProgramsProps) {
  const { t } = useTranslation(['finder', 'common', 'content']);
  const found = answers ? fittingPrograms(programs, answers) : [];
  return (
    <section className={styles.found} aria-labelledby="first-found" aria-live="polite">
      <h2 id="first-found">{t('found')}</h2>
      {found.length === 0 && <p className="soft">{t('none')}</p>}
      <ul>
        {found.map((suggestion) => (
          <li key={suggestion.program.id}>
            <ProgramTeaser program={suggestion.program} />
            <Reasons of={suggestion} aim={answers?.aim} />
          </li>
        ))}
      </ul>
    </section>
  );
}

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

/** The program finder: three optional questions, and the three programs that fit. The answers stay on the device. */
export function ProgramFinder({ programs }: { programs: readonly Program[] }) {
  const { t } = useTranslation(['finder', 'content']);
  const [answers, answer] = useStoredValue(finderAnswers);
  const set = (next: FinderAnswers): void => answer(answersFrom({ ...answers, ...next }));
  const offeredAims = aimsOf(programs);
  const isAnswered = Object.keys(answers).length > 0;
  return (
    <>
      <form className={styles.form} aria-label={t('questions')} onSubmit={(event) => event.preventDefault()}>
        {offeredAims.length > 0 && (
          <Question
            name="aim"
            names={offeredAims}
            chosen={answers.aim}
            label={(name) => t(`content:needs.${name}`)}
            onAnswer={(aim) => set({ aim })}
          />
        )}
        <Question
          name="time"
          names={timeNames}
          chosen={answers.time}
          label={(name) => t(`time.${name}`)}
          onAnswer={(time) => set({ time })}
        />
        <Question
          name="company"
          names={companies}
          chosen={answers.company}
          label={(name) => t(`company.${name}`)}
          onAnswer={(company) => set({ company })}
        />
        {isAnswered && (
          <button type="button" className="quiet" onClick={() => answer({})}>
            <Icon name="undo" />
            {t('again')}
          </button>
        )}
      </form>
      <FittingPrograms programs={programs} answers={isAnswered ? answers : undefined} />
    </>
  );
}
