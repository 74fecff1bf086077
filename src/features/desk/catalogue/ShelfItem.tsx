import { catalogueLocale } from '#model/languages';
import { memo, useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { plainAmount } from '#model/money/amount';
import { othersChanges, rowUpdate, type RowProblem, type ShelfRow, type TypedRow } from '#model/desk/shelf';
import { settlementCurrency as currency } from '#model/money/currencySlice';
import { deskItemPath } from '#model/paths';
import { useWrite } from '#features/desk/live/useWrite';
import { ProblemNote } from '#features/desk/parts/ProblemNote';
import { usePercent } from '#features/desk/parts/usePercent';
import { Notice } from '#ui/Notice';
import styles from './Catalogue.module.scss';

type Field = Exclude<keyof TypedRow, 'isHidden'>;

const shown = (row: ShelfRow, field: Field): string | undefined => {
  if (field === 'stock') return row.stock === undefined ? undefined : String(row.stock.left);
  const value = row[field];
  if (value === undefined) return undefined;
  return field === 'price' ? plainAmount(value) : String(value);
};

/** One item, or one size of it. What is typed stays until it is saved; what others change meanwhile shows beside it. */
function Item({ row }: { row: ShelfRow }) {
  const { t } = useTranslation('owner');
  const id = useId();
  const writing = useWrite();
  const percent = usePercent();
  const [typed, setTyped] = useState<TypedRow>({});
  /** The row as it was when it was first typed over. */
  const [seen, setSeen] = useState(row);
  const [problem, setProblem] = useState<RowProblem | 'large'>();
  /** What somebody else has made of what was typed over here. */
  const [others, setOthers] = useState('');
  const isTyped = Object.keys(typed).length > 0;
  const type = (change: TypedRow): void => {
    // A finished write resets the whole row, so that nothing may be typed while it runs.
    if (writing.isBusy) return;
    if (!isTyped) setSeen(row);
    setTyped({ ...typed, ...change });
    setProblem(undefined);
  };
  const drop = (): void => {
    setTyped({});
    setProblem(undefined);
  };
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!isTyped) return;
    const judged = rowUpdate(seen, row, typed);
    if ('problem' in judged) {
      if (judged.problem === 'changed') {
        const now = { price: shown(row, 'price'), discount: percent(row.discount ?? 0), isHidden: '' };
        const changed = othersChanges(seen, row, typed).map((field) => now[field]);
        setOthers(changed.filter(Boolean).join(', '));
        // A second press confirms it: the other change was shown after the first.
        setSeen(row);
      }
      return setProblem(judged.problem);
    }
    if (judged.isLarge && problem !== 'large') return setProblem('large');
    if (await writing.run(() => judged.update)) drop();
  };
  return (
    <li>
      <form className={styles.row} aria-label={row.name} noValidate onSubmit={(event) => void save(event)}>
        <Link className="under" lang={catalogueLocale} dir="auto" to={deskItemPath(row.kind, row.id)}>
          {row.name}
        </Link>
        {(['price', 'discount', 'stock'] as const).map((field) => {
          const value = shown(row, field);
          if (value === undefined) return null;
          return (
            <label key={field}>
              <span>{t(`catalogue.${field}`, { currency })}</span>
              <input
                inputMode={field === 'stock' ? 'numeric' : 'decimal'}
                value={typed[field] ?? value}
                readOnly={writing.isBusy}
                aria-invalid={problem === field || undefined}
                aria-describedby={problem ? `${id}-problem` : undefined}
                onChange={({ target }) => type({ [field]: target.value })}
              />
            </label>
          );
        })}
        {row.isHidden !== undefined && (
          <label className={`check ${styles.hidden}`}>
            <input
              type="checkbox"
              checked={typed.isHidden ?? row.isHidden}
              onChange={({ target }) => type({ isHidden: target.checked })}
            />
            <span>{t('catalogue.hidden')}</span>
          </label>
        )}
        {row.isBroken && <p className={styles.problem}>{t('catalogue.broken')}</p>}
        {isTyped && (
          <div className={styles.buttons}>
            <button type="submit" className="btn" aria-busy={writing.isBusy}>
              {t('catalogue.save')}
            </button>
            <button type="button" className="link" onClick={drop}>
              {t('catalogue.drop')}
            </button>
          </div>
        )}
        <div id={`${id}-problem`} className={styles.problem}>
          {problem && (
            <Notice tone="error">
              {problem === 'changed' && others !== ''
                ? t('catalogue.others', { now: others })
                : t(`catalogue.problem.${problem}`)}
            </Notice>
          )}
          <ProblemNote writing={writing} />
        </div>
      </form>
    </li>
  );
}

/** Memoized: typing in the search does not render a row again that stays in the list. */
export const ShelfItem = memo(Item);
