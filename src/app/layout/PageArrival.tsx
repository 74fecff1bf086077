import {
  Suspense,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type ReactNode,
  type RefObject,
} from 'react';
import { useTranslation } from 'react-i18next';
import { Spinner } from '#ui/Spinner';

interface PageArrivalProps {
  /** Called once, when the page is drawn; `hasPressed` says whether a key or a button was pressed while it came. */
  onArrive: (hasPressed: boolean) => void;
  children: ReactNode;
}

/** Tells that the page is drawn: inside its Suspense, this effect runs when the content has come. */
function Arrival({ onArrive }: { onArrive: () => void }) {
  const arrived = useEffectEvent(onArrive);
  useEffect(() => arrived(), []);
  return null;
}

/** A ref that turns true with the first key or button that is pressed. */
function useHasPressed(): RefObject<boolean> {
  const hasPressed = useRef(false);
  useLayoutEffect(() => {
    const notePress = (): void => {
      hasPressed.current = true;
    };
    const kinds = ['pointerdown', 'keydown'] as const;
    for (const kind of kinds) window.addEventListener(kind, notePress);
    return () => {
      for (const kind of kinds) window.removeEventListener(kind, notePress);
    };
  }, []);
  return hasPressed;
}

/** One page: a spinner until its code has come, then the page. Give it the path as its key. */
export function PageArrival({ onArrive, children }: PageArrivalProps) {
  const { t } = useTranslation();
  const hasPressed = useHasPressed();
  return (
    <Suspense fallback={<Spinner label={t('state.loading')} />}>
      {children}
      <Arrival onArrive={() => onArrive(hasPressed.current)} />
    </Suspense>
  );
}
