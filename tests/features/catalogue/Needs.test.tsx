import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Needs } from '#features/catalogue/sections/Needs';
import { program } from '#tests/support/samples';
import { showShop } from '#tests/support/showShop';

it('keeps words apart that are read or copied together', async () => {
  await showShop(<Needs />, [program({ name: 'Evening Pages', tag: ['Sleep'] })]);
  const needs = screen.getByRole('region', { name: 'What would you like to change?' });
  expect(needs).toHaveTextContent('Evening Pages Program');
});
