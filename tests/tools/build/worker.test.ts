import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, test } from 'vitest';
import { keptPictures } from '#model/limits';
import { textFiles, workerFiles } from '#tools/build/worker/writeWorker';

it('the service worker keeps what pages and what opens on them need, styles too, but not what needs a network', () => {
  const manifest = {
    'index.html': {
      file: 'assets/s.js',
      css: ['assets/s.css'],
      isEntry: true,
      dynamicImports: [
        'src/pages/HomePage.tsx',
        'translations/item',
        'src/services/firebase/account/auth.ts',
      ],
    },
    'src/pages/HomePage.tsx': { file: 'assets/h.js', imports: ['_cards'], dynamicImports: ['_parts'] },
    _cards: { file: 'assets/c.js', css: ['assets/c.css'] },
    _parts: { file: 'assets/p.js', css: ['assets/p.css'], imports: ['_cards'] },
    'translations/item': { file: 'assets/item.js' },
    'src/services/firebase/account/auth.ts': { file: 'assets/auth.js' },
  };
  expect(workerFiles(manifest)).toEqual([
    'assets/c.css',
    'assets/c.js',
    'assets/h.js',
    'assets/item.js',
    'assets/p.css',
    'assets/p.js',
    'assets/s.css',
    'assets/s.js',
  ]);
});

test('nothing of the owner’s desk is kept on a shopper’s device', () => {
  const desk = {
    'src/pages/owner/TodayPage.tsx': {
      file: 'assets/today.js',
      imports: ['_desk'],
      css: ['assets/desk.css'],
    },
    _desk: { file: 'assets/desk.js' },
    'src/features/desk/today/Today.tsx': { file: 'assets/list.js' },
    'translations/owner': { file: 'assets/owner.js' },
  };
  const entry = {
    file: 'assets/s.js',
    isEntry: true,
    dynamicImports: Object.keys(desk).filter((key) => !key.startsWith('_')),
  };
  expect(workerFiles({ 'index.html': entry, ...desk })).toEqual(['assets/s.js']);
  expect(textFiles({}, 'de', ['owner.json', 'item.json'])).toEqual(['/locales/de/item.json']);
});

const texts = {
  'src/content/topics/sleep/en.md': { file: 'assets/sleep-en.js' },
  'src/content/topics/sleep/de.md': { file: 'assets/sleep-de.js' },
  'src/content/articles/a-walk/de.md': { file: 'assets/walk-de.js' },
  'src/model/search/words/de.ts': { file: 'assets/words-de.js' },
  'src/model/search/words/fn.ts': { file: 'assets/words-fn.js' },
};

it('English texts to read are kept with the code, articles and other languages when they are used', () => {
  const entry = { file: 'assets/s.js', isEntry: true, dynamicImports: Object.keys(texts) };
  expect(workerFiles({ 'index.html': entry, ...texts })).toEqual(['assets/s.js', 'assets/sleep-en.js']);
});

it('what another language says is known by its name: texts to read, words of the search, the interface', () => {
  expect(textFiles(texts, 'de', ['common.json', 'item.json'])).toEqual([
    '/assets/sleep-de.js',
    '/assets/words-de.js',
    '/locales/de/item.json',
  ]);
});

it('the pictures that are kept on a device take 30 MB at most', () => {
  const folder = join('public', 'pictures');
  const sizes = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => statSync(join(folder, name)))
    .flatMap((file) => (file.isFile() ? file.size : []))
    .toSorted((a, b) => b - a);
  const largest = sizes.slice(0, keptPictures).reduce((sum, size) => sum + size, 0);
  expect(largest).toBeLessThan(30 * 1024 ** 2);
});
