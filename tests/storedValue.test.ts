import { describe, expect, test, vi } from 'vitest';
import { forgetAll, storedText, storedValue, type TextStorage } from '#storedValue';
import { memoryStorage } from './support/memoryStorage';

const numbers = (found: unknown): number[] => (Array.isArray(found) ? found.map(Number) : []);
const inMemory = (storage: TextStorage) => storedValue('numbers', numbers, () => storage);

describe('a stored value', () => {
  test('comes back as it was written, until it is forgotten', () => {
    const value = inMemory(memoryStorage());
    expect(value.read()).toEqual([]);
    expect(value.write([1, 2])).toBe(true);
    expect(value.read()).toEqual([1, 2]);
    value.forget();
    expect(value.read()).toEqual([]);
  });

  test.each(['{"half', 'null', '"text"', ''])('is judged by its reader, whatever is found: %s', (text) => {
    expect(inMemory(memoryStorage({ numbers: text })).read()).toEqual([]);
  });

  test('that is a text is kept as it is', () => {
    const storage = memoryStorage();
    const mark = storedValue('mark', String, () => storage);
    mark.write('yes');
    expect(storage.getItem('mark')).toBe('yes');
    expect(mark.read()).toBe('yes');
  });

  test('is not kept where there is no room, which is logged once', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const value = inMemory(memoryStorage({}, 3));
    expect(value.write([1, 2, 3])).toBe(false);
    expect(value.write([1, 2, 3])).toBe(false);
    expect(warn).toHaveBeenCalledOnce();
  });

  test('never throws where storage itself does', () => {
    const broken = storedValue('numbers', numbers, () => {
      throw new DOMException('No.', 'SecurityError');
    });
    expect(broken.read()).toEqual([]);
    expect(() => broken.forget()).not.toThrow();
  });
});

describe('a text of a storage', () => {
  const problem = vi.fn<(error: unknown) => void>();
  const textIn = (storage: TextStorage) => storedText('note', () => storage, problem);

  test('stands there as it was written', () => {
    const storage = memoryStorage();
    const note = textIn(storage);
    expect(note.read()).toBeNull();
    expect(note.write('{"half')).toBe(true);
    expect(note.read()).toBe('{"half');
    note.forget();
    expect(storage.getItem('note')).toBeNull();
  });

  test('that the storage does not take or give is no exception: the caller is told', () => {
    const full = textIn(memoryStorage({}, 3));
    expect(full.write('long')).toBe(false);
    expect(problem).toHaveBeenLastCalledWith(expect.any(DOMException));
    problem.mockClear();
    const broken = textIn({
      ...memoryStorage(),
      getItem: () => {
        throw new DOMException('No.', 'SecurityError');
      },
    });
    expect(broken.read()).toBeUndefined();
    expect(problem).toHaveBeenCalledOnce();
  });
});

test('all values of a kind are forgotten together, in both storages', () => {
  localStorage.setItem('kind:a', '1');
  sessionStorage.setItem('kind:b', '1');
  localStorage.setItem('other', '1');
  forgetAll('kind:');
  expect([localStorage.getItem('kind:a'), sessionStorage.getItem('kind:b')]).toEqual([null, null]);
  expect(localStorage.getItem('other')).toBe('1');
  localStorage.clear();
});
