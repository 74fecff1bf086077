import { useRef, type MouseEvent } from 'react';

/**
 * For `onClickCapture` of what stands where a pressed button stood: the second click of a double click on that one is none on what
 * stands there now.
 */
export function useOwnClicks(): (event: MouseEvent) => void {
  const isPressed = useRef(false);
  return (event) => {
    if (event.detail <= 1) isPressed.current = true;
    if (isPressed.current) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
