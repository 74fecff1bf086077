import { expect, it } from 'vitest';
import { workerFiles } from '../../../tools/build/worker/writeWorker';

it('the service worker keeps the code of every page, its styles and its English', () => {
  const manifest = {
    'index.html': { file: 'assets/s.js', css: ['assets/s.css'], isEntry: true },
    'src/pages/HomePage.tsx': { file: 'assets/h.js', isDynamicEntry: true, imports: ['_cards'] },
    _cards: { file: 'assets/c.js', css: ['assets/c.css'] },
    'src/services/firebase/account/auth.ts': { file: 'assets/auth.js', isDynamicEntry: true },
  };
  const modules = {
    'english/item': 'assets/item.js',
    'src/services/firebase/account/auth.ts': 'assets/auth.js',
  };
  expect(workerFiles(manifest, modules)).toEqual([
    'assets/c.css',
    'assets/c.js',
    'assets/h.js',
    'assets/item.js',
    'assets/s.css',
    'assets/s.js',
  ]);
});
