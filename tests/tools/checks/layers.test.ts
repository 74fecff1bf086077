import { describe, expect, it } from 'vitest';
import { importsOf } from '../../../tools/build/imports';
import { circlesOf } from '../../../tools/checks/circles';
import { layerProblems } from '../../../tools/checks/layers';

const problemsOf = (from: string, to: string): string[] => layerProblems([{ from, to }]);

describe('what a file imports', () => {
  it('is found in every form an import has', () => {
    const text = [
      "import type { Item } from '../model/catalogue';",
      "import { useState } from 'react';",
      "export { Price } from './Price';",
      "export * from '../ui/Icon.tsx';",
      "const page = () => import('../pages/HomePage');",
    ].join('\n');
    const imports = importsOf({ path: 'src/app/layout.tsx', text });
    expect(imports.map(({ to }) => to)).toEqual([
      'src/model/catalogue',
      'react',
      'src/app/Price',
      'src/ui/Icon',
      'src/pages/HomePage',
    ]);
  });

  it('cannot be told of a file that is not TypeScript', () => {
    expect(() => importsOf({ path: 'src/broken.ts', text: 'const = ;' })).toThrow('src/broken.ts');
  });
});

describe('the layers', () => {
  it.each([
    ['src/app/App.tsx', 'src/pages/HomePage'],
    ['src/pages/HomePage.tsx', 'src/features/cart/CartButton'],
    ['src/features/cart/CartButton.tsx', 'src/features/cart/CartLine'],
    ['src/features/cart/CartButton.tsx', 'src/model/cart'],
    ['src/services/firebase/catalogue.ts', 'firebase/database'],
    ['src/ui/Price.tsx', 'src/i18n'],
    ['src/model/shop.ts', '@reduxjs/toolkit'],
    ['src/main.tsx', 'src/app/App'],
    ['src/app/layout/Menu.tsx', 'src/styles/overlays.scss'],
    ['src/i18n.ts', 'public/locales/en/common.json'],
  ])('let %s import %s', (from, to) => {
    expect(problemsOf(from, to)).toEqual([]);
  });

  it.each([
    ['src/model/cart.ts', 'src/ui/money'],
    ['src/model/cart.ts', 'src/env'],
    ['src/model/shop.ts', 'react-redux'],
    ['src/ui/Price.tsx', 'src/features/cart/CartButton'],
    ['src/services/firebase/catalogue.ts', 'src/ui/Icon'],
    ['src/features/cart/CartButton.tsx', 'src/features/wishlist/SaveButton'],
    ['src/features/cart/CartButton.tsx', 'src/pages/CartPage'],
    ['src/features/account/SignIn.tsx', 'firebase/auth'],
    ['src/pages/HomePage.tsx', '@firebase/auth'],
    ['src/pages/HomePage.tsx', 'src/app/routes'],
    ['src/features/cart/CartButton.tsx', 'src/features/wishlist/wishlist.module.scss'],
    ['src/app/App.tsx', 'local/machine/ports'],
  ])('stop %s from importing %s', (from, to) => {
    expect(problemsOf(from, to)).toHaveLength(1);
  });
});

describe('a circle of imports', () => {
  const files = (...texts: [string, string][]) => texts.flatMap(([path, text]) => importsOf({ path, text }));

  it('is named once, file by file, whoever leads into it', () => {
    const imports = files(
      ['src/door.ts', "import { a } from './a';"],
      ['src/a.ts', "import { b } from './b';"],
      ['src/b.tsx', "import type { C } from './c';"],
      ['src/c.ts', "export { a } from './a.ts';"],
    );
    expect(circlesOf(imports)).toEqual(['src/a imports src/b imports src/c imports src/a: a circle.']);
  });

  it('is none where two ways lead to one file, or one half is loaded on demand', () => {
    const imports = files(
      ['src/a.ts', "import { b } from './b';\nimport { c } from './c';"],
      ['src/b.ts', "import { c } from './c';"],
      ['src/c.ts', "const later = () => import('./a');"],
    );
    expect(circlesOf(imports)).toEqual([]);
  });
});
