import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { lazyPart } from '../lazy/lazyPart';
import { useCourier } from './useCourier';

interface AskCourierProps {
  /** What waits for the answer; it is done at once where there is one already. */
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

/** A question that cannot be asked, because its code does not come, holds nobody up: the cart asks it again. */
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
