import { useCallback, useEffect, useRef } from 'react';
import { useLocation, type NavigateOptions } from 'react-router-dom';
import { isFields } from '#model/untrusted';

const typed = { isTyped: true };

const isTyped = (state: unknown): boolean => isFields(state) && state.isTyped === true;

interface TypedEntry {
  /** Whether the current history entry came from typing. */
  isTypedEntry: boolean;
  /** How to navigate to what was typed: a new entry for the first letter, the same one for the rest. */
  nextTyped: () => NavigateOptions;
}

/** Typing in one go makes one history entry. */
export function useTypedEntry(): TypedEntry {
  const { state } = useLocation();
  const isTypedEntry = isTyped(state);
  // The router takes its time to render an address; letters that come meanwhile belong to the same typing.
  const isTyping = useRef(isTypedEntry);
  useEffect(() => {
    isTyping.current = isTypedEntry;
  }, [isTypedEntry]);
  const nextTyped = useCallback(() => {
    const replace = isTyping.current;
    isTyping.current = true;
    return { replace, state: typed };
  }, []);
  return { isTypedEntry, nextTyped };
}
