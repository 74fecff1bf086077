import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Footer } from '#app/layout/Footer';
import { renderInShop } from '#tests/support/shopFixture';

test('the footer has copyright, quick links, contact, app stores and the newsletter', async () => {
  await renderInShop(<Footer />);
  const footer = screen.getByRole('contentinfo');
  expect(footer).toHaveTextContent(`© ${new Date().getFullYear()} Eightwell`);
  const links = within(screen.getByRole('navigation', { name: 'Quick links' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['About us', '/about'],
    ['Contact', '/contact'],
    ['Privacy Policy', '/privacy-policy'],
    ['Terms & Conditions', '/terms-conditions'],
  ]);
  const legal = within(screen.getByRole('navigation', { name: 'Ordering' })).getAllByRole('link');
  expect(legal.map((link) => link.getAttribute('href'))).toEqual([
    '/about#imprint',
    '/terms-conditions#withdrawal',
    '/withdraw',
    '/terms-conditions#delivery',
    '/terms-conditions#payment',
    '/about#accessibility',
  ]);
  expect(within(footer).getByRole('link', { name: 'hello@eightwell.example' })).toBeVisible();
  expect(within(footer).getAllByRole('link', { name: /^Get the app/ })).toHaveLength(2);
  expect(within(footer).getByRole('link', { name: 'Instagram' })).toHaveAttribute(
    'href',
    'https://www.instagram.com/eightwell.example',
  );
  expect(within(footer).getByRole('link', { name: 'privacy policy' })).toHaveAttribute(
    'href',
    '/privacy-policy#newsletter',
  );
  expect(screen.getByRole('form', { name: 'Never miss an update! Subscribe now.' })).toBeVisible();
});

test('its ground and its spacing are settings', async () => {
  await renderInShop(<Footer background="hill" spaceTop="none" spaceBottom="tight" />);
  expect(screen.getByRole('contentinfo')).toHaveClass('ground-hill', 'top-none', 'bottom-tight');
});
