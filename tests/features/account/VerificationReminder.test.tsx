import { screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { VerificationReminder } from '#features/account/session/VerificationReminder';
import { loadRealTexts, renderInShop } from '#tests/support/shopFixture';

beforeAll(loadRealTexts);

const reminder = () => screen.queryByRole('region', { name: 'not verified yet' });

test.each(['/', '/cart', '/product/mat'])('a new member is reminded at %s', async (at) => {
  await renderInShop(<VerificationReminder email="ada@shop.example" />, { at });
  expect(reminder()).toHaveTextContent('Please verify ada@shop.example');
});

test.each(['/checkout', '/Checkout', '/my-account'])('nothing stands in the way at %s', async (at) => {
  await renderInShop(<VerificationReminder email="ada@shop.example" />, { at });
  expect(reminder()).toBeNull();
});
