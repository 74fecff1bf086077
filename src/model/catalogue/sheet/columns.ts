import type { CatalogueNode } from '#model/catalogue/catalogueNode';

/** What a cell holds: a text, a number, a yes, texts with “|” between, or parts as JSON. */
export type ColumnKind = 'text' | 'number' | 'yes' | 'list' | 'json';

export interface Column {
  kind: ColumnKind;
  of: 'both' | 'products' | 'programs';
  about: string;
  isNeeded?: true;
}

const both = (kind: ColumnKind, about: string): Column => ({ kind, of: 'both', about });
const needed = (kind: ColumnKind, about: string): Column => ({ ...both(kind, about), isNeeded: true });
const product = (kind: ColumnKind, about: string): Column => ({ kind, of: 'products', about });
const program = (kind: ColumnKind, about: string): Column => ({ kind, of: 'programs', about });

/** Every field of the catalogue, in the order of a sheet. */
export const columns: Readonly<Record<string, Column>> = {
  id: both(
    'text',
    'The address of the item and its key: never changed later. Made of the name where it is missing.',
  ),
  name: needed('text', 'What it is called.'),
  price: needed('number', 'In the shop’s own currency, at most two decimals.'),
  discount: both('number', 'Percent off, 0 to 100, at most two decimals.'),
  lowest30: both('number', 'The lowest price of the 30 days before the discount: what is struck through.'),
  tax: both('text', 'The name of one of `reducedTaxRates` in `shop.config.ts`; empty for the standard rate.'),
  category: both('list', 'Of a product any words, of a program its dimensions.'),
  visible: both('yes', '“no” takes the item out of the shop without deleting it.'),
  new: both('yes', 'Whether it is marked as new.'),
  tag: both('list', 'Short words that lists can be narrowed by.'),
  keywords: both('list', 'What people call it and look for it by.'),
  image: both(
    'list',
    'Pictures: addresses in `public`, as `/pictures/honey.jpg`, or of another host. Upright, 3:4, 1080 × 1440 or more.',
  ),
  summary: both('text', 'One sentence, for cards and search engines.'),
  description: both('text', 'The text of its page.'),
  sold: both('number', 'Units sold; /owner/figures counts them.'),
  stock: product(
    'number',
    'Units there are, a whole number. With colours and sizes these are counted instead.',
  ),
  type: product('text', 'What kind of thing it is, such as `equipment`, `beauty` or `meal`.'),
  dimension: product('text', 'The dimension it belongs to.'),
  ingredients: product('text', 'Of everything eaten; what allergens come from in capitals.'),
  allergens: product('list', 'Of what is eaten and is no meal.'),
  netContent: product(
    'json',
    'What the price per kilogram or litre is reckoned from: `{"amount": 250, "unit": "g"}`.',
  ),
  safety: product(
    'json',
    'Who made it and what to heed: `{"manufacturer": "…", "address": "…", "warnings": "…"}`.',
  ),
  variation: product(
    'json',
    'Colours, with their sizes: `[{"color": "Fern", "swatch": "#4e925e", "image": [], "size": [{"name": "M", "stock": 4}]}]`.',
  ),
  measures: product('json', 'Centimetres, by size: `[{"size": "M", "chest": 104}]`.'),
  details: product('json', 'Facts: `[{"label": "Weight", "value": "1 kg"}]`.'),
  meal: product(
    'json',
    'Of a meal: `{"course": "soup", "diet": [], "allergens": [], "kcal": 310, "portionGrams": 350}`.',
  ),
  level: program('text', '`starter`, `standard` or `deep`.'),
  weeks: program('number', 'How many weeks it takes.'),
  minutesPerWeek: program('number', 'Minutes a week.'),
  outcome: program('text', 'What one can do afterwards.'),
  suits: program('text', 'For whom it is.'),
  includes: program('list', 'What is in it.'),
  outline: program('json', 'Week by week: `[{"title": "Begin", "text": "…", "minutes": 40}]`.'),
  faq: program('json', 'Questions: `[{"question": "…", "answer": "…"}]`.'),
};

export const columnNames = Object.keys(columns);

/** The columns that only one of the two has tell what a row is; undefined where it says nothing, or both. */
export function nodeOfFields(fields: readonly string[]): CatalogueNode | undefined {
  const nodes = new Set(fields.flatMap((field) => columns[field]?.of ?? []));
  if (nodes.has('products') === nodes.has('programs')) return undefined;
  return nodes.has('products') ? 'products' : 'programs';
}
