import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ProofForm } from '#features/account/profile/ProofForm';
import { SignInMethods } from '#features/account/sign-in/SignInMethods';
import type { Member } from '#model/account/account';
import { showShop } from '#tests/support/showShop';

const ada: Member = {
  uid: 'ada',
  email: 'ada@shop.example',
  profileName: 'Ada',
  photoURL: null,
  isVerified: true,
  methods: ['password'],
};
/** What a password manager takes for the account. */
const account = () => screen.getByRole('form').querySelector('input[autocomplete="username"]');

test('a password is asked for as that of the account it belongs to', async () => {
  const nothing = () => Promise.resolve();
  await showShop(
    <ProofForm member={ada} label="Proof" submit="Go" onProven={nothing} onCancel={() => {}} />,
    [],
  );
  expect(account()).toHaveValue('ada@shop.example');
});

test('a password that is added is kept under the account, and the focus goes to it', async () => {
  const { user } = await showShop(<SignInMethods member={{ ...ada, methods: ['google.com'] }} />, []);
  await user.click(screen.getByRole('button', { name: 'Add a password' }));
  expect(account()).toHaveValue('ada@shop.example');
  expect(screen.getByLabelText(/^Password/, { selector: 'input' })).toHaveFocus();
});
