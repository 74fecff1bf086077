import { Namespace } from '#local/database/namespace';
import { PermissionDenied } from '#local/database/errors';
import { Rules } from '#local/database/rules/rules';
import { rulesFrom } from '#local/database/rest/rulesEndpoint';
import type { Json } from '#local/database/data/json';
import { databaseRulesText } from '#rules/rules';
import { productsOf, programsOf } from '#model/catalogue/catalogueReader';
import { isWholeCents } from '#model/money/amount';
import { isFields, listOf, numberOf, priceOf, textOf, textsOf, type Fields } from '#model/untrusted';
import { brand } from '#brand';
import type { Finding } from './finding';
import { legalFindings } from './legalFindings';
import { rowFindings } from './rowFindings';
import { textFindings } from './textFindings';

const readers = { programs: programsOf, products: productsOf } as const;
export type CatalogueNode = keyof typeof readers;

/** The rules themselves judge each entry, as an owner would write it. */
const judge = new Namespace(new Rules(rulesFrom(databaseRulesText)), null, () => undefined);
const owner = {
  auth: {
    uid: 'owner',
    provider: 'custom',
    token: { admin: true, email: 'owner@shop.example', email_verified: true },
  },
  isAdmin: false,
};

function isRefused(path: readonly string[], entry: unknown): boolean {
  try {
    judge.tryWrite([...path], JSON.parse(JSON.stringify(entry)) as Json, 'set', owner);
    return false;
  } catch (error) {
    if (error instanceof PermissionDenied) return true;
    throw error;
  }
}

const isWhole = (value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0;

function stockFindings({ stock, variation }: Fields): string[] {
  const sizes = listOf(variation).flatMap((colour) => (isFields(colour) ? listOf(colour.size) : []));
  const places = variation === undefined ? [stock] : sizes.map((size) => isFields(size) && size.stock);
  const bare = listOf(variation).filter((colour) => !isFields(colour) || listOf(colour.size).length === 0);
  return [
    ...(places.every(isWhole)
      ? []
      : ['a stock is no whole number from 0 up: what it belongs to counts as sold out']),
    ...(bare.length > 0 ? ['a colour has no sizes, so nobody can buy it: one size needs a name, too'] : []),
  ];
}

const errorsOf = (key: string, { id, name, price, discount }: Fields): string[] => [
  ...(id === key ? [] : [`its id is ${JSON.stringify(id)}, but it stands at ${key}`]),
  ...(typeof name === 'string' && name.trim() !== '' ? [] : ['it has no name']),
  ...(typeof price === 'number' && priceOf(price) !== undefined
    ? []
    : [`its price is ${JSON.stringify(price)}: a number from 0 up is needed`]),
  ...(typeof price === 'number' && !isWholeCents(price)
    ? [`its price is ${price}: no order can be paid in parts of a cent`]
    : []),
  ...(discount === undefined || (typeof discount === 'number' && discount >= 0 && discount <= 100)
    ? []
    : [`its discount is ${JSON.stringify(discount)}: a number from 0 to 100 is needed`]),
];

/** A meal says what is in it. */
function foodFindings({ meal, ingredients }: Fields): string[] {
  const isSilent =
    isFields(meal) && textsOf(meal.allergens).length === 0 && textOf(ingredients).trim() === '';
  return isSilent
    ? ['it names neither ingredients nor allergens: the shop says that nobody stated them']
    : [];
}

const warningsOf = (node: CatalogueNode, fields: Fields, image: readonly string[]): string[] => [
  ...(image.length > 0 ? [] : ['it has no picture']),
  ...(textsOf(fields.image).length > image.length
    ? ['a picture is left out: addresses begin with https:// or /']
    : []),
  ...(textsOf(fields.category).length > 0
    ? []
    : ['it has no category, so no list but the whole shop shows it']),
  ...(textOf(fields.summary) ? [] : ['it has no summary']),
  ...(numberOf(fields.price) === 0 ? ['it costs nothing'] : []),
  ...rowFindings(node, fields),
  ...legalFindings(node, fields, brand.isInEu),
  ...(node === 'products' ? [...stockFindings(fields), ...foodFindings(fields)] : []),
];

function findingsOfEntry(node: CatalogueNode, key: string, entry: unknown): Finding[] {
  const place = `${node}/${key}`;
  const error = (text: string): Finding => ({ place, level: 'error', text });
  if (!isFields(entry)) return [error('it is no entry: fields are needed')];
  const errors = errorsOf(key, entry).map(error);
  // What is hidden is judged as if it were shown again.
  const [item] = readers[node]({ [key]: { ...entry, visible: true } }).rows;
  // A reason that is not among the ones above: the reader and the rules have the last word.
  if (errors.length === 0 && !item)
    errors.push(error('the shop cannot read it; the id may have characters it cannot use'));
  if (errors.length === 0 && isRefused([node, key], entry))
    errors.push(error('the rules of the database refuse it'));
  const warnings = item ? warningsOf(node, entry, item.image) : [];
  return [...errors, ...warnings.map((text): Finding => ({ place, level: 'warning', text }))];
}

export function findingsOfNode(node: CatalogueNode, value: unknown): Finding[] {
  if (Array.isArray(value)) {
    return [{ place: node, level: 'error', text: 'it is a list: orders need entries keyed by their ids' }];
  }
  if (!isFields(value)) return [{ place: node, level: 'error', text: 'it has no entries' }];
  return Object.entries(value).flatMap(([key, entry]) => findingsOfEntry(node, key, entry));
}

const entriesOf = (value: unknown): Fields[] => (isFields(value) ? listOf(value).filter(isFields) : []);

/** Which node a file of one node is: things are counted and programs are not. A single mistyped row decides nothing. */
function nodeOf(entries: readonly Fields[]): CatalogueNode {
  const counted = entries.filter((entry) => 'stock' in entry || 'variation' in entry);
  return counted.length * 2 > entries.length ? 'products' : 'programs';
}

/** An id that is a product and a program is two things at one address. */
function twiceFindings({ programs, products }: Fields): Finding[] {
  const known = isFields(products) ? products : {};
  return Object.keys(isFields(programs) ? programs : {})
    .filter((id) => Object.hasOwn(known, id))
    .map((id) => ({ place: `programs/${id}`, level: 'error', text: 'a product has the same id' }));
}

/** What is wrong with a whole catalogue, or with one of its nodes as the files of the sample have them. */
export function findingsOf(value: unknown): { findings: Finding[]; entries: number } {
  const whole = isFields(value) ? value : {};
  const entries = entriesOf(value).filter((entry) => 'price' in entry);
  const nodes: [CatalogueNode, unknown][] =
    entries.length > 0
      ? [[nodeOf(entries), value]]
      : [
          ['programs', whole.programs],
          ['products', whole.products],
        ];
  return {
    findings: [
      ...nodes.flatMap(([node, each]) => findingsOfNode(node, each)),
      ...twiceFindings(whole),
      ...textFindings(whole),
    ],
    entries: nodes.reduce((sum, [, each]) => sum + listOf(each).length, 0),
  };
}
