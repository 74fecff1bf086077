import { expect, test, vi } from 'vitest';
import {
  forgetViewed,
  readViewed,
  saveViewed,
  viewedItemsKey,
} from '../../../src/services/storage/viewedItems';
import { memoryStorage } from './memoryStorage';

test('what was viewed is read as it was saved, until it is forgotten', () => {
  const storage = memoryStorage();
  saveViewed([{ kind: 'program', id: 'calm' }], storage);
  expect(readViewed(storage)).toEqual([{ kind: 'program', id: 'calm' }]);
  forgetViewed(storage);
  expect(readViewed(storage)).toEqual([]);
});

test('a broken text and a full storage are no obstacle', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  expect(readViewed(memoryStorage({ [viewedItemsKey]: '{"half' }))).toEqual([]);
  expect(() => saveViewed([{ kind: 'product', id: 'mat' }], memoryStorage({}, 10))).not.toThrow();
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});
