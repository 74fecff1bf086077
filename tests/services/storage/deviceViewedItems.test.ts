import { expect, test } from 'vitest';
import { viewedItems } from '#services/storage/deviceViewedItems';

test('what was viewed is read as it was saved, until it is forgotten', () => {
  viewedItems.write([{ kind: 'program', id: 'calm' }]);
  expect(viewedItems.read()).toEqual([{ kind: 'program', id: 'calm' }]);
  viewedItems.forget();
  expect(viewedItems.read()).toEqual([]);
});

test('a broken text is no obstacle', () => {
  localStorage.setItem('eightwell:viewed', '{"half');
  expect(viewedItems.read()).toEqual([]);
});
