import { beforeEach, expect, test, vi } from 'vitest';
import { tellUnsavedOnce } from '#services/windowName';

beforeEach(() => {
  window.name = '';
});

test('that nothing is saved is told once in a visit', () => {
  const tell = vi.fn<() => void>();
  tellUnsavedOnce(tell);
  tellUnsavedOnce(tell);
  expect(tell).toHaveBeenCalledOnce();
});

test('what is handed over to the dashboard stays in the name', () => {
  window.name = '{"uid":"ada"}';
  tellUnsavedOnce(() => undefined);
  expect(window.name).toBe('{"uid":"ada"}');
});
