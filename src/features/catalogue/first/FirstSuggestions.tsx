import { useTranslation } from 'react-i18next';
import {
  firstPrograms,
  sideOf,
  type FirstAnswers,
  type Reason,
  type Suggestion,
} from '../../../model/catalogue/firstProgram';
import type { Program } from '../../../model/catalogue/item';
import { Icon } from '../../../ui/picture/Icon';
import { ProgramTeaser } from '../sections/ProgramTeaser';
import styles from './FirstProgram.module.scss';

function Reasons({ of: { program, reasons }, aim }: { of: Suggestion; aim: FirstAnswers['aim'] }) {
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

interface FirstSuggestionsProps {
  programs: readonly Program[];
  /** Absent while no question is answered. */
  answers: FirstAnswers | undefined;
}

/** The three programs that fit the answers, each with the reasons. */
export function FirstSuggestions({ programs, answers }: FirstSuggestionsProps) {
  const { t } = useTranslation(['finder', 'common', 'content']);
  const found = answers ? firstPrograms(programs, answers) : [];
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
