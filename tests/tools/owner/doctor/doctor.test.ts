import { createServer, type RequestListener, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { RunningDatabase } from '#local/database/server';
import { listen } from '#local/machine/listen';
import { startMocks } from '#local/mocks/server';
import { databaseRules } from '#rules/rules';
import { newsletterFrame } from '#model/newsletter';
import type { DatabaseClient } from '#services/firebase/rest';
import { frameHeaders, pageHeaders, securityHeaders } from '#tools/build/hosting/headers';
import { examineAccounts } from '#tools/owner/doctor/accounts';
import { examineDatabase } from '#tools/owner/doctor/database';
import { examine } from '#tools/owner/doctor/examine';
import { reportOf, type Finding } from '#tools/owner/doctor/finding';
import { projectOf, type Project } from '#tools/owner/doctor/project';
import { examineServices } from '#tools/owner/doctor/services';
import { examineSite } from '#tools/owner/doctor/site';
import { startShopDatabase } from '#tests/rules/clients';
import { shop } from '#tests/rules/shopData';
import { clientOf, store, tokenOf } from '#tests/support/shoppers';

let database: RunningDatabase;
let mocks: Awaited<ReturnType<typeof startMocks>>;
let site: Site;
let signIn: Site;
let ask: DatabaseClient;
let healthy: Project;

/** What hosting answers; tests change one thing each. */
let siteAnswer: RequestListener;
let authAnswer: unknown;

interface Site {
  server: Server;
  url: string;
}

async function serve(listener: RequestListener): Promise<Site> {
  const server = createServer(listener);
  const { url } = await listen(server);
  return { server, url };
}

const goodSite: RequestListener = ({ url }, response) => {
  const isPage = url === '/' || url === newsletterFrame;
  const own = url === newsletterFrame ? frameHeaders({}) : pageHeaders({});
  response.writeHead(isPage ? 200 : 404, { ...securityHeaders, ...own }).end('<title>Shop</title>');
};

const goodAccounts = {
  emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  passwordPolicyConfig: {
    passwordPolicyEnforcementState: 'ENFORCE',
    passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: 10 } }],
  },
  authorizedDomains: ['127.0.0.1'],
  users: [{ localId: 'ada', emailVerified: true, customAttributes: '{"admin":true}' }],
};

beforeAll(async () => {
  [database, mocks, site, signIn] = await Promise.all([
    startShopDatabase(),
    startMocks(0),
    serve((request, response) => siteAnswer(request, response)),
    serve((_request, response) => void response.end(JSON.stringify(authAnswer))),
  ]);
  ask = clientOf(database);
  healthy = {
    ...projectOf({}),
    databaseUrl: `${database.url}/?ns=shop`,
    authUrl: signIn.url,
    siteUrl: site.url,
    newsletterUrl: `${mocks.url}/subscribe/post?u=1&id=2`,
    dashboardUrl: `${mocks.url}/dashboard`,
    access: { databaseUrl: `${database.url}/?ns=shop`, bearer: 'owner' },
  };
});
beforeEach(async () => {
  siteAnswer = goodSite;
  authAnswer = goodAccounts;
  await setRules(databaseRules);
  await store(ask, shop);
});
afterAll(async () => {
  site.server.close();
  signIn.server.close();
  await Promise.all([database.close(), mocks.stop()]);
});

async function setRules(rules: object): Promise<void> {
  const response = await fetch(`${database.url}/.settings/rules.json?ns=shop`, {
    method: 'PUT',
    headers: { authorization: 'Bearer owner' },
    body: JSON.stringify(rules),
  });
  expect(response.status).toBe(200);
}

/** What is not in order, but for what every sample shop lacks. */
const complaints = (findings: Finding[]): string[] =>
  findings.flatMap((finding) =>
    finding.level === 'ok' || finding.area === 'settings' || /pictures?|category/.test(finding.text)
      ? []
      : [`${finding.level} ${finding.area}: ${finding.text}`],
  );

const complaintsAbout = async (changes: Partial<Project>): Promise<string[]> =>
  complaints(await examine({ ...healthy, ...changes }));

describe('a project in order', () => {
  test('is found in order, in every area', async () => {
    const findings = await examine(healthy);
    expect(complaints(findings)).toEqual([]);
    const areas = new Set(findings.map(({ area }) => area));
    expect([...areas].toSorted()).toEqual(
      [
        'settings',
        'rules',
        'indexes',
        'access',
        'catalogue',
        'owner',
        'sign-in',
        'headers',
        'policy',
        'missing files',
        'newsletter',
        'dashboard',
      ].toSorted(),
    );
  });

  test('is reported in lines, each complaint with the next step', () => {
    expect(
      reportOf([
        { level: 'ok', area: 'rules', text: 'fine' },
        { level: 'error', area: 'owner', text: 'none', next: 'npm run owner' },
      ]),
    ).toBe(
      'ok       rules: fine\nERROR    owner: none\n         → npm run owner\n1 errors, 0 warnings, 1 in order',
    );
  });
});

describe('settings', () => {
  const set = {
    VITE_FIREBASE_API_KEY: 'key',
    VITE_FIREBASE_AUTH_DOMAIN: 'shop.firebaseapp.com',
    VITE_FIREBASE_PROJECT_ID: 'shop',
    VITE_FIREBASE_STORAGE_BUCKET: 'bucket',
    VITE_FIREBASE_MESSAGING_SENDER_ID: '1',
    VITE_FIREBASE_APP_ID: '1:1:web:1',
    VITE_FIREBASE_DATABASE_URL: 'http://shop.example',
    VITE_MEMBER_DASHBOARD_URL: 'https://members.example',
    VITE_NEWSLETTER_URL: 'mail',
  };

  test('that are missing end the visit: there is nothing to go and see', async () => {
    const findings = await examine(projectOf(set));
    expect(findings).toMatchObject([{ level: 'error', text: 'missing: VITE_SITE_URL' }]);
  });

  test('that are no addresses are named', async () => {
    const findings = await examine(projectOf({ ...set, VITE_SITE_URL: 'https://shop.example' }));
    const bad = findings.find(({ level }) => level === 'error');
    expect(bad?.text).toContain('VITE_NEWSLETTER_URL, VITE_FIREBASE_DATABASE_URL');
  });
});

describe('the database', () => {
  test('with other rules, or without an index, is told from ours', async () => {
    const { users, ...rest } = databaseRules.rules as Record<string, Record<string, unknown>>;
    const { '.indexOn': _index, ...bare } = users ?? {};
    await setRules({ rules: { ...rest, users: bare, products: { ...rest['products'], '.read': false } } });
    expect(await complaintsAbout({})).toEqual([
      'error rules: they are not those of this checkout, at /rules/products/.read',
      'error indexes: missing or others, at /rules/users/.indexOn',
      'error catalogue: visitors cannot read products',
    ]);
  });

  test('that stands open is said first of all', async () => {
    await setRules({ rules: { '.read': true, '.write': true } });
    expect((await complaintsAbout({})).join('\n')).toContain('everybody can read orders, guestOrders, users');
  });

  test('without an administrator is seen from outside only', async () => {
    const findings = await examine({ ...healthy, access: undefined });
    expect(findings).toContainEqual(
      expect.objectContaining({ area: 'rules', level: 'warning', next: expect.stringContaining('--token') }),
    );
    expect(findings).toContainEqual(expect.objectContaining({ area: 'access', level: 'ok' }));
  });

  test('that is empty, or has an entry that cannot be ordered, is said', async () => {
    await ask('products/mat/price', { method: 'PUT', token: 'owner', body: '25' });
    expect((await complaintsAbout({})).join('\n')).toMatch(
      /error catalogue: .*products\/mat: its price is "25"/,
    );
    await store(ask, { programs: null, products: null });
    expect((await complaintsAbout({})).join('\n')).toContain('catalogue: it is empty');
  });

  test('that does not answer is said', async () => {
    const databaseUrl = 'http://127.0.0.1:1/?ns=shop';
    const found = await complaintsAbout({ databaseUrl, access: { databaseUrl, bearer: 'owner' } });
    expect(found).toEqual([
      'error rules: the database does not answer',
      'error catalogue: no answer from 127.0.0.1:1',
    ]);
  });
});

describe('the served shop', () => {
  const withHeaders =
    (changes: Record<string, string>): RequestListener =>
    ({ url }, response) => {
      const own = url === newsletterFrame ? frameHeaders({}) : pageHeaders({});
      const isPage = url === '/' || url === newsletterFrame;
      response.writeHead(isPage ? 200 : 404, { ...securityHeaders, ...own, ...changes }).end();
    };

  test('without our headers, or with one that breaks the hand-over, is said', async () => {
    siteAnswer = withHeaders({ 'X-Content-Type-Options': 'no', 'Cross-Origin-Opener-Policy': 'same-origin' });
    expect(await complaintsAbout({})).toEqual([
      'error headers: missing or others: X-Content-Type-Options',
      'error headers: Cross-Origin-Opener-Policy: same-origin',
    ]);
  });

  test('with a policy that lacks a host, or allows more, is said', async () => {
    const policy = pageHeaders({})['Content-Security-Policy'] ?? '';
    siteAnswer = withHeaders({
      'Content-Security-Policy': policy.replace('font-src', "script-src-elem 'unsafe-inline'; font-src"),
    });
    expect((await complaintsAbout({})).join('\n')).toContain('script-src-elem is not ours');
    siteAnswer = withHeaders({
      'Content-Security-Policy': policy.replace(/connect-src 'self'/, 'connect-src'),
    });
    expect((await complaintsAbout({})).join('\n')).toContain("connect-src lacks 'self'");
  });

  test('that lets a missing file be remembered for a year is said', async () => {
    const kept = { 'Cache-Control': 'public, max-age=31536000, immutable' };
    siteAnswer = (request, response) =>
      void (request.url?.startsWith('/assets/')
        ? response.writeHead(404, kept).end()
        : goodSite(request, response));
    expect((await complaintsAbout({})).join('\n')).toContain('warning missing files: that /assets/gone');
  });

  test('that answers everything with its page is said', async () => {
    siteAnswer = ({ url }, response) => {
      const own = url === newsletterFrame ? frameHeaders({}) : pageHeaders({});
      response.writeHead(200, { ...securityHeaders, ...own }).end();
    };
    expect((await complaintsAbout({})).join('\n')).toContain('should be answered with 404');
  });

  test('that is not there is said', async () => {
    expect((await complaintsAbout({ siteUrl: 'http://127.0.0.1:1' })).join('\n')).toContain(
      'no answer from 127.0.0.1:1',
    );
  });
});

describe('services of others', () => {
  const newsletterOf = async (changes: Partial<Project>) =>
    (await examine({ ...healthy, ...changes })).find(({ area }) => area === 'newsletter');

  test('a newsletter that answers with a script is asked for one', async () => {
    expect(await newsletterOf({})).toMatchObject({ level: 'ok', text: expect.stringContaining('script') });
  });

  test('a newsletter that answers the shop is asked as the shop asks, without an address', async () => {
    const asked: string[] = [];
    const newsletter = await serve((request, response) => {
      asked.push(`${request.method} ${request.headers.origin}`);
      response
        .writeHead(200, { 'Access-Control-Allow-Origin': '*' })
        .end('{"result":"error","msg":"Empty."}');
    });
    expect(await newsletterOf({ newsletterUrl: newsletter.url })).toMatchObject({
      level: 'ok',
      text: expect.stringContaining('answers the shop'),
    });
    expect(asked).toEqual([`POST ${healthy.siteUrl}`]);
    newsletter.server.close();
  });

  test.each([
    ['/mailing-list', 'warning newsletter: .* lets .* read no answer'],
    ['/nothing', 'warning newsletter: .* lets .* read no answer'],
    ['/dashboard/subscribe/post', 'error newsletter: .* status 404'],
  ])('a newsletter at %s: %s', async (path, expected) => {
    const [found] = await complaintsAbout({ newsletterUrl: `${mocks.url}${path}` });
    expect(found).toMatch(new RegExp(`^${expected}`));
  });

  test('a dashboard that is not there is said', async () => {
    expect(await complaintsAbout({ dashboardUrl: `${mocks.url}/gone` })).toEqual([
      'error dashboard: it answers with status 404',
    ]);
  });
});

describe('accounts', () => {
  test.each([
    ['nobody', []],
    ['a member', [{ emailVerified: true }]],
    [
      'an owner whose address is not verified',
      [{ emailVerified: false, customAttributes: '{"admin":true}' }],
    ],
    ['broken claims', [{ emailVerified: true, customAttributes: '{' }]],
  ])('%s is no owner', async (_, users) => {
    authAnswer = { ...goodAccounts, users };
    expect((await complaintsAbout({})).join('\n')).toContain('owner: there is none');
  });

  test('more than one owner is named, for each of them reads every order', async () => {
    const owner = (email: string) => ({ email, emailVerified: true, customAttributes: '{"admin":true}' });
    authAnswer = { ...goodAccounts, users: [owner('olga@shop.example'), owner('otto@shop.example')] };
    expect(await complaintsAbout({})).toEqual([
      'warning owner: there are 2: olga@shop.example, otto@shop.example',
    ]);
  });

  test.each([
    [{ passwordPolicyConfig: undefined }, 'warning passwords: a password of 6 characters is enough'],
    [
      {
        passwordPolicyConfig: {
          passwordPolicyEnforcementState: 'ENFORCE',
          passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: 7 } }],
        },
      },
      'warning passwords: a password of 7 characters is enough',
    ],
    [
      {
        passwordPolicyConfig: {
          passwordPolicyEnforcementState: 'OFF',
          passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: 12 } }],
        },
      },
      'warning passwords: a password of 6 characters is enough',
    ],
    [{ emailPrivacyConfig: undefined }, 'error passwords: strangers can ask who has an account'],
    [
      { emailPrivacyConfig: { enableImprovedEmailPrivacy: false } },
      'error passwords: strangers can ask who has an account',
    ],
  ])('of sign-in with %j it says “%s”', async (changes, expected) => {
    authAnswer = { ...goodAccounts, authorizedDomains: ['127.0.0.1'], ...changes };
    expect(complaints(await examineAccounts({ ...healthy, isLocal: false }))).toEqual([expected]);
  });

  test('an owner is known by their own token', async () => {
    const withToken = (token: Record<string, unknown>) =>
      complaintsAbout({
        access: { databaseUrl: healthy.databaseUrl, idToken: tokenOf({ uid: 'ada', token }) },
      });
    expect((await withToken({ admin: true, email_verified: true })).join('\n')).not.toContain('owner');
    expect((await withToken({ email: 'ada@shop.example' })).join('\n')).toContain('ada@shop.example is none');
  });

  test('a shop at an address that sign-in does not know is said; the local one asks for none', async () => {
    authAnswer = { ...goodAccounts, authorizedDomains: ['localhost'] };
    const found = complaints(await examineAccounts({ ...healthy, isLocal: false }));
    expect(found).toEqual(['error sign-in: 127.0.0.1 is no authorised domain']);
    expect(await complaintsAbout({})).toEqual([]);
  });
});

describe('the next step', () => {
  const nowhere = 'http://127.0.0.1:1';
  /** Whatever can be wrong, wrong at once: with answers, and without any. */
  async function everyStep(project: Project): Promise<string[]> {
    await setRules({ rules: { '.read': true, '.write': true } });
    siteAnswer = (_request, response) => void response.writeHead(200).end();
    authAnswer = { ...goodAccounts, users: [] };
    const silent = { databaseUrl: `${nowhere}/?ns=shop`, authUrl: nowhere, dashboardUrl: nowhere };
    const parts = [examineDatabase, examineAccounts, examineSite, examineServices];
    const states = [project, { ...project, ...silent, newsletterUrl: nowhere }];
    const findings = await Promise.all(states.flatMap((state) => parts.map((part) => part(state))));
    return findings.flat().flatMap((finding) => (finding.level === 'ok' ? [] : [finding.next]));
  }

  test('of the local backend needs no project, no console and no token', async () => {
    const found = await everyStep(healthy);
    expect(found.filter((step) => /firebase deploy|gcloud|console|VITE_|YOUR/.test(step))).toEqual([]);
    expect(new Set(found)).toEqual(
      new Set([
        'npm run rules, then npm run preview again.',
        'At once: npm run rules, then npm run preview again.',
        'Sign up in the shop and open the link of its e-mail, then npm run owner -- EMAIL',
        'npm run headers, then npm run preview again.',
        'See docs/deploy.md, “Another host”.',
        'npm run preview, in another window and instead of npm start: it brings the backend and the built shop.',
        'npm run catalogue -- check FILE names all of it; FILE holds the nodes programs and products as JSON.',
      ]),
    );
  });

  test('of a project names it, and what to do where nobody answers', async () => {
    const found = await everyStep({ ...healthy, isLocal: false, projectId: 'my-shop' });
    expect(found.filter((step) => /YOUR-PROJECT|npm start/.test(step))).toEqual([]);
    expect(found.filter((step) => step.includes('deploy --project my-shop --only'))).not.toEqual([]);
    expect(found.filter((step) => step.includes('npm run owner -- EMAIL --project my-shop'))).not.toEqual([]);
    for (const setting of ['DATABASE_URL', 'API_KEY', 'NEWSLETTER_URL', 'DASHBOARD_URL'])
      expect(found.join('\n')).toContain(setting);
  });
});
