import { describe, expect, test } from 'vitest';
import partner from '#public/locales/en/partner.json';
import { contactTopics, partnerTypes } from '#model/order/message';
import { newMessagePath, sendMessage } from '#services/firebase/orders/messages';
import { describeMessage, messageLine, readMessages } from '#tools/owner/messageBook';
import { markDone } from '#tools/owner/received';
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

async function oneWritten() {
  const [entry] = await written();
  if (!entry) throw new Error('There is a message.');
  return entry;
}

describe('what people wrote to the shop', () => {
  test('is listed newest first, with the numbers the shop told', async () => {
    const lines = (await written()).map(messageLine);
    expect(lines).toHaveLength(2);
    expect(lines.join('\n')).toMatch(/EWC(-\w{4}){4} {2}.* new {3}message {6}ada@shop\.example {2}An order/);
    expect(lines.join('\n')).toMatch(/EWP(-\w{4}){4} {2}.* application {2}ada@shop\.example {2}Studio/);
  });

  test('is listed with the days of the shop', async () => {
    const entry = await oneWritten();
    expect(messageLine({ ...entry, createdAt: Date.parse('2026-07-01T02:05Z') })).toContain(
      '2026-06-30 19:05',
    );
  });

  test('is shown with what an answer needs', async () => {
    const all = (await written()).map(describeMessage).join('\n');
    expect(all).toContain('  Hello,\n  where is it?');
    expect(all).toContain('Topic: An order');
    expect(all).toContain('Dimensions: Physical');
    expect(all).toContain('Kind of partner: Studio or practice');
    expect(all).toContain('Country: France');
    expect(all).toContain('answer in English');
  });

  test('is in words of the forms, and what these do not know stays as it came', async () => {
    const entry = await oneWritten();
    const described = (fields: object): string =>
      describeMessage({ ...entry, fields: { ...entry.fields, ...fields } });
    for (const topic of contactTopics)
      expect(described({ topic })).toContain(`Topic: ${partner.topic[topic]}`);
    for (const partnerType of partnerTypes)
      expect(described({ partnerType })).toContain(`Kind of partner: ${partner.type[partnerType]}`);
    expect(described({ topic: 'tea', partnerType: 'baker' })).toMatch(
      /Topic: tea\n.*Kind of partner: baker/s,
    );
  });

  test('is marked as done, and opened again', async () => {
    const entry = await oneWritten();
    expect(await markDone(access, entry, true)).toBe(`${entry.number}: done`);
    expect((await readMessages(access)).filter(({ isDone }) => isDone)).toHaveLength(1);
    expect(await markDone(access, entry, false)).toBe(`${entry.number}: new`);
    expect((await readMessages(access)).every(({ isDone }) => !isDone)).toBe(true);
  });

  test('cannot steer the terminal', async () => {
    const entry = await oneWritten();
    const hostile = { ...entry, fields: { ...entry.fields, message: 'a\u001b[2Jb\u009bc\u202ed' } };
    expect(describeMessage(hostile)).toContain('a\ufffd[2Jb\ufffdc\ufffdd');
  });
});
