import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ShareButton } from '#features/catalogue/detail/ShareButton';
import { ToastArea } from '#ui/toast/ToastArea';
import { showShop } from '#tests/support/showShop';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

async function shareWith(error: Error): Promise<void> {
  const { user } = await showShop(
    <>
      <ShareButton title="Rope" />
      <ToastArea label="Messages" closeLabel="Close" />
    </>,
    [],
  );
  Object.defineProperty(navigator, 'share', {
    configurable: true,
    value: vi.fn<() => Promise<void>>().mockRejectedValue(error),
  });
  await user.click(screen.getByRole('button', { name: 'Share' }));
}

test('a page that cannot be shared is said and reported', async () => {
  const error = new DOMException('Not here.', 'NotAllowedError');
  await shareWith(error);
  expect(await screen.findByText(new RegExp(window.location.href))).toBeInTheDocument();
  expect(console.warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('shared'), error);
});

test('a share sheet that the person closed is no failure', async () => {
  await shareWith(new DOMException('Closed.', 'AbortError'));
  expect(console.warn).not.toHaveBeenCalled();
});
