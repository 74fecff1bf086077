import { beforeEach, expect, test, vi } from 'vitest';
import { postMessage } from '#features/messages/postMessage';
import type { ContactMessage } from '#model/order/message';
import * as messages from '#services/firebase/orders/messages';
import { SendingError } from '#services/firebase/orders/sendingError';

vi.mock(import('#services/firebase/orders/messages'), async (original) => ({
  ...(await original()),
  sendMessage: vi.fn<typeof messages.sendMessage>(),
}));
const sendMessage = vi.mocked(messages.sendMessage);
const hello: ContactMessage = {
  name: 'Ada',
  email: 'ada@shop.example',
  topic: 'other',
  message: 'Hello',
  language: 'en',
};
const post = (message: ContactMessage) => postMessage({ inbox: 'contactMessages', message, shownAt: -5000 });
const places = () => sendMessage.mock.calls.map(([place]) => place);
const paths = () => places().map(({ path }) => path);

beforeEach(() => {
  sendMessage.mockReset().mockResolvedValue(1);
});

test('a message whose answer was lost goes to the same place again', async () => {
  sendMessage.mockRejectedValueOnce(new SendingError('unanswered'));
  await expect(post(hello)).rejects.toThrow('unanswered');
  await post(hello);
  expect(new Set(paths()).size).toBe(1);
  expect(places().map(({ isRepeat }) => isRepeat)).toEqual([false, true]);
});

test('an edited message after an unanswered one has a place of its own', async () => {
  sendMessage.mockRejectedValueOnce(new SendingError('unanswered'));
  await expect(post(hello)).rejects.toThrow('unanswered');
  await post({ ...hello, message: 'Hello again' });
  expect(new Set(paths()).size).toBe(2);
});

test('a second message after one that arrived has a place of its own', async () => {
  await post(hello);
  await post(hello);
  expect(new Set(paths()).size).toBe(2);
});
