import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { WithdrawForm } from '#features/messages/WithdrawForm';
import { OrderPlaced } from '#features/checkout/placed/OrderPlaced';
import type { SentOrder } from '#services/storage/orderMemory';
import { showShop } from '#tests/support/showShop';
import { draftOf } from '#tests/support/shoppers';
import { calm } from '#tests/rules/shopData';

vi.mock(import('#env'), async (original) => {
  const { env } = await original();
  return { env: { ...env, hasLetters: false } };
});

test('a shop that sends no letters promises none after the order', async () => {
  const draft = draftOf([{ ...calm, kind: 'program' }], 'none');
  const order: SentOrder = {
    path: 'guestOrders/-OaBcDeFgHiJkLmNoPqR',
    draft,
    lines: draft.lines,
  };
  await showShop(<OrderPlaced order={order} isMember={false} />, []);
  expect(screen.getByText(/No confirmation is sent by e-mail/)).toBeVisible();
  expect(screen.queryByText(/goes to/)).toBeNull();
});

test('and none for a withdrawal, whose receipt is the page', async () => {
  await showShop(<WithdrawForm />, []);
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
  expect(screen.queryByText(/for the receipt/)).toBeNull();
});
