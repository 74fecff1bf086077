import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { lazyPart } from '#ui/lazy/lazyPart';
import { useCourier } from './useCourier';

interface AskCourierProps {
  /** Called when post code and time are known; at once if they already are. */
  onReady: () => void;
  onClose: () => void;
}

function useOnce(act: () => void, isDue: boolean): void {
  const isDone = useRef(false);
  const run = useEffectEvent(act);
  useEffect(() => {
    if (!isDue || isDone.current) return;
    isDone.current = true;
    run();
  }, [isDue]);
}

/** Shown if the code of the dialog cannot be loaded: it skips the question, and the cart asks again. */
function Unasked({ onSaved }: { onSaved: () => void }) {
  useOnce(onSaved, true);
  return null;
}

const dialog = lazyPart<{ onClose: () => void; onSaved: () => void }>(
  () => import('./CourierDialog').then((module) => module.CourierDialog),
  Unasked,
);

/** Before a meal goes into the cart: where and when, unless that is known. */
export function AskCourier({ onReady, onClose }: AskCourierProps) {
  const { problem } = useCourier();
  const [isAnswered, setAnswered] = useState(false);
  const isReady = isAnswered || problem === undefined;
  useOnce(onReady, isReady);
  if (isReady) return null;
  return (
    <Suspense>
      <dialog.Part onClose={onClose} onSaved={() => setAnswered(true)} />
    </Suspense>
  );
}
