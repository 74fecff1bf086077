import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ConfirmedButton } from '#ui/overlay/ConfirmedButton';
import { userEvent } from '@testing-library/user-event';

/** What the device asks to close: the newest that is open, as in browsers. */
const open: EventTarget[] = [];

class Watcher extends EventTarget {
  constructor() {
    super();
    open.push(this);
  }
  destroy(): void {
    if (open.includes(this)) open.splice(open.indexOf(this), 1);
  }
}

beforeEach(() => vi.stubGlobal('CloseWatcher', Watcher));

/** Presses Back on an Android phone; false where it would leave the page. */
function pressBack(): boolean {
  const watcher = open.pop();
  act(() => void watcher?.dispatchEvent(new Event('close')));
  return watcher !== undefined;
}

test('Back on an Android phone closes a dialog, and leaves the page only after that', async () => {
  const user = userEvent.setup();
  const onConfirm = vi.fn<() => void>();
  render(
    <ConfirmedButton
      label="Empty"
      title="Empty the cart?"
      text="All lines go."
      confirm="Yes"
      cancel="No"
      onConfirm={onConfirm}
    />,
  );
  expect(pressBack()).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Empty' }));
  await screen.findByRole('dialog');
  expect(pressBack()).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(pressBack()).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Empty' }));
  await user.click(await screen.findByRole('button', { name: 'No' }));
  expect(pressBack()).toBe(false);
  expect(onConfirm).not.toHaveBeenCalled();
});
