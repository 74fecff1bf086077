import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isDimension, type Item } from '#model/catalogue/item';
import type { ComparisonRow, Fact } from '#model/lists/comparison';
import { CatalogueText, useCatalogueWords } from '#ui/text/CatalogueText';
import styles from './compare.module.scss';
import { Link } from 'react-router-dom';
import { Icon } from '#ui/picture/Icon';
import { Picture } from '#ui/picture/Picture';
import { itemPath } from '#model/paths';
import { isLevel } from '#model/catalogue/level';
import { useFoodTexts } from '#ui/text/useFoodTexts';
import { percentNumber } from '#model/money/percentText';
import { useLocale } from '#ui/text/useLanguage';
import { useMoney } from '#ui/money/useMoney';

/** A fact in the words, numbers and currency of the shopper. */
function FactText({ fact }: { fact: Fact }) {
  const { t } = useTranslation(['basket', 'common']);
  const { allergenText, dietText } = useFoodTexts();
  const money = useMoney();
  const locale = useLocale();
  switch (fact.kind) {
    case 'money':
      return <b className="num">{money(fact.amount)}</b>;
    case 'count':
      return fact.unit === 'stock' && fact.count === 0
        ? t('soldOut')
        : t(`compare.unit.${fact.unit}`, { count: fact.count });
    case 'reduction':
      return t('common:price.off', { percent: percentNumber(fact.percent, locale) });
    case 'level':
      return isLevel(fact.level) ? (
        t(`compare.level.${fact.level}`)
      ) : (
        <CatalogueText of="level">{fact.level}</CatalogueText>
      );
    case 'dimensions':
      return fact.names.map((name) => (isDimension(name) ? t(`common:dimension.${name}`) : name)).join(', ');
    case 'diet':
      return fact.names.map((name) => dietText(name)).join('\u00A0· ');
    case 'allergens':
      return fact.names.map((name) => allergenText(name)).join(', ') || t('compare.noAllergens');
    case 'words':
      // Each word for itself: some may be translated, and others not.
      return fact.words.map((word, index) => (
        <Fragment key={word}>
          {index > 0 && '\u00A0· '}
          <CatalogueText of={fact.of}>{word}</CatalogueText>
        </Fragment>
      ));
    default:
      return <span className="soft">{t('compare.none')}</span>;
  }
}

interface CompareHeadProps {
  items: readonly Item[];
  onRemove?: (item: Item) => void;
  buy: (item: Item) => ReactNode;
}

/** Picture, name, and what can be done; the names stay in view while the facts scroll. */
function CompareHead({ items, onRemove, buy }: CompareHeadProps) {
  const { t } = useTranslation('basket');
  const translated = useCatalogueWords();
  return (
    <thead>
      <tr>
        <td className={styles.corner}>
          <span className="visually-hidden">{t('compare.facts')}</span>
        </td>
        {items.map((item) => (
          <th key={item.id} scope="col" data-dim={item.dimensions[0]?.toLowerCase()}>
            <div className={styles.comparePicture}>
              <Picture src={item.image[0]} alt="" />
              {onRemove && (
                <button
                  type="button"
                  className="square"
                  aria-label={t('compare.remove', { name: translated(item.name) })}
                  onClick={() => onRemove(item)}
                >
                  <Icon name="close" />
                </button>
              )}
            </div>
            <Link to={itemPath(item)}>
              <CatalogueText>{item.name}</CatalogueText>
            </Link>
            {buy(item)}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface CompareTableProps {
  title: string;
  items: readonly Item[];
  rows: readonly ComparisonRow[];
  onlyDifferences: boolean;
  onRemove?: (item: Item) => void;
  buy: (item: Item) => ReactNode;
}

/** With more columns, words would be too narrow to read: the table becomes a list of facts. */
const mostColumns = 5;

/** One column per item, one row per fact; on phones one block per fact. */
export function CompareTable({ title, items, rows, onlyDifferences, onRemove, buy }: CompareTableProps) {
  const { t } = useTranslation('basket');
  const translated = useCatalogueWords();
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
              <td key={item.id} data-name={translated(item.name)}>
                <FactText fact={values[index] ?? { kind: 'none' }} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
