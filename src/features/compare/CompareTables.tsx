import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Item } from '#model/catalogue/item';
import { compareProducts, comparePrograms } from '#model/lists/comparison';
import { CompareTable } from './CompareTable';
import styles from './compare.module.scss';

interface CompareTablesProps {
  items: readonly Item[];
  /** Takes an item out; without it the comparison is somebody else's. */
  onRemove?: (item: Item) => void;
  buy: (item: Item) => ReactNode;
}

/** Programs beside programs and products beside products, with their differences marked. */
export function CompareTables({ items, onRemove, buy }: CompareTablesProps) {
  const { t } = useTranslation('basket');
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const programs = items.filter((item) => item.kind === 'program');
  const products = items.filter((item) => item.kind === 'product');
  const table = { onlyDifferences, buy, ...(onRemove && { onRemove }) };
  return (
    <>
      {Math.max(programs.length, products.length) > 1 && (
        <label className={`check screen-only ${styles.onlyDifferences}`}>
          <input
            type="checkbox"
            checked={onlyDifferences}
            onChange={(event) => setOnlyDifferences(event.target.checked)}
          />
          <span>
            {t('compare.onlyDifferences')} <span className={styles.differing} aria-hidden="true" />
          </span>
        </label>
      )}
      {programs.length > 0 && (
        <CompareTable
          title={t('compare.programs')}
          items={programs}
          rows={comparePrograms(programs)}
          {...table}
        />
      )}
      {products.length > 0 && (
        <CompareTable
          title={t('compare.products')}
          items={products}
          rows={compareProducts(products)}
          {...table}
        />
      )}
    </>
  );
}
