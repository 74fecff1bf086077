import { useTranslation } from 'react-i18next';
import type { Item } from '../../../model/catalogue/item';
import { itemKey } from '../../../model/search/itemKey';
import { CatalogueText } from '../../../ui/CatalogueText';
import { Picture } from '../../../ui/Picture';
import { Price } from '../../../ui/Price';
import styles from './SuggestionList.module.scss';

interface SuggestionListProps {
  /** Of the listbox; its options are numbered. */
  id: string;
  items: readonly Item[];
  total: number;
  query: string;
  marked: number;
  onChoose: (option: number) => void;
}

/** The options below a search field: items with their pictures, then the way to all results. */
export function SuggestionList({ id, items, total, query, marked, onChoose }: SuggestionListProps) {
  const { t } = useTranslation('lists');
  const optionProps = (option: number) => ({
    id: `${id}-${option}`,
    role: 'option' as const,
    tabIndex: -1,
    'aria-selected': option === marked,
    onClick: () => onChoose(option),
  });
  return (
    // Pressing an option must not take the focus from the field, which would close the list.
    <div className={styles.suggestions} role="presentation" onPointerDown={(event) => event.preventDefault()}>
      <div id={id} role="listbox" tabIndex={-1} aria-label={t('suggest.label')}>
        {items.map((item, option) => (
          <div key={itemKey(item)} {...optionProps(option)}>
            <Picture src={item.image[0]} alt="" width={48} height={60} />
            <span>
              <CatalogueText>{item.name}</CatalogueText>
              <small>
                {item.kind === 'program' ? (
                  t('value.program')
                ) : (
                  <CatalogueText>{item.category.join(', ')}</CatalogueText>
                )}
              </small>
            </span>
            <Price of={item} />
          </div>
        ))}
        {total > 0 && (
          <div className={styles.whole} {...optionProps(items.length)}>
            {t('suggest.all', { count: total, query })}
          </div>
        )}
      </div>
      <output className={total > 0 ? 'visually-hidden' : ''}>
        {total > 0 ? t('suggest.count', { count: total }) : t('suggest.none', { query })}
      </output>
    </div>
  );
}
