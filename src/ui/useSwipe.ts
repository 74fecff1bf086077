import { useRef, type TouchEvent, type TouchList } from 'react';

/** Pixels a finger moves sideways before it counts. */
const least = 40;

interface Swipe {
  onTouchStart: (event: TouchEvent) => void;
  onTouchEnd: (event: TouchEvent) => void;
}

const placeOf = ({ 0: touch }: TouchList) => ({ x: touch?.clientX ?? 0, y: touch?.clientY ?? 0 });

/** For an element that is swiped sideways with one finger; the step is 1 to the next thing, -1 to the one before. */
export function useSwipe(onSwipe: (step: number) => void): Swipe {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    onTouchStart: ({ touches }) => {
      // Two fingers zoom the page, and a zoomed page is panned with one.
      const isEnlarging = touches.length > 1 || (window.visualViewport?.scale ?? 1) > 1;
      start.current = isEnlarging ? undefined : placeOf(touches);
    },
    onTouchEnd: ({ changedTouches }) => {
      if (!start.current) return;
      const end = placeOf(changedTouches);
      const across = end.x - start.current.x;
      const down = end.y - start.current.y;
      start.current = undefined;
      if (Math.abs(across) >= least && Math.abs(across) > Math.abs(down)) onSwipe(across < 0 ? 1 : -1);
    },
  };
}
