import * as v from 'valibot';
import { dimensions, type Item } from '#model/catalogue/item';
import type { ItemDraft } from '#model/desk/itemDraft';
import { coloursFrom } from '#model/desk/variationDraft';
import { longest } from '#model/limits';
import { isWholeCents, plainAmount } from '#model/money/amount';
import { typedAmount } from '#model/money/typedAmount';
import { plainCode } from '#model/typedText';
import { isFields, numberOf, textOf, textsOf, type Fields } from '#model/untrusted';
import { optionalLines, optionalText, requiredText } from '#ui/form/fieldRules';
import type { FormMessage } from '#ui/form/formMessage';
import { factFields, productFacts, programFacts } from './factFields';

const longestText = 4000;

const listOf = (text: string): string[] =>
  text
    .split(/[,\n]/)
    .map((part) => part.trim())
    .filter(Boolean);

/** As the shop shows them: of its own, or over https. */
const isPicture = (address: string): boolean => /^(https:\/\/|\/(?!\/))\S+$/.test(address);
export const picturesIn = (text: string): string[] => listOf(text).filter(isPicture);

const amount = (isNeeded: boolean) =>
  v.pipe(
    v.string(),
    v.transform(plainCode),
    v.check((text) => {
      const sum = typedAmount(text);
      return text === '' ? !isNeeded : sum !== undefined && isWholeCents(sum);
    }, 'owner:error.amount' satisfies FormMessage),
  );
const percent = v.pipe(
  v.string(),
  v.transform(plainCode),
  v.check(
    (text) => text === '' || (/^\d{1,3}$/.test(text) && Number(text) <= 100),
    'owner:error.percent' satisfies FormMessage,
  ),
);
const matching = (pattern: RegExp) =>
  v.pipe(
    v.string(),
    v.transform(plainCode),
    v.check((text) => pattern.test(text), 'owner:error.units' satisfies FormMessage),
  );
const optionalWhole = matching(/^\d{0,7}$/);
const whole = matching(/^\d{1,7}$/);
const lines = optionalLines(longestText);
const line = optionalText(longestText);
const pictures = v.pipe(
  lines,
  v.check((text) => listOf(text).every(isPicture), 'owner:error.picture' satisfies FormMessage),
);
const name = requiredText(longest.name, 'owner:error.name' satisfies FormMessage);
const words = v.array(v.string());

export const itemSchema = v.object({
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
  isNew: v.boolean(),
  isHidden: v.boolean(),
  stock: optionalWhole,
  stockWas: v.string(),
  colours: v.array(
    v.object({
      key: v.string(),
      color: name,
      swatch: v.pipe(
        v.string(),
        v.transform(plainCode),
        v.check((text) => /^(#[0-9a-f]{6})?$/i.test(text), 'owner:error.swatch' satisfies FormMessage),
      ),
      image: pictures,
      sizes: v.array(v.object({ key: v.string(), name, stock: whole, was: v.string() })),
    }),
  ),
  type: line,
  dimension: v.string(),
  ingredients: lines,
  allergens: words,
  amount: v.pipe(
    v.string(),
    v.transform(plainCode),
    v.check((text) => /^(\d+([.,]\d+)?)?$/.test(text), 'owner:error.amount' satisfies FormMessage),
  ),
  unit: v.string(),
  manufacturer: line,
  address: lines,
  warnings: lines,
  course: v.string(),
  diet: words,
  kcal: optionalWhole,
  portionGrams: optionalWhole,
  details: v.array(v.object({ label: line, value: line })),
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

/** Words that are ticked, of those the shop knows; others are written. */
export const knownCategories = (kind: Item['kind'], nodes: Fields): string[] =>
  kind === 'program'
    ? [...dimensions]
    : [...new Set(Object.values(nodes).flatMap((node) => (isFields(node) ? textsOf(node['category']) : [])))];

/** An item of the database as its form shows it. */
export function itemFields(node: unknown, known: readonly string[]): ItemFields {
  const fields = isFields(node) ? node : {};
  const categories = textsOf(fields['category']);
  const lowest = numberOf(fields['lowest30']);
  const discount = numberOf(fields['discount']) ?? 0;
  return {
    name: textOf(fields['name']),
    summary: textOf(fields['summary']),
    description: textOf(fields['description']),
    categories: categories.filter((word) => known.includes(word)),
    category: categories.filter((word) => !known.includes(word)).join(', '),
    tag: textsOf(fields['tag']).join(', '),
    keywords: textsOf(fields['keywords']).join(', '),
    image: textsOf(fields['image']).join('\n'),
    price: plainAmount(numberOf(fields['price']) ?? 0),
    discount: discount === 0 ? '' : String(discount),
    lowest30: lowest === undefined ? '' : plainAmount(lowest),
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
export function draftFrom(kind: Item['kind'], node: unknown, known: readonly string[]): ItemDraft {
  const fields = itemFields(node, known);
  const { success, output } = v.safeParse(itemSchema, fields);
  return draftOf(kind, success ? output : fields);
}
