import { memo } from 'react';
import { keyOf, type SuggestionGroup } from './suggestions';
import { SuggestionOption } from './SuggestionOption';
import { useSpeech } from './useSpeech';
import { useRested } from './useRested';
import styles from './SuggestionList.module.scss';

interface SuggestionListProps {
  /** Id of the listbox; the ids of its options are numbered. */
  id: string;
  groups: readonly SuggestionGroup[];
  total: number;
  query: string;
  marked: number;
  onChoose: (option: number) => void;
}

/** The options below a search field, in groups: items, pages, completions, all results. */
export const SuggestionList = memo(function SuggestionList({
  id,
  groups,
  total,
  query,
  marked,
  onChoose,
}: SuggestionListProps) {
  const speech = useSpeech();
  const { t, groupNames } = speech;
  const all = groups.flatMap(({ suggestions }) => suggestions);
  const rested = useRested(groups);
  const count = query === '' ? '' : t('suggest.count', { count: total });
  return (
    // Pressing an option must not take the focus from the field, which would close the list.
    <div className={styles.suggestions} role="presentation" onPointerDown={(event) => event.preventDefault()}>
      <div id={id} role="listbox" tabIndex={-1} aria-label={t('suggest.label')}>
        {groups.map(({ name, suggestions }) => (
          <div key={name} role="group" aria-label={groupNames[name]} className={styles.group}>
            {name !== 'all' && (
              <span className={styles.head} aria-hidden="true">
                {groupNames[name]}
              </span>
            )}
            {suggestions.map((suggestion) => {
              const option = all.indexOf(suggestion);
              return (
                <SuggestionOption
                  key={keyOf(suggestion)}
                  suggestion={suggestion}
                  listId={id}
                  option={option}
                  isMarked={option === marked}
                  hasPicture={rested.has(suggestion)}
                  speech={speech}
                  onChoose={onChoose}
                />
              );
            })}
          </div>
        ))}
      </div>
      <output className={all.length > 0 ? 'visually-hidden' : ''}>
        {all.length > 0 ? count : t('suggest.none', { query })}
      </output>
    </div>
  );
});
