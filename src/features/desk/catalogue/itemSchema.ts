import * as v from 'valibot';
import { dimensions, measures, type Item } from '#model/catalogue/item';
import type { ItemDraft } from '#model/desk/itemDraft';
import { coloursFrom } from '#model/desk/variationDraft';
import { plainAmount } from '#model/money/amount';
import { typedAmount } from '#model/money/typedAmount';
import { fieldsOf, isFields, numberOf, textOf, textsOf, type Fields } from '#model/untrusted';
import { factFields, productFacts, programFacts } from './factFields';
import {
  amount,
  decimal,
  line,
  lines,
  listOf,
  name,
  optionalWhole,
  percent,
  pictures,
  swatch,
  whole,
  words,
} from './itemRules';

export const itemSchema = v.object({
  /** What the form was filled with, as JSON. */
  seen: v.string(),
  name,
  summary: lines,
  description: lines,
  categories: words,
  category: lines,
  tag: lines,
  keywords: lines,
  image: pictures,
  price: amount(true),
  discount: percent,
  lowest30: amount(false),
  tax: v.string(),
  isNew: v.boolean(),
  isHidden: v.boolean(),
  stock: optionalWhole,
  stockWas: v.string(),
  colours: v.array(
    v.object({
      key: v.string(),
      color: name,
      swatch,
      image: pictures,
      sizes: v.array(v.object({ key: v.string(), name, stock: whole, was: v.string() })),
    }),
  ),
  type: line,
  dimension: v.string(),
  ingredients: lines,
  allergens: words,
  amount: decimal,
  unit: v.string(),
  manufacturer: line,
  address: lines,
  warnings: lines,
  course: v.string(),
  diet: words,
  kcal: optionalWhole,
  portionGrams: optionalWhole,
  details: v.array(v.object({ label: line, value: line })),
  measures: v.array(v.object({ size: line, ...v.entriesFromList(measures, decimal) })),
  level: v.string(),
  weeks: optionalWhole,
  minutesPerWeek: optionalWhole,
  outcome: lines,
  suits: lines,
  includes: lines,
  outline: v.array(v.object({ title: line, text: lines, minutes: optionalWhole })),
  faq: v.array(v.object({ question: line, answer: lines })),
});

export type ItemFields = v.InferInput<typeof itemSchema>;
export type ItemOutput = v.InferOutput<typeof itemSchema>;

/** The categories that the form offers as check boxes. */
export const knownCategories = (kind: Item['kind'], nodes: Fields): string[] =>
  kind === 'program'
    ? [...dimensions]
    : [...new Set(Object.values(nodes).flatMap((node) => (isFields(node) ? textsOf(node['category']) : [])))];

/** An item of the database as its form shows it. */
export function itemFields(node: unknown, known: readonly string[]): ItemFields {
  const fields = fieldsOf(node);
  const categories = textsOf(fields['category']);
  const price = numberOf(fields['price']);
  const lowest = numberOf(fields['lowest30']);
  const discount = numberOf(fields['discount']) ?? 0;
  return {
    seen: '',
    name: textOf(fields['name']),
    summary: textOf(fields['summary']),
    description: textOf(fields['description']),
    categories: categories.filter((word) => known.includes(word)),
    category: categories.filter((word) => !known.includes(word)).join(', '),
    tag: textsOf(fields['tag']).join(', '),
    keywords: textsOf(fields['keywords']).join(', '),
    image: textsOf(fields['image']).join('\n'),
    // Not 0, at which a new item whose price was forgotten would be sold.
    price: price === undefined ? '' : plainAmount(price),
    discount: discount === 0 ? '' : String(discount),
    lowest30: lowest === undefined ? '' : plainAmount(lowest),
    tax: textOf(fields['tax']),
    isNew: fields['new'] === true,
    isHidden: fields['visible'] === false,
    stock: String(numberOf(fields['stock']) ?? 0),
    stockWas: String(numberOf(fields['stock']) ?? 0),
    colours: coloursFrom(fields['variation']).map(({ image, sizes, ...colour }) => ({
      ...colour,
      image: image.join('\n'),
      sizes: sizes.map((size) => ({
        ...size,
        stock: String(size.stock),
        was: String(size.was),
      })),
    })),
    ...factFields(fields),
  };
}

const listOrNull = (entries: readonly string[]): readonly string[] | null =>
  entries.length > 0 ? entries : null;

/** What the form says, as the database keeps it. */
export function draftOf(kind: Item['kind'], fields: ItemOutput): ItemDraft {
  const category = [...fields.categories, ...listOf(fields.category)];
  const colours = kind === 'program' ? [] : fields.colours;
  return {
    fields: {
      name: fields.name,
      summary: fields.summary || null,
      description: fields.description || null,
      category: category.length === 1 ? category[0] : listOrNull(category),
      tag: listOrNull(listOf(fields.tag)),
      keywords: listOrNull(listOf(fields.keywords)),
      image: listOrNull(listOf(fields.image)),
      price: typedAmount(fields.price) ?? 0,
      discount: Number(fields.discount) || null,
      lowest30: typedAmount(fields.lowest30) ?? null,
      tax: fields.tax || null,
      new: fields.isNew || null,
      visible: fields.isHidden ? false : null,
      ...(kind === 'program' ? programFacts(fields) : productFacts(fields)),
    },
    ...(kind === 'product' &&
      colours.length === 0 && { stock: Number(fields.stock), stockWas: Number(fields.stockWas) }),
    colours: colours.map(({ image, sizes, ...colour }) => ({
      ...colour,
      image: listOf(image),
      sizes: sizes.map((size) => ({ ...size, stock: Number(size.stock), was: Number(size.was) })),
    })),
  };
}

/** An item as its untouched form would write it: what the form puts in order by itself is no change. */
export function draftFrom(kind: Item['kind'], fields: ItemFields): ItemDraft {
  const { success, output } = v.safeParse(itemSchema, fields);
  return draftOf(kind, success ? output : fields);
}
