import type { Environment } from '#tools/build/plugins/environment';
import { framePolicy } from './framePolicy';
import { contentSecurityPolicy, reportAddress } from './policy';
import { readStyleHashes } from './styleHashes';

export type Headers = Readonly<Record<string, string>>;

/**
 * The headers of every answer: with `pageHeaders` the one source for firebase.json, the files of other hosts and the preview.
 * There is no Cross-Origin-Opener-Policy on purpose: with one, the hand-over to the member dashboard cannot arrive.
 */
export const securityHeaders: Headers = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** Headers of pages only. Code and pictures go without: the policy is longer than many of them. */
export function pageHeaders(environment: Environment): Headers {
  const [reports] = reportAddress(environment);
  return {
    'Content-Security-Policy': contentSecurityPolicy(environment, readStyleHashes()),
    ...(reports !== undefined && { 'Reporting-Endpoints': `errors="${reports}"` }),
    // Pages, translations and everything else without a hash are asked for again each time, and answered by ETag.
    'Cache-Control': 'no-cache',
  };
}

/** Pages shown in a frame of the shop. */
export const frameFolder = 'frames';

export const frameHeaders = (environment: Environment): Headers => ({
  'Content-Security-Policy': framePolicy(environment),
  'Cache-Control': 'no-cache',
});

/** How long a browser may keep what lies in a folder. Assets carry a hash in their names, so they never change. */
export const cachedFolders: readonly { folder: string; rule: string }[] = [
  { folder: 'assets', rule: 'public, max-age=31536000, immutable' },
  { folder: 'pictures', rule: 'public, max-age=86400' },
];
