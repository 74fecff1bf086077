import { createHash } from 'node:crypto';
import { isLeaf, type Branch, type MaybeNode, type Primitive, type Priority } from './node';
import { compareKeys, compareValues } from './order';

/** Nodes never change, so neither do their hashes. */
const known = new WeakMap<Branch, string>();

/** The SDK's own hash of a node, compared in transactions and given as ETag; an absent node has the empty one. */
export function hashOf(node: MaybeNode): string {
  if (node === null) return '';
  if (isLeaf(node)) return sha1(`${priorityText(node.priority)}${primitiveText(node.value)}`);
  const found = known.get(node);
  if (found !== undefined) return found;
  const hash = sha1(branchText(node));
  known.set(node, hash);
  return hash;
}

function branchText(node: Branch): string {
  const children = [...node.children].toSorted(
    ([keyA, a], [keyB, b]) => compareValues(a.priority, b.priority) || compareKeys(keyA, keyB),
  );
  return priorityText(node.priority) + children.map(([key, child]) => `:${key}:${hashOf(child)}`).join('');
}

function priorityText(priority: Priority): string {
  return priority === null ? '' : `priority:${primitiveText(priority)}:`;
}

function primitiveText(value: Primitive): string {
  return `${typeof value}:${typeof value === 'number' ? doubleHex(value) : value}`;
}

function doubleHex(number: number): string {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(number);
  return bytes.toString('hex');
}

function sha1(text: string): string {
  return createHash('sha1').update(text, 'utf8').digest('base64');
}
