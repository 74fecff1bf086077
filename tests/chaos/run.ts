import { expect } from 'vitest';
import type { RunningDatabase } from '#local/database/server';
import { databaseClient } from '#services/firebase/rest';
import { seededRandom } from '#local/seed/seededRandom';
import { actions } from './actions';
import { haste, landed, pause } from './network';
import type { Tab } from './tab';
import {
  addTab,
  cartOf,
  catalogue,
  keyOf,
  ordersIn,
  saveAll,
  stocks,
  unitsIn,
  withdrawIn,
  type World,
} from './world';
import { fieldsOf } from '#model/untrusted';
import { type TextStorage } from '#storedValue';

/** A browser's storage; while `room.left` is 0 nothing in it may grow. */
function limitedStorage(room: { left: number }): TextStorage {
  const texts = new Map<string, string>();
  return {
    getItem: (key) => texts.get(key) ?? null,
    removeItem: (key) => void texts.delete(key),
    setItem: (key, text) => {
      const growth = text.length - (texts.get(key)?.length ?? 0);
      if (growth > room.left) throw new DOMException('Full.', 'QuotaExceededError');
      if (growth < 0) room.left -= growth;
      else if (Number.isFinite(room.left)) room.left -= growth;
      texts.set(key, text);
    },
  };
}

/** At the end, one fresh tab resolves the order in question. */
async function calmDown(world: World): Promise<Tab> {
  world.badness = 0;
  world.room.left = Number.POSITIVE_INFINITY;
  world.browser.now = Date.now;
  for (const { link } of world.tabs) link.badness = 0;
  await Promise.all(world.tabs.map(({ work }) => work));
  await landed();
  saveAll(world);
  const last = await addTab(world);
  await last.work;
  // A busy machine answers too late now and then: a shopper who is told so asks again.
  for (let tries = 0; tries < 200; tries += 1) {
    await last.control.ask();
    if (world.browser.withdrawal !== undefined) await withdrawIn(world, last);
    if (last.control.state().phase !== 'failed' && world.browser.withdrawal === undefined) return last;
    await pause(tries);
  }
  throw new Error('Nobody answered, although all is calm.');
}

const sum = (values: Iterable<number>): number => [...values].reduce((total, value) => total + value, 0);

async function judge(world: World, last: Tab): Promise<void> {
  const orders = await ordersIn(world.owner);
  const known = new Set([...world.browser.announced, ...last.memory.readOrdered().map(({ path }) => path)]);
  expect(
    [...orders.keys()].filter((path) => !known.has(path)),
    'orders nobody was told of',
  ).toEqual([]);
  expect(
    [...known].filter((path) => !orders.has(path)),
    'orders that do not exist',
  ).toEqual([]);

  const withdrawals = await world.owner('withdrawals');
  expect(
    Object.keys(fieldsOf(withdrawals)).map((id) => `withdrawals/${id}`),
    'withdrawals, each with its receipt',
  ).toEqual([...world.browser.receipts].toSorted());

  const lines = [...orders.values()].flat();
  for (const [key, before] of Object.entries(stocks)) {
    const left = await world.owner(`${key.replaceAll(':', '/')}/stock`);
    const sold = sum(lines.filter(([name]) => name === key).map(([, { quantity }]) => quantity));
    expect(Number(left) + sold, `stock and sales of ${key}`).toBe(before + (world.restocked.get(key) ?? 0));
  }

  const expected = new Map(world.added);
  for (const [, line] of lines) expected.set(keyOf(line), (expected.get(keyOf(line)) ?? 0) - line.quantity);
  const remaining = Object.fromEntries([...expected].filter(([, units]) => units !== 0));
  for (const tab of world.tabs) {
    expect(Object.fromEntries(unitsIn(cartOf(tab))), 'cart = added − ordered').toEqual(remaining);
  }
}

/** One random run of a shopper on a bad connection. Throws when something was lost, doubled or reported wrongly. */
export async function runChaos(server: RunningDatabase, name: string): Promise<void> {
  const random = seededRandom(name);
  const owner = databaseClient((path) => `${server.url}/${path}.json?ns=${name}`);
  const asOwner: typeof owner = async (path, request) => {
    // The owner waits in real time, however hasty the days are.
    const attempt = () => owner(path, { ...request, token: 'owner', timeout: 10_000 * haste });
    // Connections that were closed while idle are no fault of the day; a busy machine lets go of many at once.
    for (let tries = 1; tries < 20; tries += 1) {
      try {
        return await attempt();
      } catch {
        await pause(10 * tries);
      }
    }
    return attempt();
  };
  await asOwner('', { method: 'PUT', body: catalogue });
  const room = { left: Number.POSITIVE_INFINITY };
  const world: World = {
    browser: {
      name,
      local: limitedStorage(room),
      uid: null,
      now: Date.now,
      random,
      turn: Promise.resolve(),
      announced: new Set(),
      withdrawal: undefined,
      receipts: new Set(),
    },
    tabs: [],
    random,
    owner: asOwner,
    added: new Map(),
    restocked: new Map(),
    badness: random.pick([0, 0.3, 0.7]),
    room,
  };
  const steps: string[] = [];
  try {
    await addTab(world);
    for (let step = random.int(8, 20); step > 0; step -= 1) {
      const [action, run] = random.pick(actions);
      steps.push(action);
      await run(world);
    }
    await judge(world, await calmDown(world));
  } catch (error) {
    throw new Error(`${name}: ${steps.join(', ')}`, { cause: error });
  } finally {
    world.tabs.forEach(({ kill }) => kill());
  }
}
