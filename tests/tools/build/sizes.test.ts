import { describe, expect, it } from 'vitest';
import { overLimit, overweight, weightTable } from '#tools/build/sizes/budgets';
import { eagerFirebase } from '#tools/build/sizes/lazyLibraries';
import type { Manifest } from 'vite';
import { closureOf, entryOf, filesOf, pagesOf, startOf } from '#tools/build/sizes/manifest';

const manifest: Manifest = {
  'index.html': {
    file: 'assets/index.js',
    isEntry: true,
    imports: ['_react.js'],
    dynamicImports: ['src/pages/HomePage.tsx'],
    css: ['assets/index.css'],
  },
  '_react.js': { file: 'assets/react.js', imports: ['index.html'] },
  '_reactDom.js': { file: 'assets/react-dom.js', name: 'react-dom', imports: ['_react.js'] },
  'src/pages/HomePage.tsx': {
    file: 'assets/HomePage.js',
    isDynamicEntry: true,
    imports: ['_react.js', '_card.js'],
    css: ['assets/card.css', 'assets/index.css'],
  },
  '_card.js': { file: 'assets/card.js' },
};

describe('the files of a build', () => {
  it('begin with the entry', () => {
    expect(entryOf(manifest)).toBe('index.html');
    expect(() => entryOf({})).toThrow(/no entry/);
  });

  it('are followed through imports, in cycles too, but not through imports on demand', () => {
    expect([...closureOf(manifest, 'index.html')]).toEqual(['index.html', '_react.js']);
  });

  it('are named once each', () => {
    const both = new Set([
      ...closureOf(manifest, 'index.html'),
      ...closureOf(manifest, 'src/pages/HomePage.tsx'),
    ]);
    expect(filesOf(manifest, both)).toEqual({
      scripts: ['assets/index.js', 'assets/react.js', 'assets/HomePage.js', 'assets/card.js'],
      styles: ['assets/index.css', 'assets/card.css'],
    });
  });

  it('start with React DOM, which is asked for on demand', () => {
    expect([...startOf(manifest)]).toEqual(['index.html', '_react.js', '_reactDom.js']);
    expect(() => startOf({ 'index.html': { file: 'assets/index.js', isEntry: true } })).toThrow(/react-dom/);
  });

  it('hold a chunk for each page', () => {
    expect(pagesOf(manifest)).toEqual(['src/pages/HomePage.tsx']);
  });
});

describe('Firebase', () => {
  const holding = (holder: string) => (file: string) =>
    Promise.resolve(file === holder ? 'register("@firebase/auth","1.13.6")' : 'plain code');

  it('is found in what a page needs at once', async () => {
    expect(await eagerFirebase(manifest, holding('assets/card.js'))).toEqual(['assets/card.js']);
  });

  it('may come on demand', async () => {
    const later = { ...manifest, _auth: { file: 'assets/auth.js', isDynamicEntry: true } };
    expect(await eagerFirebase(later, holding('assets/auth.js'))).toEqual([]);
  });
});

describe('the budgets', () => {
  const weight = (bytes: number) => ({ name: 'code', bytes, target: 1024, limit: 2048 });

  it('are kept up to the limit', () => {
    expect([1024, 2048, 2049].map((bytes) => overLimit(weight(bytes)))).toEqual([false, false, true]);
  });

  it('name the largest files of a part that is over its limit', () => {
    expect(
      overweight({ ...weight(4096), largest: ['assets/start-1.js 3.0 KB', 'assets/card-1.js 1.0 KB'] }),
    ).toBe(
      'code: 4.0 KB, over its limit of 2.0 KB. Largest files: assets/start-1.js 3.0 KB, assets/card-1.js 1.0 KB.',
    );
  });

  it('are shown with what is wrong', () => {
    expect(weightTable([weight(1024), weight(1536), weight(4096)]).split('\n')).toEqual([
      'code     1.0 KB  of 1.0 KB, limit 2.0 KB',
      'code     1.5 KB  of 1.0 KB, limit 2.0 KB       above its target',
      'code     4.0 KB  of 1.0 KB, limit 2.0 KB       TOO BIG',
    ]);
  });
});
