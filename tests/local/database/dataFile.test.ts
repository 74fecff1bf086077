import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { ANYBODY } from '#local/database/identity';
import { plainJson } from '#local/database/data/toJson';
import { startDatabase, type RunningDatabase } from '#local/database/server';
import { OPEN_RULES } from './testDatabase';
import { ownFolder } from '#tests/support/ownFolder';

let folder = '';

beforeEach(() => {
  folder = ownFolder();
});

const file = (): string => join(folder, 'new', 'data.json');
const start = (): Promise<RunningDatabase> =>
  startDatabase({ port: 0, rules: OPEN_RULES, seed: { programs: { sleep: 1 } }, dataFile: file() });
const all = (database: RunningDatabase, namespace: string): unknown =>
  plainJson(database.namespace(namespace).root);

describe('a database that keeps its data', () => {
  it('begins with the seed and goes on with what was written', async () => {
    const first = await start();
    expect(all(first, 'shop')).toEqual({ programs: { sleep: 1 } });
    first.namespace('shop').set(['cart', '__proto__'], { '.value': 1, '.priority': 2 }, ANYBODY);
    first.namespace('other').set([], null, ANYBODY);
    await first.close();

    const second = await start();
    expect(JSON.stringify(all(second, 'shop'))).toBe('{"cart":{"__proto__":1},"programs":{"sleep":1}}');
    expect(all(second, 'other')).toBeNull();
    expect(all(second, 'third')).toEqual({ programs: { sleep: 1 } });
    await second.close();
  });

  it('leaves one whole file behind', async () => {
    const database = await start();
    for (let i = 0; i < 50; i += 1) database.namespace('shop').set(['n'], i, ANYBODY);
    await database.close();
    expect(await readdir(join(folder, 'new'))).toEqual(['data.json']);
    expect(JSON.parse(await readFile(file(), 'utf8'))).toMatchObject({ shop: { n: 49 } });
  });

  it('says what to do with a file that is none of its own', async () => {
    const broken = join(folder, 'broken.json');
    const opened = (text: string): Promise<unknown> =>
      writeFile(broken, text).then(() => startDatabase({ port: 0, rules: OPEN_RULES, dataFile: broken }));
    await expect(opened('{"shop":')).rejects.toThrow('move it away to start from the seed');
    await expect(opened('[]')).rejects.toThrow('move it away to start from the seed');
  });

  it('keeps nothing on disk unless asked', async () => {
    const database = await startDatabase({ port: 0, rules: OPEN_RULES });
    database.namespace('shop').set(['n'], 1, ANYBODY);
    await database.close();
    expect(await readdir(folder)).toEqual([]);
  });
});

describe('a port that is taken', () => {
  it('is an error that names it', async () => {
    const database = await start();
    await expect(startDatabase({ port: database.port, rules: OPEN_RULES })).rejects.toThrow(
      String(database.port),
    );
    await database.close();
  });
});
