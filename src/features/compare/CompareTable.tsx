import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Item } from '../../model/catalogue/item';
import type { ComparisonRow } from '../../model/lists/comparison';
import { CatalogueText, useCatalogueWords } from '../../ui/text/CatalogueText';
import { CompareHead } from './CompareHead';
import { FactText } from './FactText';
import styles from './compare.module.scss';

interface CompareTableProps {
  title: string;
  items: readonly Item[];
  rows: readonly ComparisonRow[];
  onlyDifferences: boolean;
  onRemove: (item: Item) => void;
  buy: (item: Item) => ReactNode;
}

/** With more columns, words would be too narrow to read: the table becomes a list of facts. */
const mostColumns = 5;

/** One column per item, one row per fact; on phones one block per fact. */
export function CompareTable({ title, items, rows, onlyDifferences, onRemove, buy }: CompareTableProps) {
  const { t } = useTranslation('basket');
  const say = useCatalogueWords();
  const canDiffer = items.length > 1;
  const shown = onlyDifferences && canDiffer ? rows.filter(({ differs }) => differs) : rows;
  return (
    <table
      className={items.length > mostColumns ? `${styles.comparison} ${styles.blocks}` : styles.comparison}
      data-columns={items.length}
    >
      <caption>{title}</caption>
      <CompareHead items={items} onRemove={onRemove} buy={buy} />
      <tbody>
        {shown.map(({ values, differs, ...row }) => (
          <tr key={row.fact}>
            <th scope="row">
              {row.isDetail ? <CatalogueText>{row.fact}</CatalogueText> : t(`compare.fact.${row.fact}`)}
              {differs && (
                <span className={styles.differing}>
                  <span className="visually-hidden">, {t('compare.differs')}</span>
                </span>
              )}
            </th>
            {items.map((item, index) => (
              <td key={item.id} data-name={say(item.name)}>
                <FactText fact={values[index] ?? { kind: 'none' }} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
