import { Suspense, useCallback, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { SearchInput } from './SearchInput';
import { SuggestionList } from './SuggestionList';
import { useSuggestions } from './useSuggestions';
import { searchPath } from '#model/paths';
import { noteSearch, recentSearches } from '#services/storage/recentSearches';
import { addressOf, keyOf } from './suggestions';

/** No option is marked: Enter searches for the text. */
const none = -1;

interface SearchBoxProps {
  className?: string;
  /** Text and focus of the field it takes over from. */
  initialText?: string;
  takesFocus?: boolean;
}

/**
 * Search with suggestions, a combobox after the ARIA pattern: arrow keys mark an option, Enter goes there, Escape
 * closes the list and then empties the field. The engine is fetched when the field is entered.
 */
export function SearchBox({ className = '', initialText = '', takesFocus = false }: SearchBoxProps) {
  const navigate = useNavigate();
  const id = useId();
  const [text, setText] = useState(initialText);
  const [isOpen, setOpen] = useState(takesFocus);
  const [isWanted, setWanted] = useState(takesFocus);
  const [markedKey, setMarkedKey] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  // Not deferred: a slow processor would first render a frame with nothing but the letter, which takes as long as the list.
  const query = text.trim();
  const [recent, setRecent] = useState<readonly string[]>([]);
  const { groups, total, isReady } = useSuggestions(query, isWanted, recent);
  const suggestions = groups.flatMap((group) => group.suggestions);
  // The marked suggestion stays marked when others are inserted before it.
  const marked = suggestions.findIndex((suggestion) => keyOf(suggestion) === markedKey);
  const isShown = isOpen && (query !== '' || suggestions.length > 0);

  const close = (): void => {
    setOpen(false);
    setMarkedKey(undefined);
  };
  const go = (address: string): void => {
    close();
    setText('');
    void navigate(address);
  };
  const choose = (option: number): void => {
    const suggestion = suggestions[option];
    if (suggestion?.kind === 'forget') {
      recentSearches.forget();
      setRecent([]);
      setMarkedKey(undefined);
      return;
    }
    noteSearch(suggestion && 'query' in suggestion ? suggestion.query : text);
    const address = suggestion && addressOf(suggestion);
    if (address !== undefined) go(address);
    else if (text.trim() !== '') go(searchPath(text));
  };
  // The list keeps one function for good: what is typed does not render it anew before other suggestions are there.
  const latest = useRef(choose);
  useLayoutEffect(() => {
    latest.current = choose;
  });
  const chooseLatest = useCallback((option: number) => latest.current(option), []);
  const mark = (step: 1 | -1): void => {
    setOpen(true);
    const { length } = suggestions;
    const next = suggestions[((marked === none && step < 0 ? 0 : marked) + step + length) % length];
    setMarkedKey(next && keyOf(next));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // While characters are composed, as in Japanese, keys choose among these.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') mark(1);
    else if (event.key === 'ArrowUp') mark(-1);
    else if (event.key === 'Escape' && isShown) close();
    else return;
    event.preventDefault();
  };

  return (
    <search className={className}>
      <form
        className="find"
        onSubmit={(event) => {
          event.preventDefault();
          choose(isShown ? marked : none);
        }}
      >
        <SearchInput
          ref={field}
          isExpanded={isShown}
          listId={isShown ? id : undefined}
          aria-activedescendant={isShown && marked !== none ? `${id}-${marked}` : undefined}
          // No spell check: it marks names of products as mistakes, and slows each letter.
          spellCheck={false}
          value={text}
          onFocus={() => {
            setWanted(true);
            setRecent(recentSearches.read());
            setOpen(true);
          }}
          onBlur={close}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setText(event.target.value);
            setOpen(true);
            setMarkedKey(undefined);
          }}
        />
        {/* Its texts may come later; the field is there meanwhile, and keeps the focus. */}
        {isShown && (
          <Suspense>
            <SuggestionList
              id={id}
              groups={groups}
              total={total}
              isReady={isReady}
              query={query}
              marked={marked}
              onChoose={chooseLatest}
            />
          </Suspense>
        )}
      </form>
    </search>
  );
}
