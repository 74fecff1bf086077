import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Takes the connection away or gives it back, as the browser tells a page. */
export function connect(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => {
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  });
}
