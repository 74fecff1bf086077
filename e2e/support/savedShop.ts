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

/** As the shop itself saves it, so that nothing has to be set right when it is read. */
const savedItem = ({ kind, id, name, price, discount = 0 }: SavedLine) => ({
  kind,
  id,
  name,
  price,
  discount,
  image: [] as string[],
});

const asSaved: { [Part in keyof SavedParts]-?: (line: SavedLine, index: number) => object } = {
  cart: ({ quantity = 1, selectedProductColor, selectedProductSize, ...line }, index) => ({
    cartItemId: `line-${index}`,
    ...savedItem(line),
    quantity,
    selectedProductColor,
    selectedProductSize,
  }),
  wishlist: (line) => ({ ...savedItem(line), category: [] }),
  compare: (line) => ({ ...savedItem(line), category: [] }),
};

/** Starts the page as if an earlier visit had left this behind; what the test does later stays. */
export async function withSavedShop(page: Page, parts: SavedParts): Promise<void> {
  const entries = (['cart', 'wishlist', 'compare'] as const).flatMap((part) => {
    const lines = parts[part];
    return lines ? [[part, JSON.stringify(lines.map(asSaved[part]))]] : [];
  });
  const text = JSON.stringify(Object.fromEntries(entries));
  await page.addInitScript((saved) => {
    if (localStorage.getItem('persist:eightwell') === null) localStorage.setItem('persist:eightwell', saved);
  }, text);
}

/** The same where only the cart matters. */
export const fillCart = (page: Page, cart: readonly SavedLine[]): Promise<void> =>
  withSavedShop(page, { cart });
