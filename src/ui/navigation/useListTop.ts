import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { isFields } from '#model/untrusted';

/** Router state of a link to another page of the list; a change of filters does not have it. */
export const turnsPage = { turnsPage: true };

/** Scrolls to the top of the list after such a link; Back keeps its own scroll position. */
export function useListTop<Element extends HTMLElement>(): RefObject<Element | null> {
  const top = useRef<Element>(null);
  const navigation = useNavigationType();
  const { key, state }: { key: string; state: unknown } = useLocation();
  const isTurned = navigation === NavigationType.Push && isFields(state) && state.turnsPage === true;
  const turned = isTurned ? key : undefined;
  useEffect(() => {
    if (turned === undefined) return;
    top.current?.scrollIntoView({ block: 'start' });
    top.current?.focus({ preventScroll: true });
  }, [turned]);
  return top;
}
