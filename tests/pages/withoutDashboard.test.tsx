import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SignInPage } from '#pages/account/SignInPage';
import { ProgramSteps } from '#features/checkout/ProgramSteps';
import { program } from '#tests/support/samples';
import { showShop } from '#tests/support/showShop';

vi.mock(import('#shopConfig'), async (importOriginal) => {
  const { shop, languages } = await importOriginal();
  return { languages, shop: { ...shop, sections: ['finder' as const] } };
});

test('a shop without a member dashboard speaks of none where a program begins', async () => {
  const line = { kind: 'program', id: 'calm', name: 'Calm', price: 60, discount: 0, quantity: 1 } as const;
  await showShop(
    <ProgramSteps
      order={{
        lines: [line],
        amounts: { items: 60, delivery: 0, total: 60 },
        status: 'placed',
        delivery: 'none',
      }}
    />,
    [program({ id: 'calm', name: 'Calm', price: 60 })],
  );
  const begins = screen.getByRole('region', { name: 'How your program begins' });
  expect(begins).toHaveTextContent('Start on any day after that.');
  expect(begins).not.toHaveTextContent('dashboard');
});

test('and promises none to who makes an account', async () => {
  await showShop(<SignInPage tab="signIn" />, [], '/login');
  const good = screen.getByRole('complementary', { name: 'What an account is good for' });
  expect(good).toHaveTextContent('Keep your addresses at hand');
  expect(good).not.toHaveTextContent('dashboard');
});
