import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { fileOf } from '#tools/build/prerender/addresses';

type Node = DefaultTreeAdapterTypes.ChildNode;

const silent = new Set(['script', 'style']);

function textsIn(node: Node): string[] {
  if (node.nodeName === '#text' && 'value' in node) return [node.value];
  if (!('childNodes' in node) || silent.has(node.nodeName)) return [];
  return [...node.attrs.map(({ value }) => value), ...node.childNodes.flatMap(textsIn)];
}

/** The texts of a page as it is written at build, in English: between its tags, and in their attributes. */
export async function writtenTexts(address: string): Promise<string[]> {
  // A page that is there for one browser alone is not written.
  const html = await readFile(join('dist', fileOf(address)), 'utf8').catch(() => '');
  return parse(html)
    .childNodes.flatMap(textsIn)
    .map((text) => text.replaceAll(/\s+/g, ' ').trim());
}
