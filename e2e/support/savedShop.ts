import type { Page } from '@playwright/test';

interface SavedLine {
  kind: 'product' | 'program';
  id: string;
  name: string;
  price: number;
  discount?: number;
  quantity?: number;
  selectedProductColor?: string;
  selectedProductSize?: string;
}

interface SavedParts {
  cart?: readonly SavedLine[];
  wishlist?: readonly SavedLine[];
  compare?: readonly SavedLine[];
}

export const rope: SavedLine = {
  kind: 'product',
  id: 'sisal-rope',
  name: 'Sisal Skipping Rope',
  price: 15.5,
};
export const roller: SavedLine = {
  kind: 'product',
  id: 'groove-roller',
  name: 'Groove Roller',
  price: 29,
  discount: 15,
};
export const tee: SavedLine = { kind: 'product', id: 'everyday-tee', name: 'Everyday Tee', price: 32 };
export const yoga: SavedLine = { kind: 'program', id: 'unhurried-yoga', name: 'Unhurried Yoga', price: 69 };
export const walker: SavedLine = { kind: 'program', id: 'hill-walker', name: 'Hill Walker', price: 64 };

export const teeFernM: SavedLine = { ...tee, selectedProductColor: 'Fern', selectedProductSize: 'M' };

/** Starts the page as if an earlier visit had left this behind; what the test does later stays. */
export async function withSavedShop(page: Page, parts: SavedParts): Promise<void> {
  const text = JSON.stringify(
    Object.fromEntries(Object.entries(parts).map(([part, value]) => [part, JSON.stringify(value)])),
  );
  await page.addInitScript((saved) => {
    if (localStorage.getItem('persist:eightwell') === null) localStorage.setItem('persist:eightwell', saved);
  }, text);
}
