import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/picture/Icon';
import { keyOf, type Suggestion, type SuggestionGroup } from './suggestions';
import { SuggestionText } from './SuggestionText';
import { classNames } from '../../../ui/classNames';
import styles from './SuggestionList.module.scss';

interface SuggestionListProps {
  /** Of the listbox; its options are numbered. */
  id: string;
  groups: readonly SuggestionGroup[];
  total: number;
  query: string;
  marked: number;
  onChoose: (option: number) => void;
}

/** Actions such as “show all results”, as opposed to results. */
const isWay = ({ kind }: Suggestion): boolean => kind === 'all' || kind === 'forget';

/** The options below a search field, in groups: items, pages, completions, all results. */
export const SuggestionList = memo(function SuggestionList({
  id,
  groups,
  total,
  query,
  marked,
  onChoose,
}: SuggestionListProps) {
  const { t } = useTranslation('lists');
  const all = groups.flatMap(({ suggestions }) => suggestions);
  const optionProps = (suggestion: Suggestion) => {
    const option = all.indexOf(suggestion);
    return {
      id: `${id}-${option}`,
      role: 'option' as const,
      tabIndex: -1,
      'aria-selected': option === marked,
      onClick: () => onChoose(option),
    };
  };
  const count = query === '' ? '' : t('suggest.count', { count: total });
  return (
    // Pressing an option must not take the focus from the field, which would close the list.
    <div className={styles.suggestions} role="presentation" onPointerDown={(event) => event.preventDefault()}>
      <div id={id} role="listbox" tabIndex={-1} aria-label={t('suggest.label')}>
        {groups.map(({ name, suggestions }) => (
          <div key={name} role="group" aria-label={t(`suggest.group.${name}`)} className={styles.group}>
            {name !== 'all' && (
              <span className={styles.head} aria-hidden="true">
                {t(`suggest.group.${name}`)}
              </span>
            )}
            {suggestions.map((suggestion) => (
              <div
                key={keyOf(suggestion)}
                className={classNames(
                  styles.line,
                  suggestion.kind !== 'item' && styles.words,
                  isWay(suggestion) && styles.way,
                )}
                {...optionProps(suggestion)}
              >
                {suggestion.kind === 'completion' && <Icon name="search" />}
                <SuggestionText suggestion={suggestion} />
              </div>
            ))}
          </div>
        ))}
      </div>
      <output className={all.length > 0 ? 'visually-hidden' : ''}>
        {all.length > 0 ? count : t('suggest.none', { query })}
      </output>
    </div>
  );
});
