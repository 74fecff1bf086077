import { readFileSync } from 'node:fs';
import { newsletterFrame } from '../../../src/model/newsletter';
import { usesLocalBackend, type Environment } from '../plugins/environment';
import { newsletterScripts, written } from './policy';
import { sumOf } from './sums';

/** The code that stands in the frame's page, by its sum: a sandboxed page has no origin that 'self' could mean. */
function frameScriptSum(): string {
  const page = readFileSync(`public${newsletterFrame}`, 'utf8');
  const [, code] = /<script>(.*?)<\/script>/s.exec(page) ?? [];
  if (code === undefined) throw new Error(`${newsletterFrame} has no script.`);
  return sumOf(code);
}

/**
 * The newsletter's frame may run its own lines and the provider's answer, and nothing else, not even when it is opened
 * by itself: `sandbox` takes the shop's origin from it.
 */
export const framePolicy = (environment: Environment): string =>
  written({
    'default-src': ["'none'"],
    'script-src': [frameScriptSum(), ...newsletterScripts(environment)],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'self'"],
    sandbox: ['allow-scripts'],
    ...(usesLocalBackend(environment) ? {} : { 'upgrade-insecure-requests': [] }),
  });
