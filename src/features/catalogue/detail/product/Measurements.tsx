import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { measures, type Product } from '../../../../model/catalogue/item';
import { anchors } from '../../../../model/paths';
import { CatalogueText } from '../../../../ui/text/CatalogueText';
import { useLocale } from '../../../../ui/text/useLanguage';
import styles from './Measurements.module.scss';

/** Measurements by size, where the catalogue has them; for clothing, how to measure oneself. */
export function Measurements({ product: { measures: rows, type } }: { product: Product }) {
  const { t } = useTranslation('item');
  const locale = useLocale();
  const isWorn = type === 'apparel';
  if (!rows) return null;
  const columns = measures.filter((name) => rows.some(({ cm }) => cm[name] !== undefined));
  const hasSizes = rows.some(({ size }) => size !== undefined);
  return (
    <details className={styles.measures}>
      <summary>{t(isWorn ? 'measures.title' : 'measures.only')}</summary>
      <table className="num">
        <thead>
          <tr>
            {hasSizes && <th scope="col">{t('measures.size')}</th>}
            {columns.map((name) => (
              <th key={name} scope="col">
                {t(`measure.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ size, cm }) => (
            <tr key={size ?? ''}>
              {hasSizes && (
                <th scope="row">{size !== undefined && <CatalogueText of="size">{size}</CatalogueText>}</th>
              )}
              {columns.map((name) => (
                <td key={name}>{cm[name]?.toLocaleString(locale) ?? '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="soft">
        {t('measures.text')}{' '}
        {isWorn && (
          <Link className="link" to={anchors.sizes}>
            {t('measures.body')}
          </Link>
        )}
      </p>
    </details>
  );
}
