import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MealCard } from '../../../src/features/kitchen/MealCard';
import { product } from '../../support/samples';
import { showShop } from '../../support/showShop';

it('names allergens and diets, those without a text in the catalogue’s own words', async () => {
  const meal = { course: 'soup', diet: ['vegan', 'raw'], allergens: ['tree nuts', 'kiwi'] };
  const soup = { ...product({ name: 'Soup' }), meal: { ...meal, kcal: 310, portionGrams: 350 } };
  await showShop(<MealCard meal={soup} isFirst={false} onAdd={() => undefined} />, []);
  expect(screen.getByText('Contains: Tree nuts, kiwi')).toBeInTheDocument();
  expect(screen.getByText('Vegan')).toBeInTheDocument();
  expect(screen.getByText('raw')).toBeInTheDocument();
});
