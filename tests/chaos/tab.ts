import { createCatalogueReader } from '#app/store/catalogueReading';
import { createShop, type Shop } from '#app/store/store';
import { catalogueNews } from '#features/checkout/review/catalogueNews';
import { createOrdering, type OrderingControl } from '#features/checkout/review/createOrdering';
import { createOrderDesk } from '#services/firebase/orders/orderDesk';
import { wholeNode } from '#services/firebase/keyRange';
import { databaseClient, type DatabaseClient } from '#services/firebase/rest';
import { durableTexts } from '#services/storage/durableTexts';
import { orderMemory, type OrderMemory } from '#services/storage/orderMemory';
import type { SeededRandom } from '#local/seed/seededRandom';
import { channelBetween } from '#tests/app/store/channelPair';
import { memoryStorage } from '#tests/support/memoryStorage';
import { tokenOf } from '#tests/support/shoppers';
import { cutLink, openLink, underWayFor, type Link } from './network';
import { type TextStorage } from '#storedValue';
import { held } from '#tests/support/held';

/** What the tabs of one browser share. */
export interface Browser {
  name: string;
  local: TextStorage;
  /** Who is signed in. */
  uid: string | null;
  /** The clock of the day, as this browser has it. */
  now: () => number;
  random: SeededRandom;
  /** The lock for ordering. */
  turn: Promise<unknown>;
  /** Orders the shopper has been told of. */
  announced: Set<string>;
  /** The place of a withdrawal whose receipt has not come yet, and of those that have one. */
  withdrawal: string | undefined;
  receipts: Set<string>;
}

export interface Tab {
  shop: Shop;
  control: OrderingControl;
  memory: OrderMemory;
  ask: DatabaseClient;
  link: Link;
  /** What this tab is at, if anything. */
  work: Promise<void>;
  kill: () => void;
}

let opened = 0;

/** A storage that a dead tab no longer reaches. */
const until = (isDead: () => boolean, storage: TextStorage): TextStorage => ({
  getItem: (key) => storage.getItem(key),
  setItem: (key, text) => void (isDead() || storage.setItem(key, text)),
  removeItem: (key) => void (isDead() || storage.removeItem(key)),
});

/** Opens a tab with the shop's own store and services; what an earlier tab left in question is asked about. */
export async function openTab(browser: Browser, badness: number): Promise<Tab> {
  opened += 1;
  const host = `tab-${opened}.${browser.name}.invalid`;
  let isDead = false;
  const { promise: death, settle: bury } = held();
  const link: Link = { badness, random: browser.random, isClosed: () => isDead };
  openLink(host, link);
  const local = until(() => isDead, browser.local);
  const channel = channelBetween(browser.name);
  const shop = createShop({
    storage: local,
    channel,
    showToast: () => undefined,
    onUnwritable: () => undefined,
  });
  await shop.restored;
  const readNode = databaseClient((path) => `http://calm.invalid/${path}.json?ns=${browser.name}`);
  await createCatalogueReader(shop.store, shop.restored, {
    askNode: (node) => readNode(node),
    range: wholeNode,
    storage: local,
  }).read();
  const memory = orderMemory(durableTexts(local, memoryStorage()), browser.now);
  const ask = databaseClient((path) => `http://${host}/${path}.json?ns=${browser.name}`);
  const desk = createOrderDesk({
    ask,
    memory,
    token: () =>
      Promise.resolve(
        browser.uid === null ? null : tokenOf({ uid: browser.uid, token: { email: 'a@x.io' } }),
      ),
    inTurn: (action) => {
      const result = browser.turn.then(action);
      // A tab that dies gives its turn away.
      browser.turn = Promise.race([result.catch(() => undefined), death]);
      return result;
    },
    now: browser.now,
    underWayFor,
  });
  const control = createOrdering({
    store: shop.store,
    counter: () => Promise.resolve({ ...desk, ...catalogueNews }),
    onPlaced: ({ path }) => void (isDead || browser.announced.add(path)),
  });
  const tab: Tab = {
    shop,
    control,
    memory,
    ask,
    link,
    work: memory.readPending() ? control.ask() : Promise.resolve(),
    kill: () => {
      isDead = true;
      cutLink(host);
      channel.close();
      bury();
    },
  };
  return tab;
}
