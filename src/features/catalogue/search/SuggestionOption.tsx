import { memo } from 'react';
import { Icon } from '../../../ui/picture/Icon';
import { classNames } from '../../../ui/classNames';
import type { Suggestion } from './suggestions';
import { SuggestionText } from './SuggestionText';
import type { Speech } from './useSpeech';
import styles from './SuggestionList.module.scss';

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

/** One line below a search field; what stays from one letter to the next is not drawn anew. */
export const SuggestionOption = memo(function SuggestionOption({
  suggestion,
  listId,
  option,
  isMarked,
  hasPicture,
  speech,
  onChoose,
}: SuggestionOptionProps) {
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
