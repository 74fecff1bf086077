import { act, screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { Footer } from '#app/layout/Footer';
import { keepInstallOffer } from '#app/offline/installOffer';
import { renderInShop } from '#tests/support/shopFixture';

beforeAll(keepInstallOffer);

const name = 'Get the app Straight from here';

/** What a browser does that can install the shop, and has not yet. */
function offerInstall() {
  const prompt = vi.fn<() => Promise<unknown>>().mockResolvedValue({ outcome: 'dismissed' });
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => void window.dispatchEvent(offer));
  return { offer, prompt };
}

test('the shop is offered for installation only where the browser offers it, and once for each offer', async () => {
  const { user } = await renderInShop(<Footer />);
  expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  const { offer, prompt } = offerInstall();
  expect(offer.defaultPrevented).toBe(true);
  await user.click(screen.getByRole('button', { name }));
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  offerInstall();
  expect(screen.getByRole('button', { name })).toBeVisible();
});

test('a shop that was installed by the browser’s own menu is not offered any more', async () => {
  offerInstall();
  await renderInShop(<Footer />);
  expect(screen.getByRole('button', { name })).toBeVisible();
  act(() => void window.dispatchEvent(new Event('appinstalled')));
  expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});

test('an offer that came before the footer was rendered is not lost', async () => {
  offerInstall();
  await renderInShop(<Footer />);
  expect(screen.getByRole('button', { name })).toBeVisible();
});

test('an offer that the browser takes back is gone, and nothing else happens', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { user } = await renderInShop(<Footer />);
  offerInstall().prompt.mockRejectedValue(new Error('NotAllowedError'));
  await user.click(screen.getByRole('button', { name }));
  expect(warn).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});
