import { type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { programStart } from '#model/order/programStart';
import { usesSection } from '#model/sections';
import styles from './ProgramSteps.module.scss';

const hasDashboard = usesSection('dashboard');

interface ProgramStepsProps {
  order: Parameters<typeof programStart>[0];
  /** The dashboard button for members; guests read how they get an account. */
  dashboard?: ReactNode;
}

/** The next steps after buying a program: dates, and where to find it. */
export function ProgramSteps({ order, dashboard }: ProgramStepsProps) {
  const { t } = useTranslation('order');
  const start = programStart(order);
  if (!start) return null;
  const steps = [
    { text: t('program.confirm'), isDone: start.isConfirmed },
    { text: t('program.pay'), isDone: start.isPaid },
    { text: t(`program.begins.${start.begins}`), isDone: start.isSent },
    { text: t(hasDashboard ? 'program.open' : 'program.any'), isDone: false },
  ];
  return (
    <section className={styles.programSteps} aria-label={t('program.title')}>
      <h2>{t('program.title')}</h2>
      <ol>
        {steps.map(({ text, isDone }) => (
          <li key={text} className={isDone ? styles.done : undefined}>
            {text} {isDone && <strong>{t('program.done')}</strong>}
          </li>
        ))}
      </ol>
      {hasDashboard && (
        <div className={styles.handOver}>{dashboard || <p className="soft">{t('program.account')}</p>}</div>
      )}
    </section>
  );
}
