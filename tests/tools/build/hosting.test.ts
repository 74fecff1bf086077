import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { newsletterFrame } from '#model/newsletter';
import { buildNotes } from '#tools/build/buildNotes';
import { framePolicy } from '#tools/build/hosting/framePolicy';
import { apacheHtaccess } from '#tools/build/hosting/apache';
import { caddyfile } from '#tools/build/hosting/caddy';
import { cloudflareHeaders, cloudflareRedirects } from '#tools/build/hosting/cloudflare';
import { hostingConfiguration } from '#tools/build/hosting/firebase';
import { hostFiles } from '#tools/build/hosting/generatedFiles';
import { netlifyHeaders, netlifyRedirects } from '#tools/build/hosting/netlify';
import { nginxConf } from '#tools/build/hosting/nginx';
import { pageHeaders, securityHeaders } from '#tools/build/hosting/headers';
import { contentSecurityPolicy } from '#tools/build/hosting/policy';
import { address } from '#local/machine/ports';

const production = {
  VITE_FIREBASE_AUTH_DOMAIN: 'shop.firebaseapp.com',
  VITE_FIREBASE_DATABASE_URL: 'https://shop-default-rtdb.europe-west1.firebasedatabase.app',
  VITE_NEWSLETTER_URL: 'https://mail.example/subscribe?u=1',
  VITE_MEMBER_DASHBOARD_URL: 'https://members.example/home',
};

describe('the content security policy', () => {
  it('allows no inline code and no eval, anywhere', () => {
    for (const environment of [{}, production]) {
      expect(contentSecurityPolicy(environment, [])).not.toContain('unsafe-');
    }
  });

  it('lets in the styles of the prerendered pages by their sums', () => {
    expect(contentSecurityPolicy({}, ["'sha256-abc'"])).toContain("style-src 'self' 'sha256-abc';");
  });

  it('lets in the one script of the prerendered pages by its sum', () => {
    expect(contentSecurityPolicy({}, [])).toMatch(/script-src 'self' 'sha256-[\w+/]{43}=' https:/);
  });

  it('demands trusted types, from the sanitiser alone', () => {
    expect(contentSecurityPolicy(production, [])).toContain(
      "require-trusted-types-for 'script'; trusted-types dompurify google-sign-in service-worker gapi#gapi goog#html",
    );
  });

  it('names the origins of the configured services, without their paths', () => {
    const policy = contentSecurityPolicy(production, []);
    expect(policy).toMatch(/connect-src [^;]* https:\/\/mail\.example(;| )/);
    expect(policy).toContain('frame-src https://shop.firebaseapp.com;');
    expect(policy).toContain("frame-ancestors 'self' https://members.example;");
  });

  it('reaches one database, and for its socket the hosts of its region', () => {
    const [connect] = /connect-src [^;]*/.exec(contentSecurityPolicy(production, [])) ?? [];
    expect(connect?.match(/\S*(?:firebaseio|firebasedatabase)\S*/g)).toEqual([
      'https://shop-default-rtdb.europe-west1.firebasedatabase.app',
      'wss://*.europe-west1.firebasedatabase.app',
    ]);
  });

  it('takes pictures from the shop, from Google’s profiles and from hosts that are named', () => {
    expect(contentSecurityPolicy(production, [])).toContain(
      "img-src 'self' data: https://lh3.googleusercontent.com;",
    );
    const environment = { ...production, VITE_PICTURE_HOSTS: 'cdn.example, pictures.example' };
    expect(contentSecurityPolicy(environment, [])).toContain(
      'https://lh3.googleusercontent.com https://cdn.example https://pictures.example;',
    );
  });

  it('tells the owner of what it refused, where there is an address for that', () => {
    const environment = { ...production, VITE_ERROR_REPORT_URL: 'https://errors.example/in?shop=1' };
    expect(contentSecurityPolicy(production, [])).not.toContain('report-');
    expect(contentSecurityPolicy(environment, [])).toContain(
      'report-uri https://errors.example/in?shop=1; report-to errors',
    );
    expect(pageHeaders(environment)['Reporting-Endpoints']).toBe('errors="https://errors.example/in?shop=1"');
  });

  it('lets reCAPTCHA in only with App Check', () => {
    expect(contentSecurityPolicy(production, [])).not.toContain('recaptcha');
    const policy = contentSecurityPolicy({ ...production, VITE_APP_CHECK_SITE_KEY: 'key' }, []);
    expect(policy).toMatch(/script-src [^;]* https:\/\/www\.google\.com\/recaptcha\//);
    expect(policy).toMatch(/frame-src [^;]* https:\/\/www\.google\.com\/recaptcha\//);
    expect(policy).toMatch(/connect-src [^;]* https:\/\/content-firebaseappcheck\.googleapis\.com/);
    expect(policy).toMatch(/trusted-types [^;]* app-check/);
  });

  it('knows no local address in production', () => {
    expect(contentSecurityPolicy(production, [])).not.toContain('127.0.0.1');
  });

  it('reaches the local backend when no project is set', () => {
    expect(contentSecurityPolicy({}, [])).toContain(address('database').replace('http', 'ws'));
    expect(contentSecurityPolicy({}, [])).not.toContain('upgrade-insecure-requests');
  });

  it('grants nothing to a setting that is no address', () => {
    const policy = contentSecurityPolicy({ ...production, VITE_NEWSLETTER_URL: 'mail' }, []);
    expect(policy).not.toContain('mail');
  });
});

describe('the newsletter’s frame', () => {
  const hosted = {
    ...production,
    VITE_SITE_URL: 'https://shop.example/',
    VITE_NEWSLETTER_URL: 'https://shop.us1.list-manage.com/subscribe/post?u=1&id=2',
  };

  it('is the one page of its own that the shop frames, and only for a provider that needs it', () => {
    const frame = `https://shop.example${newsletterFrame}`;
    expect(contentSecurityPolicy(hosted, [])).toContain(`frame-src https://shop.firebaseapp.com ${frame};`);
    expect(contentSecurityPolicy({ ...hosted, ...production }, [])).not.toContain(newsletterFrame);
  });

  it('may run its own lines and the provider’s answer, without the shop’s origin', () => {
    expect(framePolicy(hosted)).toMatch(
      /^default-src 'none'; script-src 'sha256-[\w+/]{43}=' https:\/\/shop\.us1\.list-manage\.com\/subscribe\/post-json; /,
    );
    expect(framePolicy(hosted)).toContain("frame-ancestors 'self'; sandbox allow-scripts");
  });

  it('may ask nobody when the provider answers the shop itself', () => {
    expect(framePolicy(production)).toMatch(/script-src 'sha256-[\w+/]{43}=';/);
  });

  it('lets the shop’s own scripts nowhere near the provider', () => {
    const [, scripts] = /script-src ([^;]*);/.exec(contentSecurityPolicy(hosted, [])) ?? [];
    expect(scripts).not.toContain('list-manage');
  });

  it('has the page’s policy taken back where a host would send both', () => {
    const [, block] = cloudflareHeaders(hosted).split('/frames/*\n');
    expect(block).toMatch(/^ {2}! Content-Security-Policy\n {2}Content-Security-Policy: default-src 'none'/);
  });

  it('has one script and no face', () => {
    const page = readFileSync(`public${newsletterFrame}`, 'utf8');
    expect(page.match(/<script/g)).toHaveLength(1);
    expect(page).toContain('<body></body>');
  });
});

it('what is deployed has security.txt, and none of the build’s notes', () => {
  const { ignore } = hostingConfiguration(production);
  const isDeployed = (file: string) =>
    !ignore.some((pattern) =>
      new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('**', '.*')}$`).test(file),
    );
  expect(isDeployed('.well-known/security.txt')).toBe(true);
  expect(isDeployed('index.html')).toBe(true);
  expect(buildNotes.startsWith('dist')).toBe(false);
  for (const file of ['_headers', '_redirects', '.htaccess']) expect(isDeployed(file)).toBe(false);
});

describe('the headers', () => {
  it('leave the opener alone, or the dashboard would receive nothing', () => {
    const names = Object.keys({ ...securityHeaders, ...pageHeaders(production) });
    expect(names).toContain('Content-Security-Policy');
    expect(names).not.toContain('Cross-Origin-Opener-Policy');
  });

  const { headers } = hostingConfiguration(production);
  const all = headers.flatMap((rule) => rule.headers);

  it.each([
    ['nginx', nginxConf, (key: string, value: string) => `add_header ${key} "${value}" always;`],
    ['Apache', apacheHtaccess, (key: string, value: string) => `Header always set ${key} "${value}"`],
    ['Caddy', caddyfile, (key: string, value: string) => ` ${key} "${value}"`],
    ['Cloudflare', cloudflareHeaders, (key: string, value: string) => `  ${key}: ${value}\n`],
  ])('are the same for %s as for Firebase', (_host, write, lineOf) => {
    const text = write(production);
    expect(all.length).toBeGreaterThan(6);
    for (const { key, value } of all) expect(text).toContain(lineOf(key, value));
  });

  it('are the same for Netlify, whose own rule has pages asked for again each time', () => {
    const text = netlifyHeaders(production);
    for (const { key, value } of all.filter((header) => header.value !== 'no-cache'))
      expect(text).toContain(`  ${key}: ${value}\n`);
    expect(text).not.toContain('no-cache');
  });
});

describe('the files of other hosts', () => {
  const environment = { ...production, VITE_SITE_URL: 'https://shop.example/' };
  const files = new Map(hostFiles(environment).map(({ path, text }) => [path, text]));

  it('lie in a folder for each, so that no host reads those of another', () => {
    expect([...files.keys()]).toEqual([
      'hosting/nginx.conf',
      'hosting/Caddyfile',
      'hosting/apache/.htaccess',
      'hosting/netlify/_headers',
      'hosting/netlify/_redirects',
      'hosting/cloudflare/_headers',
      'hosting/cloudflare/_redirects',
      'hosting/github/.nojekyll',
      'hosting/github/CNAME',
    ]);
    expect(existsSync('public/_headers')).toBe(false);
  });

  it('have Cloudflare redirect nothing that has a page: it looks at its rules before its files', () => {
    expect(cloudflareRedirects([])).toBe('');
  });

  it('name the shop’s domain for GitHub', () => {
    expect(files.get('hosting/github/CNAME')).toBe('shop.example\n');
  });

  it('have Netlify answer an item without a file and the desk by the shell, and nothing else', () => {
    const rules = netlifyRedirects([]).trimEnd().split('\n');
    expect(rules).toContain('/product/:name  /shell.html  200');
    expect(rules).toContain('/owner/*  /shell.html  200');
    expect(rules.every((rule) => rule.endsWith('  /shell.html  200'))).toBe(true);
  });
});
