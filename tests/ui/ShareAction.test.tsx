import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ShareAction } from '#ui/ShareAction';

test('what is shared does not say how the visitor came', async () => {
  const user = userEvent.setup();
  const share = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.resolve());
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
  window.history.replaceState(null, '', '/product/tee?color=Fern&mc_eid=7f3a&utm_source=letter');
  render(<ShareAction title="Tee" label="Share" copied="Copied" failed={(url) => url} />);
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(share).toHaveBeenCalledWith({
    title: 'Tee',
    url: `${window.location.origin}/product/tee?color=Fern`,
  });
});
