import { describe, expect, it } from 'vitest';
import { InvalidData } from '#local/database/errors';
import { rulesFrom } from '#local/database/rest/rulesEndpoint';
import { Rules } from '#local/database/rules/rules';
import { openTestDatabase } from './testDatabase';

const { rest } = await openTestDatabase();
const OWNER = { Authorization: 'Bearer owner' };

describe('a rules file', () => {
  it('may hold comments, and texts that look like them', () => {
    const text = `{ // open
      "rules": { /* all
      of it */ ".read": "'a//b' === '/* c */'" } }`;
    expect(rulesFrom(text)).toEqual({ rules: { '.read': "'a//b' === '/* c */'" } });
  });

  it.each([
    ['a variable nobody knows', { rules: { '.read': 'user != null' } }],
    ['an unknown kind of rule', { rules: { '.open': true } }],
    ['an expression that is no yes or no', { rules: { '.read': 'auth.uid' } }],
    ['two wildcards side by side', { rules: { $a: { '.read': true }, $b: { '.read': true } } }],
    ['no rules', { wrong: {} }],
  ])('is refused with %s', (_what, json) => {
    expect(() => new Rules(json)).toThrow(InvalidData);
  });

  it('can be read and replaced by the owner alone', async () => {
    const rules = { rules: { open: { '.read': true } } };
    const put = (body: string, headers?: HeadersInit): Promise<Response> =>
      rest('/.settings/rules.json', { method: 'PUT', body, headers });
    expect((await put(JSON.stringify(rules))).status).toBe(401);
    expect((await rest('/.settings/rules.json')).status).toBe(401);
    expect((await put(JSON.stringify(rules), OWNER)).status).toBe(200);
    expect(await (await rest('/.settings/rules.json', { headers: OWNER })).json()).toEqual(rules);
    expect((await put('{"rules":{".read":"nonsense"}}', OWNER)).status).toBe(400);
    expect((await put('{', OWNER)).status).toBe(400);
    expect((await rest('/open.json')).status).toBe(200);
    expect((await rest('/closed.json')).status).toBe(401);
  });
});
