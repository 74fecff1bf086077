import * as fc from 'fast-check';
import { get, ref, set } from 'firebase/database';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { FrameJoiner } from '#local/database/socket/framing';
import { Heard } from './observe';
import { openTestDatabase } from './testDatabase';

const database = await openTestDatabase();

describe('frames', () => {
  it('pass whole, are joined when announced, and mean nothing when they keep alive', () => {
    const frames = new FrameJoiner();
    expect(['0', '{"a":1}', '0', '3', '{"a"', ':', '12}', '{}'].map((frame) => frames.take(frame))).toEqual([
      null,
      '{"a":1}',
      null,
      null,
      null,
      null,
      '{"a":12}',
      '{}',
    ]);
  });

  it('are refused when they announce more than a message can be', () => {
    expect(() => new FrameJoiner().take('999999')).toThrow('The message is too long.');
  });

  it('bring back any message from any cut', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 30 }), (parts) => {
        const frames = new FrameJoiner();
        frames.take(String(parts.length));
        expect(parts.map((part) => frames.take(part)).at(-1)).toBe(parts.join(''));
      }),
    );
  });
});

describe('messages of the SDK', () => {
  it('arrive whole however long they are and whatever they say', async () => {
    const [writer, reader] = [database.connect(), database.connect()];
    const items = Array.from({ length: 2000 }, (_, i) => ({
      title: `Titre n° ${i} — 漢字 ßäö`.repeat(10),
      price: i / 100,
    }));
    await set(ref(writer, 'long'), items);
    expect((await get(ref(reader, 'long'))).val()).toEqual(items);
  });

  it('keep characters outside of the basic plane', async () => {
    const [writer, reader] = [database.connect(), database.connect()];
    await set(ref(writer, 'emoji'), 'Yoga 🧘‍♀️ und Schlaf 😴');
    expect((await get(ref(reader, 'emoji'))).val()).toBe('Yoga 🧘‍♀️ und Schlaf 😴');
  });
});

describe('what is no message', () => {
  it.each(['nonsense', '[]', '{"t":"d"}', '12345'])(
    'ends the connection, not the server: %s',
    async (text) => {
      const socket = new WebSocket(`ws://${database.host}:${database.port}/.ws?v=5&ns=${database.namespace}`);
      const closed = new Heard<number>();
      socket.on('open', () => socket.send(text));
      socket.on('close', closed.add);
      await closed.count(1);
      expect((await database.rest('/long/0/price.json')).status).toBe(200);
    },
  );

  it('is answered by number where it has one', async () => {
    const heard = new Heard<string>();
    const socket = new WebSocket(`ws://${database.host}:${database.port}/.ws?v=5&ns=${database.namespace}`);
    socket.on('message', (data: Buffer) => heard.add(data.toString('utf8')));
    await heard.count(1);
    socket.send('{"t":"d","d":{"r":1,"a":"constructor","b":{}}}');
    socket.send('{"t":"d","d":{"r":2,"a":"p","b":{"p":5}}}');
    socket.send('{"t":"c","d":{"t":"p","d":{}}}');
    const answers = await heard.count(4);
    expect(answers[1]).toContain('"r":1,"b":{"s":"invalid_data"');
    expect(answers[2]).toContain('"r":2,"b":{"s":"invalid_data"');
    expect(answers[3]).toBe('{"t":"c","d":{"t":"o","d":null}}');
    socket.close();
  });
});
