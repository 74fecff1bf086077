import { describe, expect, it } from 'vitest';
import { headersFile, hostingConfiguration } from '../../../tools/build/hosting/files';
import { pageHeaders, securityHeaders } from '../../../tools/build/hosting/headers';
import { contentSecurityPolicy } from '../../../tools/build/hosting/policy';
import { address } from '../../../local/machine/ports';

const production = {
  VITE_FIREBASE_AUTH_DOMAIN: 'shop.firebaseapp.com',
  VITE_NEWSLETTER_URL: 'https://mail.example/subscribe?u=1',
  VITE_MEMBER_DASHBOARD_URL: 'https://members.example/home',
};

describe('the content security policy', () => {
  it('allows no inline code and no eval, anywhere', () => {
    for (const environment of [{}, production]) {
      expect(contentSecurityPolicy(environment, [])).not.toContain('unsafe-');
    }
  });

  it('lets in the styles of the written pages by their sums', () => {
    expect(contentSecurityPolicy({}, ["'sha256-abc'"])).toContain("style-src 'self' 'sha256-abc';");
  });

  it('lets in the one script of the written pages by its sum', () => {
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

describe('the headers', () => {
  it('leave the opener alone, or the dashboard would receive nothing', () => {
    const names = Object.keys({ ...securityHeaders, ...pageHeaders(production) });
    expect(names).toContain('Content-Security-Policy');
    expect(names).not.toContain('Cross-Origin-Opener-Policy');
  });

  it('are the same in both files', () => {
    const { headers } = hostingConfiguration(production);
    const text = headersFile(production);
    const all = headers.flatMap((rule) => rule.headers);
    expect(all.length).toBeGreaterThan(6);
    for (const { key, value } of all) expect(text).toContain(`  ${key}: ${value}\n`);
  });
});
