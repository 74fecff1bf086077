import type { Environment } from '../environment';
import { contentSecurityPolicy } from './policy';

export type Headers = Readonly<Record<string, string>>;

/**
 * The headers every answer of the shop carries: the one source for firebase.json, public/_headers and the preview.
 * There is no Cross-Origin-Opener-Policy on purpose: with one, the hand-over to the member dashboard cannot arrive.
 */
export function securityHeaders(environment: Environment): Headers {
  return {
    'Content-Security-Policy': contentSecurityPolicy(environment),
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  };
}

/** How long a browser may keep what lies in a folder. Assets carry a hash in their names, so they never change. */
export const cachedFolders: readonly { folder: string; rule: string }[] = [
  { folder: 'assets', rule: 'public, max-age=31536000, immutable' },
  { folder: 'pictures', rule: 'public, max-age=86400' },
];

/** Pages, translations and everything else without a hash: asked for again each time, answered by ETag. */
export const uncached = 'no-cache';
