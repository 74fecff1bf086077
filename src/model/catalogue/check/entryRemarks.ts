import { productsOf, programsOf } from '#model/catalogue/catalogueReader';
import type { CatalogueNode } from '#model/catalogue/catalogueNode';
import { isDiscount, isWholeCents } from '#model/money/amount';
import { isFields, listOf, numberOf, priceOf, textOf, textsOf, type Fields } from '#model/untrusted';
import { legalRemarks } from './legal';
import { remark, type Remark } from './remark';
import { unknownFields } from './shapes';
import { wordRemarks } from './words';

/** An error keeps an entry out of the shop or out of an order; a warning says what the shop will leave out or set right. */
export interface Judged {
  errors: Remark[];
  warnings: Remark[];
}

const readers = { programs: programsOf, products: productsOf } as const;

const isWhole = (value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0;

function stockRemarks({ stock, variation }: Fields): Remark[] {
  const sizes = listOf(variation).flatMap((colour) => (isFields(colour) ? listOf(colour['size']) : []));
  const places = variation === undefined ? [stock] : sizes.map((size) => isFields(size) && size['stock']);
  const bare = listOf(variation).filter((colour) => !isFields(colour) || listOf(colour['size']).length === 0);
  const field = variation === undefined ? 'stock' : 'variation';
  return [
    ...(places.every(isWhole) ? [] : [remark('badStock', field)]),
    ...(bare.length > 0 ? [remark('bareColour', 'variation')] : []),
  ];
}

const errorsOf = (key: string, { id, name, price, discount }: Fields): Remark[] => [
  ...(id === key ? [] : [remark('otherId', 'id', { id: JSON.stringify(id) ?? 'undefined', key })]),
  ...(typeof name === 'string' && name.trim() !== '' ? [] : [remark('noName', 'name')]),
  ...(typeof price === 'number' && priceOf(price) !== undefined
    ? []
    : [remark('badPrice', 'price', { value: JSON.stringify(price) ?? 'undefined' })]),
  ...(typeof price === 'number' && !isWholeCents(price)
    ? [remark('partsOfCent', 'price', { value: price })]
    : []),
  ...(discount === undefined || isDiscount(discount)
    ? []
    : [remark('badDiscount', 'discount', { value: JSON.stringify(discount) })]),
];

/** A meal says what is in it. */
function foodRemarks({ meal, ingredients }: Fields): Remark[] {
  const isSilent =
    isFields(meal) && textsOf(meal['allergens']).length === 0 && textOf(ingredients).trim() === '';
  return isSilent ? [remark('silentMeal', 'ingredients')] : [];
}

const warningsOf = (
  node: CatalogueNode,
  fields: Fields,
  image: readonly string[],
  isInEu: boolean,
): Remark[] => [
  ...(image.length > 0 ? [] : [remark('noPicture', 'image')]),
  ...(textsOf(fields['image']).length > image.length ? [remark('pictureLeftOut', 'image')] : []),
  ...(textsOf(fields['category']).length > 0 ? [] : [remark('noCategory', 'category')]),
  ...(textOf(fields['summary']) ? [] : [remark('noSummary', 'summary')]),
  ...(numberOf(fields['price']) === 0 ? [remark('costsNothing', 'price')] : []),
  ...unknownFields(node, fields),
  ...wordRemarks(node, fields),
  ...legalRemarks(node, fields, isInEu),
  ...(node === 'products' ? [...stockRemarks(fields), ...foodRemarks(fields)] : []),
];

/** What the shop's reader says of one entry. What is hidden is judged as if it were shown again. */
export function entryRemarks(node: CatalogueNode, key: string, entry: unknown, isInEu: boolean): Judged {
  if (!isFields(entry)) return { errors: [remark('noEntry')], warnings: [] };
  const errors = errorsOf(key, entry);
  const [item] = readers[node]({ [key]: { ...entry, visible: true } }).rows;
  // A reason that is not among the ones above: the reader has the last word.
  if (errors.length === 0 && !item) errors.push(remark('unreadable', 'id'));
  return { errors, warnings: item ? warningsOf(node, entry, item.image, isInEu) : [] };
}
