import { expect, test } from 'vitest';
import { confirm } from '#tools/terminal/confirm';

const question = { about: 'Everything is replaced.', answer: 'my-shop', option: '--into my-shop' };

test.each(['my-shop', ' my-shop \n'])('%j goes on', async (typed) => {
  await expect(
    confirm({ ...question, given: undefined }, () => Promise.resolve(typed)),
  ).resolves.toBeUndefined();
});

test('what stands on the command line is not asked for', async () => {
  await expect(
    confirm({ ...question, given: 'my-shop' }, () => Promise.reject(new Error('Asked.'))),
  ).resolves.toBeUndefined();
});

test.each(['', 'y', 'yes', 'My-Shop', 'my-shop2'])(
  '%j changes nothing, and says what would',
  async (typed) => {
    await expect(confirm({ ...question, given: undefined }, () => Promise.resolve(typed))).rejects.toThrow(
      'Everything is replaced.\nNothing was changed. To do it, add --into my-shop.',
    );
    await expect(confirm({ ...question, given: typed }, () => Promise.resolve('my-shop'))).rejects.toThrow(
      'Nothing',
    );
  },
);
