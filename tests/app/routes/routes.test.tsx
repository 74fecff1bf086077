import { existsSync } from 'node:fs';
import userEvent from '@testing-library/user-event';
import { screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { routes } from '#app/routes/routes';
import { isDeskPath } from '#model/paths';
import { linkPreview } from '#tests/support/linkPreview';
import { loadRealTexts, openShop, type OpenShop } from '#tests/support/shopFixture';
import { addressOf, renderAddress, stubBrowser } from '#tests/support/wholeShop';

vi.mock('#features/account/session/followMember', () => import('#tests/support/asGuest'));

let shop: OpenShop;
beforeAll(async () => {
  await loadRealTexts();
  shop = await openShop();
});
beforeEach(stubBrowser);

const [desk, shown] = [true, false].map((isDesk) =>
  routes.filter(({ path }) => isDeskPath(path) === isDesk).map(({ path }) => path),
);

test.each(shown ?? [])('%s is rendered in its frame, with one heading and a title', async (path) => {
  const complaints = vi.spyOn(console, 'error');
  await renderAddress(shop, addressOf(shop, path));
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(complaints.mock.calls.join('\n')).not.toMatch(/use\(\)|not wrapped|key/);
  expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent('This page does not exist');
  expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  await waitFor(() => expect(document.title).toMatch(/^\S.* \| Eightwell$/));
});

test.each(desk ?? [])('%s does not exist for somebody who is no owner', async (path) => {
  await renderAddress(shop, addressOf(shop, path));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('This page does not exist');
  await waitFor(() => expect(document.title).toBe('Not found | Eightwell'));
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('an address that no row has is not found, inside the frame', async () => {
  await renderAddress(shop, '/there-is-no-such-page');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('This page does not exist');
  expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Not found | Eightwell'));
});

test('what the header leads to says in its title what it shows: an account to create', async () => {
  await renderAddress(shop, '/cart');
  await userEvent.click(await screen.findByRole('link', { name: 'Get Started' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Create your account' })).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Create an account | Eightwell'));
});

test.each([
  ['/login', 'Sign in | Eightwell'],
  ['/signup', 'Create an account | Eightwell'],
  ['/login?forgot=yes', 'Reset your password | Eightwell'],
  ['/login?mode=resetPassword', 'Reset your password | Eightwell'],
  ['/login?mode=verifyEmail&oobCode=', 'Your e-mail address | Eightwell'],
  ['/login?mode=recoverEmail', 'Your e-mail address | Eightwell'],
])('the title of %s is %s', async (address, title) => {
  await renderAddress(shop, address);
  await waitFor(() => expect(document.title).toBe(title));
});

test('an article is one where a link to it is previewed', async () => {
  await renderAddress(shop, '/blog/rewriting-a-habit');
  await waitFor(() => expect(linkPreview('type')).toBe('article'));
});

test('no path stands twice', () => {
  expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length);
});

test.each(['shop', 'program', 'gadgets', 'food', 'beauty', 'category', 'blog', 'kitchen'])(
  'links to %s show a picture of its own',
  (head) => {
    const pictures = routes.filter((row) => row.head === head).map(({ picture }) => picture);
    expect(pictures).not.toEqual([]);
    for (const picture of pictures) {
      expect(picture).toMatch(/^\/pictures\/og\//);
      expect(existsSync(`public${picture}`)).toBe(true);
    }
  },
);
