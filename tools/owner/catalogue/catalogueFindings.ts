import { Namespace } from '#local/database/namespace';
import { PermissionDenied } from '#local/database/errors';
import { Rules } from '#local/database/rules/rules';
import { rulesFrom } from '#local/database/rest/rulesEndpoint';
import type { Json } from '#local/database/data/json';
import { databaseRulesText } from '#rules/rules';
import type { CatalogueNode } from '#model/catalogue/catalogueNode';
import { entryRemarks } from '#model/catalogue/check/entryRemarks';
import { remark, type Remark } from '#model/catalogue/check/remark';
import { fieldsOf, isFields, listOf, type Fields } from '#model/untrusted';
import { brand } from '#brand';
import type { Finding } from './finding';
import { pictureRemarks } from './pictureRemarks';
import { said } from './said';
import { textFindings } from './textFindings';

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

function findingsOfEntry(node: CatalogueNode, key: string, entry: unknown): Finding[] {
  const place = `${node}/${key}`;
  const { errors, warnings: told } = entryRemarks(node, key, entry, brand.isInEu);
  const refused = errors.length === 0 && isRefused([node, key], entry);
  // What the shop would live with, the rules may not: then it is the reason.
  const why = told.find(({ code }) => code === 'badStock') ?? remark('refused');
  if (refused) errors.push(why);
  const warnings = told.filter((found) => !errors.includes(found));
  if (isFields(entry)) warnings.push(...pictureRemarks(entry));
  const finding =
    (level: Finding['level']) =>
    (found: Remark): Finding => ({ place, level, text: said(found) });
  return [...errors.map(finding('error')), ...warnings.map(finding('warning'))];
}

export function findingsOfNode(node: CatalogueNode, value: unknown): Finding[] {
  if (Array.isArray(value)) {
    return [{ place: node, level: 'error', text: 'it is a list: orders need entries keyed by their ids' }];
  }
  if (!isFields(value)) return [{ place: node, level: 'error', text: 'it has no entries' }];
  return Object.entries(value).flatMap(([key, entry]) => findingsOfEntry(node, key, entry));
}

const rowsIn = (value: unknown): Fields[] => (isFields(value) ? listOf(value).filter(isFields) : []);

/** Which node a file of one node is: things are counted and programs are not. A single mistyped row decides nothing. */
function nodeOf(entries: readonly Fields[]): CatalogueNode {
  const counted = entries.filter((entry) => 'stock' in entry || 'variation' in entry);
  return counted.length * 2 > entries.length ? 'products' : 'programs';
}

/** An id that is a product and a program is two things at one address. */
function twiceFindings({ programs, products }: Fields): Finding[] {
  const known = fieldsOf(products);
  return Object.keys(fieldsOf(programs))
    .filter((id) => Object.hasOwn(known, id))
    .map((id) => ({ place: `programs/${id}`, level: 'error', text: 'a product has the same id' }));
}

/** The nodes of a whole catalogue, or the one node that a file of the sample has. */
function nodesOf(value: unknown): [CatalogueNode, unknown][] {
  const entries = rowsIn(value).filter((entry) => 'price' in entry);
  if (entries.length > 0) return [[nodeOf(entries), value]];
  const whole = fieldsOf(value);
  return [
    ['programs', whole.programs],
    ['products', whole.products],
  ];
}

/** Every entry by its place, as findings name it. */
export const placedEntries = (value: unknown): Record<string, unknown> =>
  Object.fromEntries(
    nodesOf(value).flatMap(([node, each]) =>
      Object.entries(isFields(each) || Array.isArray(each) ? each : {}).map(
        ([key, entry]: [string, unknown]) => [`${node}/${key}`, entry] as const,
      ),
    ),
  );

/** What is wrong with a whole catalogue, or with one of its nodes as the files of the sample have them. */
export function findingsOf(value: unknown): { findings: Finding[]; entries: number } {
  const whole = fieldsOf(value);
  const nodes = nodesOf(value);
  return {
    findings: [
      ...nodes.flatMap(([node, each]) => findingsOfNode(node, each)),
      ...twiceFindings(whole),
      ...textFindings(whole),
    ],
    entries: nodes.reduce((sum, [, each]) => sum + listOf(each).length, 0),
  };
}
