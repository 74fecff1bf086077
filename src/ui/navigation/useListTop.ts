import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** What a link to another page of a list carries, to be told from a change of its filters. */
export const turnsPage = { turnsPage: true };

/** After a turn of the page a list begins at its top; Back keeps its own place. */
export function useListTop<Element extends HTMLElement>(): RefObject<Element | null> {
  const top = useRef<Element>(null);
  const navigation = useNavigationType();
  const { key, state }: { key: string; state: unknown } = useLocation();
  const isTurned =
    navigation === NavigationType.Push && typeof state === 'object' && state !== null && 'turnsPage' in state;
  const turned = isTurned ? key : undefined;
  useEffect(() => {
    if (turned === undefined) return;
    top.current?.scrollIntoView({ block: 'start' });
    top.current?.focus({ preventScroll: true });
  }, [turned]);
  return top;
}
