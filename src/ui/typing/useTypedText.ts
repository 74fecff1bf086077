import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useTypedEntry } from './useTypedEntry';

/** Milliseconds without a key after which the text is searched for: browsers refuse too many history changes. */
const pause = 150;

interface TypedText {
  text: string;
  setText: (text: string) => void;
  /** Searches at once. */
  settle: () => void;
}

/**
 * The text of a search field while it is typed. It follows the address, but not the echo of what was typed here: a
 * slow render must not take letters back.
 */
export function useTypedText(query: string, onSearch: (query: string) => void): TypedText {
  const { key } = useLocation();
  const { isTypedEntry } = useTypedEntry();
  const isEcho = useNavigationType() !== NavigationType.Pop && isTypedEntry;
  const [seen, setSeen] = useState(key);
  const [text, setText] = useState(query);
  if (seen !== key) {
    setSeen(key);
    if (!isEcho && text !== query) setText(query);
  }

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A filter may have changed since the key was pressed: the search runs with what is current when it comes.
  const search = useRef<(wanted: string) => void>(undefined);
  useEffect(() => {
    search.current = (wanted) => {
      if (wanted !== query) onSearch(wanted);
    };
  }, [query, onSearch]);
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    text,
    setText: (next) => {
      setText(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => search.current?.(next), pause);
    },
    settle: () => {
      clearTimeout(timer.current);
      search.current?.(text);
    },
  };
}
