import { useId, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dimensions, type Dimension } from '#model/catalogue/item';
import { begunAgain, isAnswered, knownSidesFrom, most, weakSides } from '#model/sides';
import { reportError } from '#reportError';
import { storedValue } from '#storedValue';
import { draftPrefix } from '#ui/drafts';
import { useStoredValue } from '#ui/useStoredValue';
import { saveDrawing } from './saveDrawing';
import { SidesWheel } from './SidesWheel';
import styles from './MySides.module.scss';

/** A draft: it says something about a person, stays on the device, and signing out forgets it. */
const mySides = storedValue(`${draftPrefix}sides`, knownSidesFrom);

const middle = 5;

interface QuestionProps {
  side: Dimension;
  value: number | undefined;
  before: number | undefined;
  onAnswer: (value: number) => void;
}

function Question({ side, value, before, onAnswer }: QuestionProps) {
  const { t } = useTranslation(['content', 'common']);
  const id = useId();
  const said = value === undefined ? t('sides.open') : t('sides.value', { value, most });
  return (
    <li data-dim={side.toLowerCase()}>
      <label htmlFor={id}>
        <b>{t(`common:dimension.${side}`)}</b> {t(`sides.question.${side}`)}
      </label>
      <input
        id={id}
        type="range"
        min={1}
        max={most}
        value={value ?? middle}
        aria-valuetext={said}
        data-open={value === undefined}
        // A press on the middle, where the handle stands before an answer, changes nothing.
        onClick={({ currentTarget }) => onAnswer(currentTarget.valueAsNumber)}
        onChange={({ target }) => onAnswer(target.valueAsNumber)}
      />
      <span className={styles.said}>
        <span aria-hidden="true">{said}</span>
        {before !== undefined && <span>{t('sides.before', { value: before, most })}</span>}
      </span>
    </li>
  );
}

/**
 * Eight questions and their wheel. `children` shows what helps a side that needs most; without JavaScript the questions stand
 * as a text.
 */
export function MySides({ children }: { children: (side: Dimension) => ReactNode }) {
  const { t } = useTranslation(['content', 'common']);
  const [sides, change] = useStoredValue(mySides);
  const [isUnsaved, setUnsaved] = useState(false);
  const wheel = useRef<SVGSVGElement>(null);
  const weak = weakSides(sides.now);
  const name = (side: Dimension): string => t(`common:dimension.${side}`);
  const save = (drawing: SVGSVGElement): void => {
    saveDrawing(drawing, t('sides.file')).then(
      () => setUnsaved(false),
      (error: unknown) => {
        setUnsaved(true);
        reportError(error, 'The wheel of eight sides could not be saved as a picture.', 'warning');
      },
    );
  };
  return (
    <section className={`wrap section ${styles.sides}`} aria-labelledby="my-sides">
      <div className="title">
        <h2 id="my-sides">{t('sides.title')}</h2>
        <p>{t('sides.lead', { most })}</p>
      </div>
      <div className={styles.both}>
        <ol>
          {dimensions.map((side) => (
            <Question
              key={side}
              side={side}
              value={sides.now[side]}
              before={sides.before[side]}
              onAnswer={(value) => change({ ...sides, now: { ...mySides.read().now, [side]: value } })}
            />
          ))}
        </ol>
        <div className={styles.result}>
          <SidesWheel sides={sides} ref={wheel} />
          <p className={styles.actions}>
            <button type="button" className="btn line" onClick={() => wheel.current && save(wheel.current)}>
              {t('sides.save')}
            </button>
            {isAnswered(sides.now) ? (
              <button type="button" className="quiet" onClick={() => change(begunAgain(sides))}>
                {t('sides.again')}
              </button>
            ) : (
              isAnswered(sides.before) && (
                <button
                  type="button"
                  className="quiet"
                  onClick={() => change({ now: sides.before, before: {} })}
                >
                  {t('sides.back')}
                </button>
              )
            )}
          </p>
          {isUnsaved && <p role="alert">{t('sides.unsaved')}</p>}
        </div>
      </div>
      <output className={styles.needs}>
        {weak.length > 0 && t('sides.needs', { sides: weak.map(name).join(', ') })}
      </output>
      {weak.map((side) => (
        <section key={side} className={styles.weak} aria-labelledby={`weak-${side}`}>
          <h3 id={`weak-${side}`}>{t('sides.weak', { side: name(side) })}</h3>
          {children(side)}
        </section>
      ))}
    </section>
  );
}
