import { describe, expect, test } from 'vitest';
import { newMessagePath, sendMessage } from '#services/firebase/orders/messages';
import { describeMessage, markMessage, messageLine, readMessages } from '#tools/owner/messageBook';
import { shopDatabase } from '#tests/support/shopDatabase';

const { access, ask } = shopDatabase();

const sender = { name: 'Ada', email: 'ada@shop.example', language: 'en' };

async function written() {
  await sendMessage(
    { path: newMessagePath('contactMessages') },
    { ...sender, topic: 'order', message: 'Hello,\nwhere is it?' },
    ask,
  );
  await sendMessage(
    { path: newMessagePath('partnerApplications') },
    {
      ...sender,
      organisation: 'Studio',
      country: 'FR',
      partnerType: 'studio',
      dimensions: { Physical: true },
      message: 'We teach.',
      consent: true,
    },
    ask,
  );
  return readMessages(access);
}

describe('what people wrote to the shop', () => {
  test('is listed newest first, with the numbers the shop told', async () => {
    const lines = (await written()).map(messageLine);
    expect(lines).toHaveLength(2);
    expect(lines.join('\n')).toMatch(/EWC(-\w{4}){4} {2}.* new {3}message {6}ada@shop\.example {2}order/);
    expect(lines.join('\n')).toMatch(/EWP(-\w{4}){4} {2}.* application {2}ada@shop\.example {2}Studio/);
  });

  test('is shown with what an answer needs', async () => {
    const all = (await written()).map(describeMessage).join('\n');
    expect(all).toContain('  Hello,\n  where is it?');
    expect(all).toContain('dimensions: Physical');
    expect(all).toContain('partnerType: studio');
  });

  test('is marked as done, and opened again', async () => {
    const [entry] = await written();
    if (!entry) throw new Error('There is a message.');
    await markMessage(access, entry, true);
    expect((await readMessages(access)).filter(({ isDone }) => isDone)).toHaveLength(1);
    await markMessage(access, entry, false);
    expect((await readMessages(access)).every(({ isDone }) => !isDone)).toBe(true);
  });

  test('cannot steer the terminal', async () => {
    const [entry] = await written();
    if (!entry) throw new Error('There is a message.');
    const hostile = { ...entry, fields: { ...entry.fields, message: 'a\u001b[2Jb\u009bc\u202ed' } };
    expect(describeMessage(hostile)).toContain('a\ufffd[2Jb\ufffdc\ufffdd');
  });
});
