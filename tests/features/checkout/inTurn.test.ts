import { expect, test, vi } from 'vitest';
import { inTurn } from '#features/checkout/review/browserDesk';

const order = () => Promise.resolve('placed');
const browserWith = (parts: object) => vi.stubGlobal('navigator', parts);

test('a browser without locks orders all the same', async () => {
  browserWith({});
  await expect(inTurn(order)).resolves.toBe('placed');
});

test('a browser that refuses its locks orders all the same', async () => {
  browserWith({ locks: { request: () => Promise.reject(new DOMException('Denied.', 'SecurityError')) } });
  await expect(inTurn(order)).resolves.toBe('placed');
});

test('what the order itself throws is not taken for a refusal, and nothing is ordered twice', async () => {
  browserWith({ locks: { request: (_name: string, action: () => Promise<unknown>) => action() } });
  const fail = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('No answer.')));
  await expect(inTurn(fail)).rejects.toThrow('No answer.');
  expect(fail).toHaveBeenCalledTimes(1);
});
