import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const folders = ['.vscode', 'docs', 'src', 'local', 'rules', 'tools', 'tests', 'e2e', 'public'];
const files = [
  ...readdirSync('.'),
  ...folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file.replaceAll('\\', '/')}`,
    ),
  ),
];
const documents = files.filter((file) => file.endsWith('.md') && !file.startsWith('src/content/'));

/** Addresses of links to files, and names of headings behind `#` left out. */
const linksIn = (text: string): string[] =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link = '']) => {
    const [file = ''] = link.split('#');
    return file === '' || /^[a-z]+:/.test(file) ? [] : [file];
  });

/** Files of code that are named in a text, with a folder or alone; what begins with / is an address. */
const filesNamedIn = (text: string): string[] =>
  [...text.matchAll(/`([\w.][\w./-]*\.(?:tsx?|mjs|js|scss|json))`/g)].map(([, file = '']) => file);

/** What a build or a command writes, and an owner's own file in an example. */
const isWritten = (named: string): boolean => /^(dist|\.cache)\/|^(sw\.js|catalogue\.json)$/.test(named);

const isThere = (named: string): boolean =>
  isWritten(named) || files.some((file) => file === named || file.endsWith(`/${named}`));

describe.each(documents)('%s', (document) => {
  const text = readFileSync(document, 'utf8');

  it('links to files that are there', () => {
    const missing = linksIn(text).filter((link) => !existsSync(path.join(path.dirname(document), link)));
    expect(missing).toEqual([]);
  });

  it('names files that are there', () => {
    expect(filesNamedIn(text).filter((file) => !isThere(file))).toEqual([]);
  });
});
