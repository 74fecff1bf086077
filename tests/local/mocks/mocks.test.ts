import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { address } from '#local/machine/ports';
import { answerSubscription } from '#local/mocks/newsletter';
import { startMocks } from '#local/mocks/server';

let mocks: Awaited<ReturnType<typeof startMocks>>;
beforeAll(async () => {
  mocks = await startMocks(0);
});
afterAll(() => mocks.stop());

const subscribe = (body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(`${mocks.url}/newsletter`, { method: 'POST', body, headers });

describe('the mock of the newsletter', () => {
  it('takes a form', async () => {
    const response = await subscribe(new URLSearchParams({ EMAIL: 'mara@example.com' }));
    expect(await response.json()).toEqual({ result: 'success', msg: 'Thank you for subscribing!' });
  });

  it('takes JSON', async () => {
    const response = await subscribe('{"EMAIL":"mara@example.com"}', { 'Content-Type': 'application/json' });
    expect(await response.json()).toMatchObject({ result: 'success' });
  });

  it.each(['{', '5', 'null', '{"EMAIL":5}'])('answers the JSON %s as a missing address', async (body) => {
    const response = await subscribe(body, { 'Content-Type': 'application/json' });
    expect(await response.json()).toMatchObject({ result: 'error' });
  });

  it('says with HTML that an address is taken', () => {
    const { body } = answerSubscription('taken@example.com');
    expect(body).toMatchObject({ result: 'error', msg: expect.stringContaining('<a href="https://') });
  });

  it('can be down', async () => {
    const response = await subscribe(new URLSearchParams({ EMAIL: 'down@example.com' }));
    expect(response.status).toBe(503);
  });

  it('can be slow, and hostile', () => {
    expect(answerSubscription('slow@example.com').delay).toBeGreaterThan(0);
    expect(answerSubscription('hostile@example.com').body.msg).toContain('<script>');
  });

  it('knows no special address of the object it is looked up in', () => {
    expect(answerSubscription('constructor@example.com').body.result).toBe('success');
  });

  it('lets the shop read the answer, and nobody else', async () => {
    const body = new URLSearchParams({ EMAIL: 'mara@example.com' });
    const forShop = await subscribe(body, { Origin: address('preview') });
    const forOthers = await subscribe(body, { Origin: 'https://elsewhere.example' });
    expect(forShop.headers.get('access-control-allow-origin')).toBe(address('preview'));
    expect(forOthers.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('the mock of a hosted form', () => {
  const ask = (email: string, c: string) =>
    fetch(`${mocks.url}/subscribe/post-json?${new URLSearchParams({ u: '1', id: '2', EMAIL: email, c })}`);

  it('answers a plain form with a page', async () => {
    const body = new URLSearchParams({ EMAIL: 'mara@example.com' });
    const response = await fetch(`${mocks.url}/subscribe/post?u=1&id=2`, { method: 'POST', body });
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(await response.text()).toContain('<p>Thank you for subscribing!</p>');
  });

  it('answers with a script that calls the function named by c', async () => {
    const response = await ask('mara@example.com', 'subscribed');
    expect(response.headers.get('content-type')).toContain('text/javascript');
    expect(await response.text()).toBe('subscribed({"result":"success","msg":"Thank you for subscribing!"})');
  });

  it.each(['', 'alert(1);x', 'a.b'])('takes %j for no function', async (name) => {
    expect(await (await ask('mara@example.com', name)).json()).toMatchObject({ result: 'success' });
  });

  it.each(['/subscribe/post', '/mailing-list'])('lets no other site read %s', async (path) => {
    const headers = { Origin: address('preview') };
    const body = new URLSearchParams({ EMAIL: 'mara@example.com' });
    const response = await fetch(`${mocks.url}${path}`, { method: 'POST', body, headers });
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('the mock of the dashboard', () => {
  it('is a page without inline code', async () => {
    const page = await (await fetch(`${mocks.url}/dashboard`)).text();
    expect(page).toContain('<h1>Member dashboard</h1>');
    expect(page).toContain(address('dev'));
    expect(page).not.toMatch(/<script(?![^>]*src=)/);
  });

  it('comes with its script', async () => {
    const response = await fetch(`${mocks.url}/dashboard.js`);
    expect(response.headers.get('content-type')).toContain('text/javascript');
  });

  it('is all there is', async () => {
    expect((await fetch(`${mocks.url}/other`)).status).toBe(404);
  });
});
