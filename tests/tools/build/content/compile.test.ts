import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brand, company } from '#brand';
import { missingShopData } from '#tools/build/content/shopData';
import { compile } from '#tools/build/content/compile';
import { blocksOf } from '#tools/build/content/markdown';
import { checkLibrary, readLibrary } from '#tools/build/content/library';
import { ownFolder } from '#tests/support/ownFolder';

const path = 'src/content/legal/house-rules/en.md';
const source = (frontMatter: string, body = 'Be kind.') => `---\n${frontMatter}\n---\n\n${body}\n`;
const complete = [
  'language: en',
  'title: House rules',
  'description: What holds for everybody who comes in, in one paragraph and without small print.',
  'lead: Three sentences.',
  'updated: 2026-11-01',
];

describe('a content file', () => {
  it('becomes its front matter and blocks', () => {
    const text = compile(path, source(complete.join('\n'), '## First\n\nBe **kind** and [read](/blog).'));
    expect(text).toMatchObject({
      slug: 'house-rules',
      language: 'en',
      title: 'House rules',
      updated: '2026-11-01',
    });
    expect(text.blocks).toEqual([
      { type: 'heading', id: 'first', text: ['First'] },
      {
        type: 'paragraph',
        text: [
          'Be ',
          { mark: 'strong', children: ['kind'] },
          ' and ',
          { mark: 'link', href: '/blog', children: ['read'] },
          '.',
        ],
      },
    ]);
  });

  it.each(complete.map((line) => line.split(':')[0] ?? ''))('is refused without its %s', (field) => {
    const rest = complete.filter((line) => !line.startsWith(`${field}:`)).join('\n');
    expect(() => compile(path, source(rest))).toThrow(
      `src/content/legal/house-rules/en.md: “${field}” is missing`,
    );
  });

  it('is refused without front matter, with its name', () => {
    expect(() => compile(path, 'Be kind.')).toThrow('src/content/legal/house-rules/en.md: the front matter');
  });

  it('is refused when its language and its name disagree', () => {
    expect(() => compile(path.replace('en.md', 'de.md'), source(complete.join('\n')))).toThrow(
      '“language” says en',
    );
  });

  it('gives a section a name that is the same in every language', () => {
    const text = compile(path, source(complete.join('\n'), '## Right of *withdrawal* {#withdrawal}'));
    expect(text.blocks).toEqual([
      {
        type: 'heading',
        id: 'withdrawal',
        text: ['Right of ', { mark: 'em', children: ['withdrawal'] }],
      },
    ]);
  });

  it('says the shop’s own data, and which of them nobody has entered', () => {
    const text = compile(path, source(complete.join('\n'), '{{name}}, VAT number: {{vatId}}.'));
    const vatId = company.vatId || 'not entered yet';
    expect(text.blocks).toEqual([{ type: 'paragraph', text: [`${brand.name}, VAT number: ${vatId}.`] }]);
    expect(missingShopData().includes('vatId')).toBe(company.vatId === '');
  });

  it('is refused where it asks for data that the shop does not have', () => {
    expect(() => compile(path, source(complete.join('\n'), '{{shoeSize}}'))).toThrow(
      'src/content/legal/house-rules/en.md: “{{shoeSize}}” is no data of the shop',
    );
  });

  it('keeps French punctuation on its line', () => {
    const french = source(complete.join('\n').replace('language: en', 'language: fn'), 'Vraiment ? « Oui »');
    expect(compile(path.replace('en.md', 'fn.md'), french).blocks).toEqual([
      { type: 'paragraph', text: ['Vraiment\u202f? «\u00a0Oui\u00a0»'] },
    ]);
  });
});

describe('Markdown', () => {
  it('gives notes a tone and a title', () => {
    expect(blocksOf('> [!help] When to ask\n> Early.', 'x.md')).toEqual([
      {
        type: 'note',
        tone: 'help',
        id: 'when-to-ask',
        title: 'When to ask',
        blocks: [{ type: 'paragraph', text: ['Early.'] }],
      },
    ]);
  });

  it('gives equal headings different ids', () => {
    expect(blocksOf('## Rest\n\n## Rest', 'x.md')).toMatchObject([{ id: 'rest' }, { id: 'rest-2' }]);
  });

  it('shows characters that HTML would read as they were typed', () => {
    expect(blocksOf('1 < 2 & "3"', 'x.md')).toEqual([{ type: 'paragraph', text: ['1 < 2 & "3"'] }]);
  });

  it.each([
    ['raw HTML', '<div onclick="x">Hi</div>'],
    ['an address that runs code', '[x](javascript:alert(1))'],
    ['an address of another site without https', '[x](//elsewhere.example)'],
    ['a picture', '![x](/pictures/hero.svg)'],
  ])('refuses %s and names the file', (_, markdown) => {
    expect(() => blocksOf(markdown, 'topics/x/en.md')).toThrow('topics/x/en.md');
  });
});

describe('the library', () => {
  it('is complete: every text in three languages with the same facts and a picture', async () => {
    await expect(checkLibrary('src')).resolves.toBeUndefined();
  });

  it('is said to be wrong in every place at once', async () => {
    const root = ownFolder();
    await cp('src/content/articles/rewriting-a-habit', join(root, 'src/content/articles/one'), {
      recursive: true,
    });
    await rm(join(root, 'src/content/articles/one/de.md'));
    const french = join(root, 'src/content/articles/one/fn.md');
    await writeFile(french, (await readFile(french, 'utf8')).replace('learn-one-thing', 'no-such-program'));
    const fault = await checkLibrary(join(root, 'src')).catch(String);
    expect(fault).toContain('articles/one/de.md is missing');
    expect(fault).toContain('articles/one/fn.md: date, picture');
    expect(fault).toContain('one/en.md: its picture is not in public/');
  });

  it('has at least twelve articles, two of them for every dimension', async () => {
    const articles = (await readLibrary('src', 'articles')).filter(({ language }) => language === 'en');
    expect(articles.length).toBeGreaterThanOrEqual(12);
    const dimensions = articles.flatMap((article) => ('dimensions' in article ? article.dimensions : []));
    for (const dimension of new Set(dimensions)) {
      expect(dimensions.filter((name) => name === dimension).length).toBeGreaterThanOrEqual(2);
    }
    expect(new Set(dimensions).size).toBe(8);
  });

  it('recommends only programs and articles that exist', async () => {
    const { default: programs } = await import('#local/seed/programs.json');
    const ids = Object.values(programs).map(({ id }) => id);
    const articles = await readLibrary('src', 'articles');
    for (const article of articles) expect(ids).toContain('program' in article && article.program);
    const slugs = articles.map(({ slug }) => slug);
    for (const topic of await readLibrary('src', 'topics'))
      expect(slugs).toContain('article' in topic && topic.article);
  });
});
