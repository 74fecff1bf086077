import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { textResource } from '#content/library';
import type { Content } from '#content/types';
import type { Program } from '#model/catalogue/item';
import { listOf, isFields } from '#model/untrusted';
import { reportError } from '#reportError';
import { storedValue } from '#storedValue';
import { draftPrefix } from '#ui/drafts';
import { Price } from '#ui/money/Price';
import { useLanguage } from '#ui/text/useLanguage';
import { useStoredValue } from '#ui/useStoredValue';
import { StepTimer } from './StepTimer';
import styles from './DayOne.module.scss';

type Done = Record<string, number[]>;

const doneFrom = (found: unknown): Done =>
  isFields(found)
    ? Object.fromEntries(
        Object.entries(found).map(([id, steps]) => [
          id,
          listOf(steps).filter((step): step is number => Number.isInteger(step)),
        ]),
      )
    : {};

/** A draft: signing out forgets it with the others. */
const doneSteps = storedValue(`${draftPrefix}days`, doneFrom);

/** Loaded behind the page: without it the page is whole. */
function useDay(id: string): Content<'days'> | undefined {
  const language = useLanguage();
  const [day, setDay] = useState<Content<'days'>>();
  useEffect(() => {
    let isGone = false;
    textResource('days', id, language).promise.then(
      (found) => {
        if (!isGone) setDay(found);
      },
      (error: unknown) => reportError(error, 'The first day of a program could not be loaded.', 'warning'),
    );
    return () => {
      isGone = true;
    };
  }, [id, language]);
  return day;
}

/** The first day of a program, to be done here: its steps, with a timer where one is needed, and what comes after it. */
export function DayOne({ program }: { program: Program }) {
  const { t } = useTranslation('item');
  const id = useId();
  const day = useDay(program.id);
  const [done, change] = useStoredValue(doneSteps);
  if (!day) return null;
  const steps = done[program.id] ?? [];
  const total = day.steps.length;
  const count = day.steps.filter((_, index) => steps.includes(index)).length;
  const set = (next: number[]): void => change({ ...doneSteps.read(), [program.id]: next });
  return (
    <section className={`section screen-only ${styles.day}`} aria-labelledby={id}>
      <p className={styles.free}>{t('day.title')}</p>
      <h2 id={id}>{day.title}</h2>
      <p>{day.description}</p>
      <details open={steps.length > 0}>
        <summary>{t('day.open')}</summary>
        <ol>
          {day.steps.map(({ text, seconds }, index) => (
            <li key={text}>
              <label className="check">
                <input
                  type="checkbox"
                  checked={steps.includes(index)}
                  onChange={({ target }) =>
                    set(target.checked ? [...steps, index] : steps.filter((step) => step !== index))
                  }
                />
                <span>{text}</span>
              </label>
              {seconds !== undefined && <StepTimer seconds={seconds} />}
            </li>
          ))}
        </ol>
        <progress max={total} value={count} aria-label={t('day.progress', { done: count, total })} />
        <output>{count === total ? t('day.done') : t('day.progress', { done: count, total })}</output>
        {count === total && (
          <>
            <h3>{t('day.next')}</h3>
            <p>{day.next}</p>
            <Price of={program} />
            <button type="button" className="quiet" onClick={() => set([])}>
              {t('day.again')}
            </button>
          </>
        )}
      </details>
    </section>
  );
}
