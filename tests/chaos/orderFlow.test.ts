import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { RunningDatabase } from '#local/database/server';
import { startShopDatabase } from '#tests/rules/clients';
import { faultyFetch, haste } from './network';
import { runChaos } from './run';

/** `npm run chaos` sets the number of runs; the same seed repeats the same ones. */
const runs = Number(process.env['CHAOS_RUNS'] ?? 40);
const seed = process.env['CHAOS_SEED'] ?? String(Date.now());
const atOnce = 8;

let server: RunningDatabase;
const unhandled: unknown[] = [];
const realTimeout = AbortSignal.timeout;
const note = (error: unknown): void => void unhandled.push(error);

beforeAll(async () => {
  server = await startShopDatabase();
  process.on('unhandledRejection', note);
  vi.stubGlobal('fetch', faultyFetch(server.url, fetch));
  // A spy would remember every call of every day.
  AbortSignal.timeout = (milliseconds) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), milliseconds / haste);
    return controller.signal;
  };
  vi.stubGlobal('console', {
    ...console,
    warn: () => undefined,
    info: () => undefined,
    error: () => undefined,
  });
});
afterAll(async () => {
  process.off('unhandledRejection', note);
  AbortSignal.timeout = realTimeout;
  vi.unstubAllGlobals();
  await server.close();
});

test(
  `on ${runs} bad days (CHAOS_SEED=${seed}) no order is lost or doubled, and the cart is right`,
  async () => {
    const names = Array.from({ length: runs }, (_, index) => `day-${seed}-${index}`);
    const failures: string[] = [];
    let lived = 0;
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (let name = names.shift(); name !== undefined; name = names.shift()) {
          try {
            await runChaos(server, name);
          } catch (error) {
            const cause: unknown = error instanceof Error ? error.cause : undefined;
            failures.push(`${String(error)}\n${cause instanceof Error ? cause.stack : String(cause)}`);
          }
          lived += 1;
          if (lived % 100 === 0) process.stdout.write(`${lived} days, ${failures.length} of them failed\n`);
        }
      }),
    );
    expect(failures).toEqual([]);
    expect(unhandled).toEqual([]);
  },
  600_000 + runs * 10_000,
);
