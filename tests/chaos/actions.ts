import { itemAdded, lineDecremented, lineIncremented, lineRemoved } from '#model/cart/cartSlice';
import type { Choice } from '#model/catalogue/item';
import { selectItem } from '#model/shopState';
import type { ItemKey } from '#model/saved/savedItem';
import { pause } from './network';
import type { Tab } from './tab';
import {
  acceptDifferences,
  addTab,
  cartOf,
  draftOf,
  isOrdering,
  noted,
  savedText,
  saveAll,
  stocks,
  withdrawIn,
  type World,
} from './world';

type Wanted = ItemKey & { choice?: Choice };
const wanted: [Wanted, ...Wanted[]] = [
  { kind: 'product', id: 'mat' },
  { kind: 'product', id: 'ball' },
  { kind: 'program', id: 'calm' },
  { kind: 'product', id: 'tee', choice: { selectedProductColor: 'clay', selectedProductSize: 'm' } },
  { kind: 'product', id: 'tee', choice: { selectedProductColor: 'fern', selectedProductSize: 's' } },
];

const anyTab = ({ tabs, random }: World): Tab => {
  const [first, ...others] = tabs;
  if (!first) throw new Error('A world has a tab.');
  return random.pick([first, ...others]);
};

function add(world: World): void {
  const tab = anyTab(world);
  const { store } = tab.shop;
  const { choice, ...key } = world.random.pick(wanted);
  const item = selectItem(store.getState(), key);
  if (item) noted(world, tab, () => store.dispatch(itemAdded(item, choice, world.random.int(1, 2))));
}

function edit(world: World): void {
  const tab = anyTab(world);
  const { store } = tab.shop;
  const [first, ...others] = cartOf(tab);
  if (!first) return;
  const { cartItemId } = world.random.pick([first, ...others]);
  // What is being ordered is not taken out meanwhile: then nobody could say what should be left.
  const change = isOrdering(world) ? 0 : world.random.int(0, 2);
  noted(world, tab, () => {
    if (change === 0) store.dispatch(lineIncremented({ cartItemId, limit: 99 }));
    else store.dispatch(change === 1 ? lineDecremented(cartItemId) : lineRemoved(cartItemId));
  });
}

/** Presses the button; what the catalogue says by then is accepted, and pressed again. */
async function order(world: World): Promise<void> {
  const tab = anyTab(world);
  if (cartOf(tab).length === 0) return;
  const press = async (): Promise<void> => {
    for (let tries = 0; tries < 3; tries += 1) {
      await tab.control.placeOrder(draftOf(tab.shop.store.getState()), world.browser.uid);
      if (tab.control.state().phase !== 'changed' || tab.link.isClosed()) return;
      if (!isOrdering(world)) acceptDifferences(world, tab);
    }
  };
  tab.work = Promise.all([tab.work, press()]).then(() => undefined);
  const patience = world.random.pick([0, 5, 30, 1000]);
  await Promise.race([tab.work, pause(patience)]);
}

async function ask(world: World): Promise<void> {
  const tab = anyTab(world);
  tab.work = Promise.all([tab.work, tab.control.ask()]).then(() => undefined);
  await Promise.race([tab.work, pause(world.random.pick([0, 1000]))]);
}

async function withdraw(world: World): Promise<void> {
  const tab = anyTab(world);
  const sent = withdrawIn(world, tab);
  tab.work = Promise.all([tab.work, sent]).then(() => undefined);
  await Promise.race([sent, pause(world.random.pick([0, 5, 1000]))]);
}

function close(world: World, tab: Tab): void {
  tab.kill();
  world.tabs.splice(world.tabs.indexOf(tab), 1);
}

/** Every tab that goes has been hidden before. */
async function reload(world: World): Promise<void> {
  saveAll(world);
  const tab = anyTab(world);
  close(world, tab);
  await addTab(world);
}

async function openSecond(world: World): Promise<void> {
  saveAll(world);
  if (world.tabs.length < 3) await addTab(world);
}

function closeOne(world: World): void {
  saveAll(world);
  if (world.tabs.length > 1) close(world, anyTab(world));
}

function changeMember(world: World): void {
  const { browser } = world;
  if (browser.uid !== null) world.tabs.forEach(({ memory }) => memory.forgetDetails());
  browser.uid = browser.uid === null ? 'ada' : null;
}

async function changePrice({ owner, random }: World): Promise<void> {
  const field = random.pick(['price', 'name', 'discount'] as const);
  const value = {
    price: random.int(10, 40),
    name: random.pick(['Mat', ' Mat ', 'Cork mat']),
    discount: random.int(0, 50),
  };
  await owner(`products/mat/${field}`, { method: 'PUT', body: value[field] });
}

async function restock({ owner, random, restocked }: World): Promise<void> {
  const [first = '', ...others] = Object.keys(stocks);
  const key = random.pick([first, ...others]);
  const units = random.int(1, 3);
  restocked.set(key, (restocked.get(key) ?? 0) + units);
  await owner(`${key.replaceAll(':', '/')}/stock`, { method: 'PUT', body: { '.sv': { increment: units } } });
}

function setClock({ browser, random }: World): void {
  const hours = random.int(-1, 1);
  browser.now = () => Date.now() + hours * 3_600_000;
}

/** Full is what storage becomes in use: by then the saved catalogue is in it. */
function fillStorage(world: World): void {
  saveAll(world);
  const hasCatalogue = savedText(world).includes('A long description');
  world.room.left =
    world.room.left === Number.POSITIVE_INFINITY && hasCatalogue ? 0 : Number.POSITIVE_INFINITY;
}

function changeWeather(world: World): void {
  world.badness = world.random.pick([0, 0.3, 0.7]);
  for (const { link } of world.tabs) link.badness = world.badness;
}

type Action = readonly [name: string, run: (world: World) => void | Promise<void>];

/** Random actions of shopper, owner and network; a repeated entry is chosen twice as often. */
export const actions: readonly [Action, ...Action[]] = [
  ['add', add],
  ['add', add],
  ['add', add],
  ['order', order],
  ['order', order],
  ['order', order],
  ['edit', edit],
  ['ask', ask],
  ['withdraw', withdraw],
  ['reload', reload],
  ['reload', reload],
  ['open a second tab', openSecond],
  ['close a tab', closeOne],
  ['sign in or out', changeMember],
  ['change the price', changePrice],
  ['restock', restock],
  ['set the clock', setClock],
  ['fill the storage', fillStorage],
  ['change the weather', changeWeather],
];
