import { beforeEach, expect, test, vi } from 'vitest';
import { durableTexts } from '#services/storage/durableTexts';
import { memoryStorage } from '#tests/support/memoryStorage';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));

test('what only the page still holds is reported once: it is gone with the page', () => {
  const { durable } = durableTexts(memoryStorage({}, 0), memoryStorage({}, 0));
  durable.write('order', { path: 'a' });
  durable.write('order', { path: 'b' });
  expect(durable.read('order')).toEqual({ path: 'b' });
  expect(console.warn).toHaveBeenCalledExactlyOnceWith(
    'This browser does not keep order.',
    expect.any(DOMException),
  );
});

test('what the tab still holds is nothing to report', () => {
  const { durable } = durableTexts(memoryStorage({}, 0), memoryStorage());
  durable.write('message', { path: 'a' });
  expect(durable.read('message')).toEqual({ path: 'a' });
  expect(console.warn).not.toHaveBeenCalled();
});

test('a storage that does not give what it holds is reported, and the next one is asked', () => {
  const broken = {
    ...memoryStorage(),
    getItem: () => {
      throw new DOMException('No.', 'SecurityError');
    },
  };
  const session = memoryStorage({ pending: '{"path":"a"}' });
  expect(durableTexts(broken, session).durable.read('pending')).toEqual({ path: 'a' });
  expect(console.warn).toHaveBeenCalledExactlyOnceWith(
    'This browser does not keep pending.',
    expect.any(DOMException),
  );
});
