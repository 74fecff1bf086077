import { describe, expect, test } from 'vitest';
import { setPrice, setStock } from '#tools/owner/catalogue/shelf';
import { shopDatabase } from '#tests/support/shopDatabase';
import { read } from '#tests/support/shoppers';

const { access, ask } = shopDatabase();

describe('the owner’s shelf', () => {
  test('sets the stock of a product, and of a size of a colour', async () => {
    expect(await setStock(access, 'mat', 12)).toEqual({ place: 'products/mat/stock', before: 5, now: 12 });
    await setStock(access, 'tee', 9, { colour: 'clay', size: 'm' });
    expect(await read(ask, 'products/tee/variation/0/size/1/stock')).toBe(9);
  });

  test('asks for colour and size where the product is counted by them', async () => {
    await expect(setStock(access, 'tee', 9)).rejects.toThrow('--colour clay --size s|m');
    await expect(setStock(access, 'tee', 9, { colour: 'fern', size: 'm' })).rejects.toThrow('--colour fern');
  });

  test.each([-1, 0.5, Number.NaN])('a stock of %d is refused', async (units) => {
    await expect(setStock(access, 'mat', units)).rejects.toThrow('whole number');
  });

  test('changes nothing when the number is another by now', async () => {
    await expect(setStock(access, 'mat', 12, { was: 4 })).rejects.toThrow('is 5 by now, not 4');
    await expect(setPrice(access, 'mat', 30, 24)).rejects.toThrow('Nothing was changed');
    expect(await read(ask, 'products/mat/stock')).toBe(5);
  });

  test('of many who count at once one is heard for each number that stood there', async () => {
    const tries = Array.from({ length: 10 }, (_, units) => setStock(access, 'mat', units + 20, { was: 5 }));
    const done = (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled');
    expect(done).toHaveLength(1);
  });

  test('sets the price of a program or a product', async () => {
    await setPrice(access, 'calm', 39.5);
    expect(await read(ask, 'programs/calm/price')).toBe(39.5);
    expect((await setPrice(access, 'mat', 30, 25)).before).toBe(25);
    await expect(setPrice(access, 'nothing', 30)).rejects.toThrow('nothing called nothing');
  });

  test.each([
    [25, 12.4, true],
    [25, 12.5, false],
    [25, 37.5, false],
    [25, 37.6, true],
    [9.9, 990, true],
    [0, 1, true],
    [25, 25, false],
  ])('a price from %d to %d is asked about: %s', async (before, now, isAsked) => {
    await setPrice(access, 'mat', before);
    const no = () => Promise.reject(new Error('Not meant.'));
    const [{ status }] = await Promise.allSettled([setPrice(access, 'mat', now, undefined, no)]);
    expect(status).toBe(isAsked ? 'rejected' : 'fulfilled');
    expect(await read(ask, 'products/mat/price')).toBe(isAsked ? before : now);
  });

  test.each([-1, 9.999, 2_000_000, Number.NaN])('a price of %d is refused', async (price) => {
    await expect(setPrice(access, 'mat', price)).rejects.toThrow('A price is');
  });
});
