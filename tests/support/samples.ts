import type { CartLine } from '#model/cart/cart';
import type { Product, Program, Variation } from '#model/catalogue/item';
import { savedItemOf, type SavedItem } from '#model/saved/savedItem';

/** Small items for tests; each test says only what matters to it. */

const base = {
  category: [],
  tag: [],
  keywords: [],
  new: false,
  price: 25,
  discount: 0,
  image: [],
  dimensions: [],
  summary: '',
  description: '',
};

export const product = (changes: Partial<Product> = {}): Product => ({
  ...base,
  kind: 'product',
  id: 'mat',
  name: 'Mat',
  type: '',
  stock: 10,
  variation: [],
  details: [],
  ...changes,
});

export const program = (changes: Partial<Program> = {}): Program => ({
  ...base,
  kind: 'program',
  id: 'calm',
  name: 'Calm',
  level: 'standard',
  weeks: 6,
  minutesPerWeek: 60,
  outcome: '',
  suits: '',
  includes: [],
  outline: [],
  faq: [],
  ...changes,
});

/** `variation('Fern', { S: 2, M: 0 })` */
export const variation = (color: string, stock: Record<string, number>): Variation => ({
  color,
  swatch: '',
  image: [],
  size: Object.entries(stock).map(([name, units]) => ({ name, stock: units })),
});

export const line = (changes: Partial<CartLine> = {}): CartLine => ({
  cartItemId: 'line-1',
  kind: 'product',
  id: 'mat',
  name: 'Mat',
  price: 25,
  discount: 0,
  image: [],
  quantity: 1,
  ...changes,
});

export const saved = (changes: Partial<SavedItem> = {}): SavedItem =>
  savedItemOf({ ...product(), ...changes });

/** What a guest types at checkout. */
export const typedDetails = {
  name: 'Ada',
  email: 'ada@shop.example',
  country: 'DE',
  line1: 'Ulmenweg 1',
  postcode: '10115',
  city: 'Berlin',
  delivery: 'standard',
};
