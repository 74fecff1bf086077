import { describe, expect, it } from 'vitest';
import { importsOf } from '#tools/build/imports';
import { folderCyclesOf } from '#tools/checks/folderCycles';
import { layerProblems, placeProblems, rooms } from '#tools/checks/layers';

const problemsOf = (from: string, to: string): string[] => layerProblems([{ from, to }]);

describe('what a file imports', () => {
  it('is found in every form an import has', () => {
    const text = [
      "import type { Item } from '../model/catalogue';",
      "import { useCart } from '#features/cart/useCart';",
      "import { importsOf } from '#tools/build/imports';",
      "import { useState } from 'react';",
      "export { Price } from './Price';",
      "export * from '../ui/Icon.tsx';",
      "const page = () => import('../pages/HomePage');",
    ].join('\n');
    const imports = importsOf({ path: 'src/app/layout.tsx', text });
    expect(imports.map(({ to }) => to)).toEqual([
      'src/model/catalogue',
      'src/features/cart/useCart',
      'tools/build/imports',
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
    ['src/reportError.ts', 'src/env'],
    ['src/prerender/entry.tsx', 'src/app/App'],
    ['tests/pages/CartPage.test.tsx', 'src/pages/CartPage'],
    ['tests/pages/CartPage.test.tsx', 'react'],
    ['tests/rules/clients.ts', 'firebase/database'],
    ['tests/tools/checks/layers.test.ts', 'tools/checks/layers'],
    ['e2e/support/shop.ts', 'local/machine/ports'],
    ['tools/run.mjs', 'tools/commands/${script}'],
    ['vite.config.ts', 'tools/build/chunks'],
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
    ['src/i18n.ts', 'src/features/cart/CartButton'],
    ['src/env.ts', 'src/app/App'],
    ['src/env.ts', 'src/services/firebase/rest'],
    ['src/serviceWorker.ts', 'src/app/App'],
    ['src/model/cart.ts', 'src/styles/overlays.scss'],
    ['src/services/firebase/catalogue.ts', 'src/styles/overlays.scss'],
    ['src/app/App.tsx', 'src/newlayer/x'],
    ['local/backend/backend.ts', 'local/newfolder/a'],
    ['tools/owner/doctor/ask.ts', 'tools/checks/check'],
    ['tests/model/cart.test.ts', 'e2e/support/shop'],
    ['e2e/support/shop.ts', 'tests/support/samples'],
    ['e2e/support/shop.ts', 'src/app/App'],
    ['e2e/support/shop.ts', 'firebase/database'],
    ['local/machine/endWithParent.mjs', 'tools/build/sources'],
  ])('stop %s from importing %s', (from, to) => {
    expect(problemsOf(from, to)).toHaveLength(1);
  });
});

describe('the table of folders', () => {
  it('knows each place by the folder or the file it lies in', () => {
    const known = [
      'src/main.tsx',
      'src/vite-env.d.ts',
      'local/machine/endWithParent.mjs',
      'e2e/cart.spec.ts',
    ];
    expect(placeProblems(known)).toEqual([]);
  });

  it.each([
    'src/newfile.ts',
    'src/newlayer/x.ts',
    'src/modelling/x.ts',
    'local/newfolder/a.ts',
    'tools/a.ts',
  ])('has no place for %s', (path) => {
    expect(placeProblems([path])).toHaveLength(1);
  });

  it('lets no two of them use each other', () => {
    const uses = (user: string, used: string): boolean =>
      (rooms[user] ?? []).some((place) => used === place || used.startsWith(`${place}/`));
    const names = Object.keys(rooms);
    const pairs = names.flatMap((one) =>
      names
        .filter((other) => one < other && uses(one, other) && uses(other, one))
        .map((other) => [one, other]),
    );
    expect(pairs).toEqual([]);
  });
});

describe('a cycle of folders', () => {
  const files = (...texts: [string, string][]) => texts.flatMap(([path, text]) => importsOf({ path, text }));

  it('is named once, whichever of their files lead around', () => {
    const imports = files(
      ['src/model/cart/slice.ts', "import type { Order } from '../order/order';"],
      ['src/model/order/again.ts', "import { stock } from '../stock/stock';"],
      ['src/model/stock/few/note.ts', "export { line } from '../../cart/line';"],
    );
    expect(folderCyclesOf(imports)).toEqual([
      'src/model/cart imports src/model/order imports src/model/stock imports src/model/cart: a cycle ' +
        '(src/model/cart/slice.ts, src/model/order/again.ts, src/model/stock/few/note.ts).',
    ]);
  });

  it('is none where one holds the other, or one half is loaded on demand', () => {
    const imports = files(
      ['src/cart/page/Row.tsx', "import { Button } from '../Button';"],
      ['src/cart/Cart.tsx', "import { Row } from './page/Row';\nimport { open } from '../detail/open';"],
      ['src/detail/Detail.tsx', "const later = () => import('../cart/Button');"],
    );
    expect(folderCyclesOf(imports)).toEqual([]);
  });
});
