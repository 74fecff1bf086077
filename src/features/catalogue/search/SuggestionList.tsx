import { memo, startTransition, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keyOf, type Suggestion, type SuggestionGroup } from './suggestions';
import { useSpeech, type Speech } from './useSpeech';
import styles from './SuggestionList.module.scss';
import { Icon } from '#ui/picture/Icon';
import { classNames } from '#ui/classNames';
import { SuggestionText } from './SuggestionText';

/** Milliseconds without other suggestions after which their pictures are worth asking for. */
const restTime = 120;

/**
 * The suggestions that stood while nothing was typed. Only they show their pictures: asking for one, taking it apart and
 * painting it costs more than all else a letter does, and the next letter takes most of them away again.
 */
function useSettledSuggestions(groups: readonly SuggestionGroup[]): ReadonlySet<Suggestion> {
  const [settled, setSettled] = useState<ReadonlySet<Suggestion>>(new Set());
  useEffect(() => {
    const all = new Set(groups.flatMap(({ suggestions }) => suggestions));
    const timer = setTimeout(() => startTransition(() => setSettled(all)), restTime);
    return () => clearTimeout(timer);
  }, [groups]);
  return settled;
}

interface SuggestionOptionProps {
  suggestion: Suggestion;
  /** Id of the listbox. */
  listId: string;
  /** Its number in the list. */
  option: number;
  isMarked: boolean;
  /** Whether the picture of an item is shown; until then its place is kept. */
  hasPicture: boolean;
  speech: Speech;
  onChoose: (option: number) => void;
}

/** Actions such as “show all results”, as opposed to results. */
const isWay = ({ kind }: Suggestion): boolean => kind === 'all' || kind === 'forget';

/** One line below a search field; what stays from one letter to the next is not rendered again. */
const SuggestionOption = memo(function SuggestionOption({
  suggestion,
  listId,
  option,
  isMarked,
  hasPicture,
  speech,
  onChoose,
}: SuggestionOptionProps) {
  const line = useRef<HTMLDivElement>(null);
  const markedOption = isMarked ? option : undefined;
  // The focus stays in the field, so no browser scrolls to what its keys mark, nor after it when others come before it.
  useEffect(() => {
    if (markedOption !== undefined) line.current?.scrollIntoView({ block: 'nearest' });
  }, [markedOption]);
  // The field's keys choose; the line itself is for pointers only.
  const props = {
    id: `${listId}-${option}`,
    role: 'option' as const,
    tabIndex: -1,
    'aria-selected': isMarked,
    onClick: () => onChoose(option),
  };
  return (
    <div
      {...props}
      ref={line}
      className={classNames(
        styles.line,
        suggestion.kind !== 'item' && styles.words,
        isWay(suggestion) && styles.way,
      )}
    >
      {suggestion.kind === 'completion' && <Icon name="search" />}
      <SuggestionText suggestion={suggestion} hasPicture={hasPicture} speech={speech} />
    </div>
  );
});

interface SuggestionListProps {
  /** Id of the listbox; the ids of its options are numbered. */
  id: string;
  groups: readonly SuggestionGroup[];
  total: number;
  isReady: boolean;
  query: string;
  marked: number;
  onChoose: (option: number) => void;
}

/** The options below a search field, in groups: items, pages, completions, all results. */
export const SuggestionList = memo(function SuggestionList({
  id,
  groups,
  total,
  isReady,
  query,
  marked,
  onChoose,
}: SuggestionListProps) {
  const speech = useSpeech();
  const { t, groupNames } = speech;
  const all = groups.flatMap(({ suggestions }) => suggestions);
  const settled = useSettledSuggestions(groups);
  const { t: common } = useTranslation();
  const count = query === '' ? '' : t('suggest.count', { count: total });
  const found = all.length > 0 ? count : t('suggest.none', { query });
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
                  hasPicture={settled.has(suggestion)}
                  speech={speech}
                  onChoose={onChoose}
                />
              );
            })}
          </div>
        ))}
      </div>
      <output className={all.length > 0 ? 'visually-hidden' : ''}>
        {isReady || query === '' ? found : common('state.loading')}
      </output>
    </div>
  );
});
