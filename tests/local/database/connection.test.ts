import { goOffline, goOnline, onDisconnect, onValue, ref, remove, set, update } from 'firebase/database';
import { describe, expect, it } from 'vitest';
import { Heard } from './observe';
import { openTestDatabase } from './testDatabase';

const database = await openTestDatabase();
const witness = database.connect();

/** Hears a value as someone else sees it. */
function watch(path: string): Heard<unknown> {
  const heard = new Heard<unknown>();
  onValue(ref(witness, path), (snapshot) => heard.add(snapshot.val()));
  return heard;
}

describe('onDisconnect', () => {
  it('writes what was left when the connection ends, with the time of that moment', async () => {
    const leaving = database.connect();
    const seen = watch('presence');
    await set(ref(leaving, 'presence'), { state: 'on' });
    await onDisconnect(ref(leaving, 'presence/state')).set('off');
    await onDisconnect(ref(leaving, 'presence')).update({ 'last/seen': { '.sv': 'timestamp' } });
    const left = Date.now();
    goOffline(leaving);
    await seen.until((all) => Object(all.at(-1)).last !== undefined);
    const presence = Object(await database.read('/presence'));
    expect(presence.state).toBe('off');
    expect(presence.last.seen).toBeGreaterThanOrEqual(left);
  });

  it('writes nothing that was cancelled, below the cancelled place either', async () => {
    const leaving = database.connect();
    const seen = watch('cancelled');
    await set(ref(leaving, 'cancelled'), { kept: true });
    await onDisconnect(ref(leaving, 'cancelled/kept')).remove();
    await onDisconnect(ref(leaving, 'cancelled')).cancel();
    await onDisconnect(ref(leaving, 'cancelled/left')).set(true);
    goOffline(leaving);
    expect((await seen.until((all) => Object(all.at(-1)).left === true)).at(-1)).toEqual({
      kept: true,
      left: true,
    });
  });

  it('is refused at once where the rules would refuse it', async () => {
    await database.useRules({ rules: { '.read': true, open: { '.write': true } } });
    const leaving = database.connect();
    await expect(onDisconnect(ref(leaving, 'closed')).set(1)).rejects.toMatchObject({
      code: 'PERMISSION_DENIED',
    });
    await expect(onDisconnect(ref(leaving, 'open')).set(1)).resolves.toBeUndefined();
    await database.useRules({ rules: { '.read': true, '.write': true } });
  });

  it('does not write what the rules no longer allow', async () => {
    const leaving = database.connect();
    const seen = watch('late/allowed');
    await onDisconnect(ref(leaving, 'late/forbidden')).set(1);
    await onDisconnect(ref(leaving, 'late/allowed')).set(1);
    await database.useRules({ rules: { '.read': true, late: { allowed: { '.write': true } } } });
    goOffline(leaving);
    await seen.until((all) => all.at(-1) === 1);
    expect(await database.read('/late')).toEqual({ allowed: 1 });
    await database.useRules({ rules: { '.read': true, '.write': true } });
  });
});

describe('reconnecting', () => {
  it('catches up with what changed meanwhile and sends what was written offline', async () => {
    const wanderer = database.connect();
    const heard = new Heard<unknown>();
    onValue(ref(wanderer, 'trip'), (snapshot) => heard.add(snapshot.val()));
    await heard.count(1);
    goOffline(wanderer);
    await update(ref(witness, 'trip'), { others: 'while away' });
    const written = set(ref(wanderer, 'trip/mine'), 'offline');
    goOnline(wanderer);
    await written;
    const all = await heard.until((values) => Object(values.at(-1)).others !== undefined);
    expect(all.at(-1)).toEqual({ others: 'while away', mine: 'offline' });
    expect(await database.read('/trip')).toEqual({ others: 'while away', mine: 'offline' });
  });

  it('tells the SDK the time and that it is connected', async () => {
    await remove(ref(witness, 'anything'));
    expect((await watch('.info/connected').count(1))[0]).toBe(true);
    expect(Math.abs(Number((await watch('.info/serverTimeOffset').count(1))[0]))).toBeLessThan(5000);
  });
});
