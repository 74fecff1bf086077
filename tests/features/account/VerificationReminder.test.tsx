import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { VerificationReminder } from '#features/account/session/VerificationReminder';
import { renderInShop } from '#tests/support/shopFixture';

vi.mock('#features/account/session/accountServices', () => ({
  memberService: () => Promise.resolve({ sendVerification: () => Promise.resolve() }),
}));

const reminder = () => screen.queryByRole('region', { name: 'not verified yet' });

test.each(['/', '/cart', '/product/mat'])('a new member is reminded at %s', async (at) => {
  await renderInShop(<VerificationReminder email="ada@shop.example" />, { at });
  expect(reminder()).toHaveTextContent('Please verify ada@shop.example');
});

test.each(['/checkout', '/Checkout', '/my-account'])('nothing stands in the way at %s', async (at) => {
  await renderInShop(<VerificationReminder email="ada@shop.example" />, { at });
  expect(reminder()).toBeNull();
});

test('what is said of another e-mail takes the focus of the button, which has to wait', async () => {
  await renderInShop(<VerificationReminder email="ada@shop.example" />);
  await userEvent.click(screen.getByRole('button', { name: 'Send it again' }));
  expect(await screen.findByText('The e-mail is on its way.')).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Send it again' })).toBeNull();
});
