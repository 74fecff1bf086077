import { equalTo, limitToFirst, onValue, orderByChild, query, ref, set, type Query } from 'firebase/database';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { Heard } from './observe';
import { openTestDatabase } from './testDatabase';
import { tokenOf } from './tokens';

const database = await openTestDatabase({
  rules: {
    gate: { '.read': true, '.write': true },
    room: { '.read': "root.child('gate').val() === 'open'", '.write': true, '.indexOn': 'n' },
    members: { '.read': 'auth !== null' },
  },
});
const owner = database.connect();
const guest = database.connect();

function listen(place: Query): Heard<string> {
  const heard = new Heard<string>();
  onValue(
    place,
    (snapshot) => heard.add(JSON.stringify(snapshot.val())),
    ({ message }) => heard.add(message),
  );
  return heard;
}

describe('a listen that is no longer allowed', () => {
  it('ends when a write closes it, and the forbidden value never goes out', async () => {
    await database.put('', { gate: 'open', room: 'before' });
    const plain = listen(ref(guest, 'room'));
    await plain.count(1);
    await set(ref(owner, 'gate'), 'closed');
    await set(ref(owner, 'room'), 'secret');
    expect(await plain.count(2)).toEqual(['"before"', expect.stringContaining('permission_denied')]);
  });

  it('ends for filtered listens as well', async () => {
    await database.put('', { gate: 'open', room: { a: { n: 1 }, b: { n: 2 } } });
    const place = ref(guest, 'room');
    const both = [
      query(place, orderByChild('n'), equalTo(1)),
      query(place, orderByChild('n'), limitToFirst(1)),
    ].map(listen);
    await Promise.all(both.map((heard) => heard.count(1)));
    await set(ref(owner, 'gate'), 'closed');
    for (const heard of both) {
      expect(await heard.count(2)).toEqual(['{"a":{"n":1}}', expect.stringContaining('permission_denied')]);
    }
  });

  it('ends when the rules change', async () => {
    const heard = listen(ref(guest, 'gate'));
    await heard.count(1);
    const { rules } = { rules: { room: { '.read': true } } };
    await database.useRules({ rules });
    expect((await heard.count(2))[1]).toContain('permission_denied');
    await database.useRules({ rules: { members: { '.read': 'auth !== null' } } });
  });

  it('ends when the member signs out', async () => {
    const { socket, heard } = await openSocket();
    send(socket, 1, 'auth', { cred: tokenOf('ann') });
    send(socket, 2, 'q', { p: '/members', h: '' });
    await heard.until((all) => all.some((text) => text.includes('"r":2')));
    send(socket, 3, 'unauth', {});
    const all = await heard.until((texts) => texts.some((text) => text.includes('"r":3')));
    expect(all).toContain('{"t":"d","d":{"a":"c","b":{"p":"/members"}}}');
    socket.close();
  });

  it('ends when the token does', async () => {
    const { socket, heard } = await openSocket();
    const exp = Date.now() / 1000 + 0.3;
    send(socket, 1, 'auth', { cred: tokenOf('ann', { exp }) });
    send(socket, 2, 'q', { p: '/members', h: '' });
    const all = await heard.until((texts) => texts.some((text) => text.includes('"expired_token"')));
    expect(all).toContain('{"t":"d","d":{"a":"c","b":{"p":"/members"}}}');
    socket.close();
  });
});

function send(socket: WebSocket, r: number, a: string, b: unknown): void {
  socket.send(JSON.stringify({ t: 'd', d: { r, a, b } }));
}

/** A bare connection: the SDK does not let a test sign out without the whole of Firebase Auth. */
async function openSocket(): Promise<{ socket: WebSocket; heard: Heard<string> }> {
  const heard = new Heard<string>();
  const socket = new WebSocket(`ws://${database.host}:${database.port}/.ws?v=5&ns=${database.namespace}`);
  socket.on('message', (data: Buffer) => heard.add(data.toString('utf8')));
  await heard.count(1);
  return { socket, heard };
}
