/** `npm run e2e:engines -- --pictures`: every route and what opens on it, in all engines side by side, for somebody to look at. */
import { join } from 'node:path';
import { readAddresses } from '#tools/build/routeAddresses';
import { putInCart } from './driver/buy';
import { engineNames } from './driver/engine';
import type { HeldShop } from './driver/heldShop';
import { difference, pictureOfPage, pictureOfWindow, writeSideBySide, type Picture } from './driver/pictures';
import { startEngine, test } from './driver/test';
import { Visitor } from './driver/visitor';

const folder = join('pictures-of-pages', 'engines');
const addresses = await readAddresses();
const screens = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } } as const;
type Screen = keyof typeof screens;

/** What is looked at beside the routes: after these steps, as the window shows it. */
interface State {
  name: string;
  address: string;
  screen: Screen;
  show: (visitor: Visitor, shop: HeldShop) => Promise<void>;
}

/** Gives the focus as the keyboard does, so that its ring is drawn. */
const focus = (visitor: Visitor, selector: string): Promise<void> =>
  visitor.evaluate((wanted) => document.querySelector<HTMLElement>(wanted)?.focus(), selector);

async function openAlive(visitor: Visitor, shop: HeldShop, address: string): Promise<void> {
  await visitor.open(`${shop.url}${address}`);
  await visitor.expectAlive();
}

const opens =
  (role: string, button: string | RegExp, shown: string, name?: string) => async (visitor: Visitor) => {
    await visitor.press(role, button);
    await visitor.expectShown(shown, name);
  };

const states: readonly State[] = [
  { name: 'menu', address: '/about', screen: 'phone', show: opens('button', 'Open the menu', 'dialog') },
  { name: 'search', address: '/about', screen: 'phone', show: opens('button', 'Search the shop', 'dialog') },
  { name: 'filter', address: '/Shop', screen: 'phone', show: opens('button', /^FILTER/, 'dialog') },
  {
    name: 'popover',
    address: '/about',
    screen: 'desktop',
    show: opens('button', 'Browse', 'list', 'Shop by category'),
  },
  {
    name: 'cart-dropdown',
    address: '/product/dawn-lamp',
    screen: 'desktop',
    show: async (visitor) => {
      await visitor.press('button', 'Add to cart', 'main');
      await visitor.press('button', 'Cart, 1 item');
      await visitor.expectShown('link', 'view cart', 'header');
    },
  },
  {
    name: 'sticky-bar-and-quantity',
    address: '/cart',
    screen: 'phone',
    show: async (visitor, shop) => {
      await putInCart(visitor, shop);
      await openAlive(visitor, shop, '/cart');
      await focus(visitor, 'main input[type=number], main input[inputmode=numeric]');
    },
  },
  {
    name: 'complaints',
    address: '/checkout',
    screen: 'phone',
    show: async (visitor, shop) => {
      await putInCart(visitor, shop);
      await openAlive(visitor, shop, '/checkout');
      await visitor.press('button', 'Review the order');
      await visitor.expectShown('region', /\d+ /);
    },
  },
  {
    name: 'focus-of-a-link',
    address: '/Shop',
    screen: 'desktop',
    show: (visitor) => focus(visitor, 'main h2 a'),
  },
  {
    name: 'focus-of-a-button',
    address: '/contact',
    screen: 'desktop',
    show: (visitor) => focus(visitor, 'main form button'),
  },
  {
    name: 'focus-of-a-select',
    address: '/product/everyday-tee',
    screen: 'desktop',
    show: (visitor) => focus(visitor, 'main select'),
  },
];

const nameOf = (path: string): string => path.replaceAll(/[^\w-]+/g, '-').replace(/^-/, '') || 'home';

/** Lets somebody look with each engine at once. */
async function withVisitors(
  screen: Screen,
  look: (visitors: readonly Visitor[]) => Promise<void>,
): Promise<void> {
  const options = { ...screens[screen], locale: 'en-US' };
  const engines = await Promise.all(engineNames.map((name) => startEngine(name, options)));
  try {
    await look(engines.map((engine) => new Visitor(engine)));
  } finally {
    await Promise.all(engines.map((engine) => engine.close()));
  }
}

/** Writes the pictures side by side, and says which part of each differs from Chromium's. */
async function compare(name: string, pictures: readonly Picture[]): Promise<void> {
  const [first, ...others] = pictures;
  if (!first) return;
  await writeSideBySide(join(folder, `${name}.jpg`), pictures);
  const parts = await Promise.all(others.map((other) => difference(first, other)));
  const heights = pictures.map(({ height }) => height);
  console.log(`${parts.map((part) => `${part.toFixed(1)} %`).join(', ')} ${name} (${heights.join(', ')} px)`);
}

test.describe.configure({ timeout: 1_800_000 });

for (const screen of ['phone', 'desktop'] as const)
  test(`every route on a ${screen}`, async ({ shop }) => {
    await withVisitors(screen, async (visitors) => {
      for (const address of addresses) {
        const take = async (visitor: Visitor): Promise<Picture> => {
          await openAlive(visitor, shop, address);
          return pictureOfPage(visitor);
        };
        await compare(`${nameOf(address)}-${screen}`, await Promise.all(visitors.map(take)));
      }
    });
  });

for (const { name, address, screen, show } of states)
  test(`${name} on a ${screen}`, async ({ shop }) => {
    await withVisitors(screen, async (visitors) => {
      const take = async (visitor: Visitor): Promise<Picture> => {
        await openAlive(visitor, shop, address);
        await show(visitor, shop);
        return pictureOfWindow(visitor);
      };
      await compare(`${name}-${screen}`, await Promise.all(visitors.map(take)));
    });
  });
