import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startLetterBox, type LetterBox } from '#local/mocks/letterBox';
import { claim, judge, readMarks, settle, type Run } from '#tools/owner/letters/marks';
import { postOver, type Post } from '#tools/owner/letters/post';
import { printed } from '#tools/owner/letters/printed';
import { sendOwed, type Desk } from '#tools/owner/letters/run';
import { failedLetters } from '#model/desk/letterMarks';
import { refundChange } from '#model/desk/orderChanges';
import { refundMark } from '#model/letters/refundMark';
import { refundable } from '#model/order/refundable';
import { nodeRequest } from '#tools/owner/access';
import { bookedAt, confirmWith, markPaid, moveOn, sendWith } from '#tests/support/deskSteps';
import { newMessagePath, sendMessage } from '#services/firebase/orders/messages';
import { seededRandom } from '#local/seed/seededRandom';
import { draftOf, order, read, tokenOf } from '#tests/support/shoppers';
import { letterShop as shop } from '#tests/support/letterShop';
import { shopDatabase } from '#tests/support/shopDatabase';
import { mat, owner as signedInOwner } from '#tests/rules/shopData';

const { access, ask } = shopDatabase();
const owner = 'owner@shop.example';

let box: LetterBox;
beforeAll(async () => {
  box = await startLetterBox(0);
});
afterAll(() => box.stop());
let post: Post;
beforeEach(() => {
  post = postOver({ smtp: `smtp://127.0.0.1:${box.port}`, from: 'Shop <orders@shop.example>', owner });
});

/** No process has such a number: whoever had a letter in hand is gone. */
const deadRun = (id: string): Run => ({ id, host: 'here', pid: 99_999_999 });
const deskOf = (run: Run, changes: Partial<Omit<Desk, 'run'>> = {}) => ({
  access,
  run,
  post,
  shop,
  owner,
  say: () => undefined,
  now: Date.now,
  pause: () => Promise.resolve(),
  ...changes,
});
const pass = (run: Run, changes = {}) => sendOwed(deskOf(run, changes), new Set(), new Map());

const draft = (email: string) => ({
  ...draftOf([{ ...mat, kind: 'product', quantity: 1 }]),
  contact: { name: 'Ada', email },
  language: 'de',
});
const caughtFor = (email: string) => box.letters().filter(({ to }) => to.includes(email));
const kindsFor = (email: string) => caughtFor(email).map(({ kind }) => kind);

const refundOf = async (path: string, sum: number, lines: Record<string, number>) =>
  nodeRequest(access, '', {
    method: 'PATCH',
    body: refundChange(await bookedAt(access, path), { day: '2026-12-03', sum, lines, isRestocked: false }),
    byTheRules: true,
  });
const confirm = (path: string) => confirmWith(access, path, { until: Date.now() + 1e9 });

describe('letters', () => {
  test('are sent once, however often the command runs; orders from before the first run get none', async () => {
    await order(ask, draft('before@shop.example'));
    await pass(deadRun('first'), { now: () => Date.now() + 1000 });
    await ask('letters/since', { method: 'PUT', token: 'owner', body: Date.now() });
    const path = await order(ask, draft('once@shop.example'));
    await pass(deadRun('a'));
    await confirm(path);
    await pass(deadRun('b'));
    await pass(deadRun('c'));
    expect(kindsFor('once@shop.example')).toEqual(['order-received', 'order-confirmed']);
    expect(kindsFor('before@shop.example')).toEqual([]);
    expect(caughtFor('once@shop.example')[0]).toMatchObject({ copies: 1, attachments: ['bedingungen.txt'] });
  });

  test('go out for an owner who has signed in, too, also on what members wait for, in their language', async () => {
    await pass(deadRun('first'));
    await order(ask, draft('signed-in@shop.example'));
    const wishes = { mat: 'de', tee: { 'variation:0:size:0': { color: 'clay', size: 's', language: 'fn' } } };
    await ask('stockWishes/ada', { method: 'PUT', token: 'owner', body: wishes });
    const signedIn = { access: { databaseUrl: access.databaseUrl, idToken: tokenOf(signedInOwner) } };
    await pass(deadRun('owner'), signedIn);
    expect(kindsFor('signed-in@shop.example')).toEqual(['order-received']);
    const subjects = () => caughtFor('ada@shop.example').map(({ subject, copies }) => [subject, copies]);
    const back = [
      ['Cork mat ist wieder vorrätig', 1],
      ['Tee est de nouveau en stock', 1],
    ];
    expect(subjects()).toEqual(back);
    await pass(deadRun('again'), signedIn);
    expect(subjects()).toEqual(back);
    // Whoever was told, and wishes for it again, is told again: with a number of its own for mailboxes.
    await ask('stockWishes/ada', { method: 'DELETE', token: 'owner' });
    await pass(deadRun('gone'), signedIn);
    await ask('stockWishes/ada/mat', { method: 'PUT', token: 'owner', body: 'de' });
    await pass(deadRun('wished'), signedIn);
    expect(subjects()).toHaveLength(3);
  });

  test('call things what the catalogue calls them in the language of who reads', async () => {
    await pass(deadRun('first'));
    const inGerman = { products: { mat: { name: 'Korkmatte' } } };
    await ask('texts/de', { method: 'PUT', token: 'owner', body: inGerman });
    await order(ask, draft('german@shop.example'));
    await ask('stockWishes/ada', { method: 'PUT', token: 'owner', body: { mat: 'de' } });
    await pass(deadRun('a'));
    expect(caughtFor('german@shop.example')[0]?.text).toContain('1 × Korkmatte: ');
    expect(caughtFor('ada@shop.example').at(-1)?.subject).toBe('Korkmatte ist wieder vorrätig');
  });

  test('on one colour and size wait for that one', async () => {
    await pass(deadRun('first'));
    await ask('products/tee/variation/0/size/0/stock', { method: 'PUT', token: 'owner', body: 0 });
    const wish = { 'variation:0:size:0': { color: 'clay', size: 's', language: 'en' } };
    await ask('stockWishes/bert/tee', { method: 'PUT', token: 'owner', body: wish });
    await pass(deadRun('sold out'));
    expect(caughtFor('bert@shop.example')).toEqual([]);
    await ask('products/tee/variation/0/size/0/stock', { method: 'PUT', token: 'owner', body: 2 });
    await pass(deadRun('there'));
    expect(kindsFor('bert@shop.example')).toEqual(['back-in-stock']);
  });

  test('tell the way to pay in a letter of its own when it comes after the confirmation', async () => {
    await pass(deadRun('first'));
    const path = await order(ask, draft('later@shop.example'));
    await moveOn(access, path, 'confirmed');
    await pass(deadRun('confirmed'));
    expect(caughtFor('later@shop.example').at(-1)?.text).toContain('sagt Ihnen eine eigene E-Mail');
    const payment = { until: Date.now() + 1e9, link: 'https://pay.example/i/7' };
    await ask(`${path}/payment`, { method: 'PUT', token: 'owner', body: payment });
    await pass(deadRun('told'));
    await pass(deadRun('once'));
    expect(kindsFor('later@shop.example')).toEqual(['order-received', 'order-confirmed', 'order-payment']);
    expect(caughtFor('later@shop.example').at(-1)?.text).toContain('https://pay.example/i/7');
  });

  test('tell of each refund once, of the part and of the rest, and of what came back without money nothing', async () => {
    await pass(deadRun('first'));
    const path = await order(ask, draft('refund@shop.example'));
    await confirmWith(access, path, { until: Date.now() + 1e9, link: 'https://pay.example/i/9' });
    await markPaid(access, path);
    await pass(deadRun('paid'));
    await refundOf(path, 0, {});
    await refundOf(path, 10, { 'products:mat': 1 });
    await pass(deadRun('part'));
    await pass(deadRun('again'));
    const refunds = () => caughtFor('refund@shop.example').filter(({ kind }) => kind === 'order-refunded');
    expect(refunds().map(({ copies }) => copies)).toEqual([1]);
    expect(refunds()[0]?.subject).toMatch(/^Geld zurück für Ihre Bestellung EW-/);
    for (const part of [
      /am 3\. Dezember 2026 10,00\s\$ zurückgezahlt\. Das ist ein Teil/,
      'Für: 1 × Cork mat',
      'auf dem Weg zurück, auf dem Sie bezahlt haben',
    ])
      expect(refunds()[0]?.text).toMatch(part);
    const { order: paid } = await bookedAt(access, path);
    await refundOf(path, refundable(paid), {});
    await pass(deadRun('rest'));
    expect(refunds()).toHaveLength(2);
    expect(refunds()[1]?.text).toContain('Damit haben Sie alles zurück');
    expect(
      failedLetters({ 'order-refunded': { [refundMark('-Oa', 1)]: { state: 'failed' } } }),
    ).toMatchObject([{ kind: 'order-refunded', id: '-Oa' }]);
  });

  test('tell it once where the confirmation had it, and where to follow the parcel', async () => {
    await pass(deadRun('first'));
    const path = await order(ask, draft('parcel@shop.example'));
    const payment = { until: Date.now() + 1e9, link: 'https://pay.example/i/8' };
    await confirmWith(access, path, payment);
    await pass(deadRun('confirmed'));
    await sendWith(access, path, 'https://parcel.example/42');
    await pass(deadRun('sent'));
    expect(kindsFor('parcel@shop.example')).toEqual(['order-received', 'order-confirmed', 'order-sent']);
    expect(caughtFor('parcel@shop.example').at(-1)?.text).toContain(
      'Paket verfolgen bei parcel.example:\nhttps://parcel.example/42',
    );
  });

  test('are printed with whom they would go to and what goes with them, and are not sent', async () => {
    await pass(deadRun('first'));
    await order(ask, draft('printed@shop.example'));
    const before = await read(ask, 'letters');
    const text = await printed(deskOf(deadRun('print')));
    expect(text).toMatch(
      /^order-received: .*\nTo: Ada <printed@shop\.example>\nAttached: bedingungen\.txt\n\n/m,
    );
    expect(text).toMatch(/^new-order: .*\nTo: owner@shop\.example\n\n/m);
    expect(await read(ask, 'letters')).toEqual(before);
    expect(caughtFor('printed@shop.example')).toEqual([]);
  });

  test('of two runs at once one has each in hand', async () => {
    await pass(deadRun('first'));
    await order(ask, draft('twice@shop.example'));
    await Promise.all([1, 2, 3].map((id) => pass({ id: String(id), host: `h${id}`, pid: id })));
    expect(caughtFor('twice@shop.example').map(({ copies }) => copies)).toEqual([1]);
  });

  test('go out when the server is there again, with growing pauses, and are given up after two days', async () => {
    await pass(deadRun('first'));
    await order(ask, draft('away@shop.example'));
    let now = Date.now();
    const away: Post = ({ to: { address } }) =>
      Promise.reject(new Error(`550 <${address}> refused: no mailbox ${address.replace(/@.*/, '')}.`));
    const failedAt: number[] = [];
    const log: string[] = [];
    for (let hour = 0; hour < 60; hour += 1) {
      const tried = vi.fn<Post>(away);
      await pass(deadRun(`h${hour}`), { post: tried, now: () => now, say: (line: string) => log.push(line) });
      if (tried.mock.calls.length > 0) failedAt.push(hour);
      now += 3_600_000;
    }
    const [, second = 0, third = 0] = failedAt;
    expect(third - second).toBeGreaterThanOrEqual(1);
    expect(failedAt.length).toBeGreaterThan(5);
    const marks = [...(await readMarks(access))].filter(([letter]) => letter.startsWith('order-received/'));
    expect(marks.map(([, { state }]) => state)).toEqual(['given up']);
    // Nothing about a person is kept with it.
    expect(JSON.stringify(await read(ask, 'letters'))).not.toMatch(/away|Ada/);
    expect(log.join('\n')).toMatch(/Not sent: order-received EW-\S+: 550 .* refused: no mailbox/);
    expect(log.join('\n')).not.toMatch(/away|Ada/);
    await pass(deadRun('late'), { now: () => now });
    expect(kindsFor('away@shop.example')).toEqual([]);
  });

  test('come all the same after a try that failed', async () => {
    await pass(deadRun('first'));
    await order(ask, draft('again@shop.example'));
    const now = Date.now();
    await pass(deadRun('a'), { post: () => Promise.reject(new Error('Away.')), now: () => now });
    await pass(deadRun('b'), { now: () => now + 30_000 });
    expect(kindsFor('again@shop.example')).toEqual([]);
    await pass(deadRun('c'), { now: () => now + 61_000 });
    expect(kindsFor('again@shop.example')).toEqual(['order-received']);
  });
});

test.each([
  ['Ada\r\nBcc: victim@shop.example', 'Ada Bcc: victim@shop.example'],
  ['Ada\nSubject: won', 'Ada Subject: won'],
  ['Ada\u2028\u0085Bcc: victim@shop.example', 'Ada Bcc: victim@shop.example'],
  ['"Ada" <victim@shop.example>, x', '"Ada" <victim@shop.example>, x'],
  // A mailbox would read these as what they encode: a line break, and a header after it.
  ['=?utf-8?Q?Ada=0D=0ABcc:_victim@shop.example?=', '= ?utf-8?Q?Ada=0D=0ABcc:_victim@shop.example?='],
  [
    '=?utf-8?B?QWRhDQpCY2M6IHZpY3RpbUBzaG9wLmV4YW1wbGU=?=',
    '= ?utf-8?B?QWRhDQpCY2M6IHZpY3RpbUBzaG9wLmV4YW1wbGU= ?=',
  ],
])('a name %j makes neither a header nor a second address', async (name, shown) => {
  const letter = { subject: `For ${name}`, text: 'Hello', html: '<p>Hello</p>' };
  const id = `injected.${encodeURIComponent(name).replaceAll(/\W/g, '')}`;
  await post({ ...letter, kind: 'message-received', id, to: { name, address: 'inject@shop.example' } });
  const [caught] = caughtFor('inject@shop.example').slice(-1);
  expect(caught?.to).toBe(`"${shown.replaceAll('"', String.raw`\"`)}" <inject@shop.example>`);
  expect(caught?.subject).toBe(`For ${shown}`);
});

test.each(['a@shop.example, victim@shop.example', 'a@shop.example\r\nBcc: x@shop.example', 'nobody', ''])(
  'the address %j is refused before a server hears of it',
  async (address) => {
    const letter = { subject: 'x', text: 'x', html: 'x', kind: 'message-received', id: 'x' } as const;
    await expect(post({ ...letter, to: { name: '', address } })).rejects.toThrow(
      'none that a letter can go to',
    );
  },
);

class Killed extends Error {}

/** Ends a run at the step with this number: before or after something is written, or a letter is handed over. */
async function killedAt(step: number, run: Run): Promise<boolean> {
  let steps = 0;
  let isKilled = false;
  const next = (): void => {
    steps += 1;
    if (steps >= step) isKilled = true;
    if (isKilled) throw new Killed('Killed.');
  };
  const real = globalThis.fetch;
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (isKilled) throw new Killed('Killed.');
    const isWrite = init?.method === 'PUT';
    if (isWrite) next();
    const response = await real(input, init);
    if (isWrite) next();
    return response;
  });
  try {
    await pass(run, {
      post: async (letter: Parameters<Post>[0]) => {
        next();
        await post(letter);
        next();
      },
    });
  } catch {
    // The run is dead, and its last error of no interest.
  }
  spy.mockRestore();
  return isKilled;
}

/** An order on its way: what happens to it next, and the letters that it brings. */
interface Course {
  email: string;
  path: string;
  left: { kind: string; happen: () => Promise<unknown> }[];
  expected: string[];
}

async function beginCourse(email: string): Promise<Course> {
  const path = await order(ask, draft(email));
  const pay = (payment: object) => ask(`${path}/payment`, { method: 'PUT', token: 'owner', body: payment });
  const until = Date.now() + 1e9;
  const withdrawal = { name: 'Ada', email, language: 'de', about: path };
  return {
    email,
    path,
    expected: ['order-received'],
    left: [
      { kind: 'order-confirmed', happen: () => moveOn(access, path, 'confirmed') },
      { kind: 'order-payment', happen: () => pay({ until, link: 'https://pay.example/i/1' }) },
      {
        kind: 'order-paid',
        happen: () => pay({ until, link: 'https://pay.example/i/1', paidAt: Date.now() }),
      },
      { kind: 'order-sent', happen: () => moveOn(access, path, 'sent') },
      {
        kind: 'withdrawal-received',
        happen: () => sendMessage({ path: newMessagePath('withdrawals') }, withdrawal, ask),
      },
    ],
  };
}

test('whenever a run is killed, each letter is in the mailbox once, from the order to the withdrawal', async () => {
  const random = seededRandom('killed runs');
  await pass(deadRun('first'));
  const courses: Course[] = [];
  for (let round = 0; round < 100; round += 1) {
    await ask('products/mat/stock', { method: 'PUT', token: 'owner', body: 9 });
    if (round % 8 === 0) courses.push(await beginCourse(`kill${round}@shop.example`));
    const course = courses[random.int(0, courses.length - 1)];
    const next = random.int(0, 1) === 0 ? course?.left[0] : undefined;
    // A way to pay is told in a letter of its own only once the confirmation has gone without it.
    const waits = next && next.kind !== 'order-confirmed' && next.kind !== 'withdrawal-received';
    if (course && next && !(waits && !kindsFor(course.email).includes(course.expected.at(-1) ?? ''))) {
      await next.happen();
      course.left.shift();
      course.expected.push(next.kind);
    }
    await killedAt(random.int(1, 14), deadRun(`r${round}`));
  }
  await pass(deadRun('last'));
  for (const { email, expected } of courses) {
    expect(kindsFor(email).toSorted()).toEqual(expected.toSorted());
    expect(expected.length).toBeGreaterThan(0);
  }
  expect(courses.flatMap(({ expected }) => expected).length).toBeGreaterThan(30);
});

describe('a mark', () => {
  const now = 1_000_000_000;
  const run: Run = { id: 'me', host: 'here', pid: process.pid };
  const sending = (changes: object) => ({ state: 'sending', at: now - 1000, by: { ...run, ...changes } });
  test.each([
    ['none', null, 'take'],
    ['sent', { state: 'sent' }, 'done'],
    ['given up', { state: 'given up' }, 'done'],
    ['failed, too early', { state: 'failed', next: now + 1 }, 'wait'],
    ['failed, in time', { state: 'failed', next: now }, 'take'],
    ['in hand of another machine', sending({ id: 'x', host: 'there', pid: 1 }), 'wait'],
    ['in hand of a process that lives', sending({ id: 'x', pid: process.ppid }), 'wait'],
    ['in hand of one that was killed', sending({ id: 'x', pid: 99_999_999 }), 'take'],
    ['of an earlier process with our number', sending({ id: 'x' }), 'take'],
    ['in hand for too long', { ...sending({ host: 'there' }), at: now - 301_000 }, 'take'],
  ])('%s: %j is %s', (_, mark, judgement) => {
    expect(judge(mark, run, now)).toBe(judgement);
  });

  test('is set by one of many who ask at once', async () => {
    const claims = await Promise.all(
      [1, 2, 3, 4].map((id) =>
        claim(access, 'order-sent/x', { id: String(id), host: `h${id}`, pid: id }, now),
      ),
    );
    const taken = claims.filter((each) => typeof each === 'object');
    expect(taken).toHaveLength(1);
    for (const each of taken) expect(await settle(access, each, { state: 'sent' }, now)).toBe('sent');
    expect(await claim(access, 'order-sent/x', run, now)).toBe('done');
  });
});
