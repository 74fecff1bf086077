import { useEffect, useEffectEvent, useState } from 'react';
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
 * The text of a search field while it is typed. It follows the address, but neither the echo of its own changes nor an
 * address from before it was typed: a slow render must not remove letters.
 */
export function useTypedText(query: string, onSearch: (query: string) => void): TypedText {
  const { key } = useLocation();
  const { isTypedEntry } = useTypedEntry();
  const isEcho = useNavigationType() !== NavigationType.Pop && isTypedEntry;
  const [seen, setSeen] = useState<string | undefined>(key);
  const [text, setText] = useState(query);
  /** Whether something was typed that no rendered address has yet. */
  const [isAhead, setIsAhead] = useState(false);
  if (seen !== key) {
    setSeen(key);
    if (isEcho || text === query) setIsAhead(false);
    else if (!isAhead) setText(query);
  }

  const [waiting, setWaiting] = useState<{ wanted: string }>();
  const search = (wanted: string): void => {
    setWaiting(undefined);
    if (wanted !== query) onSearch(wanted);
  };
  // Uses the latest callback: a filter may have changed since the key was pressed.
  const searchLater = useEffectEvent(search);
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => searchLater(waiting.wanted), pause);
    return () => clearTimeout(timer);
  }, [waiting]);
  // Back is followed even before the typed text was rendered: the entry then looks unchanged.
  useEffect(() => {
    const follow = (): void => {
      setWaiting(undefined);
      setIsAhead(false);
      setSeen(undefined);
    };
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);

  return {
    text,
    setText: (wanted) => {
      setText(wanted);
      setIsAhead(wanted !== query);
      setWaiting({ wanted });
    },
    settle: () => search(text),
  };
}
