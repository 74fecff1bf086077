import { catalogueLocale } from '#model/languages';
import { useTranslation } from 'react-i18next';
import type { Remark } from '#model/catalogue/check/remark';
import type { JudgedRow } from '#model/desk/sheetImport';
import { DataTable, type Column } from '#features/desk/parts/DataTable';
import { useMore } from '#features/desk/parts/useMore';
import { Notice } from '#ui/Notice';
import styles from './Catalogue.module.scss';

const onePage = 50;
const longestValue = 60;

const shortened = (value: unknown): string => {
  const text = value === undefined ? '–' : typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > longestValue ? `${text.slice(0, longestValue - 1)}…` : text;
};

const urgency = ({ state, isDoubtful }: JudgedRow): number => (state === 'wrong' ? 2 : Number(isDoubtful));

interface SheetRowsProps {
  /** Of the whole file. */
  problems: readonly Remark[];
  rows: readonly JudgedRow[];
}

/** What was understood of each row of a sheet, what is wrong with it and what would change; the wrong ones and those that are asked about first. */
export function SheetRows({ problems, rows }: SheetRowsProps) {
  const { t } = useTranslation('owner');
  const sentence = ({ code, values }: Remark): string => t(`remark.${code}`, values);
  const telling = rows
    .filter(({ state, warnings }) => state !== 'same' || warnings.length > 0)
    .toSorted((a, b) => urgency(b) - urgency(a));
  const { shown, button } = useMore(telling.length, onePage, onePage);
  const columns: Column<JudgedRow>[] = [
    { id: 'line', head: t('sheet.line'), kind: 'number', cell: ({ line }) => line },
    {
      id: 'item',
      head: t('lines.item'),
      kind: 'main',
      cell: ({ id }) => <span lang={catalogueLocale}>{id || '–'}</span>,
    },
    { id: 'state', head: t('sheet.state'), kind: 'word', cell: ({ state }) => t(`sheet.states.${state}`) },
    {
      id: 'found',
      head: t('sheet.found'),
      cell: ({ errors, warnings, changes, isNew }) => (
        <ul className={styles.remarks}>
          {errors.map((found) => (
            <li key={`${found.code}${found.field}`}>
              <strong>{sentence(found)}</strong>
            </li>
          ))}
          {warnings.map((found) => (
            <li key={`${found.code}${found.field}${JSON.stringify(found.values)}`}>{sentence(found)}</li>
          ))}
          {!isNew &&
            changes.map(({ field, before, now }) => (
              <li key={field}>
                {field}: {shortened(before)} → {shortened(now)}
              </li>
            ))}
        </ul>
      ),
    },
  ];
  return (
    <>
      {problems.map((found) => (
        <Notice key={`${found.code}${JSON.stringify(found.values)}`} tone="error">
          {sentence(found)}
        </Notice>
      ))}
      {telling.length > 0 && (
        <DataTable
          label={t('sheet.rows')}
          columns={columns}
          rows={telling.slice(0, shown)}
          keyOf={({ line, id }) => `${line}-${id}`}
        />
      )}
      {button}
    </>
  );
}
