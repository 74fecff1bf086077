import { readFileSync } from 'node:fs';
import { newsletterFrame } from '#model/newsletter';
import { elementsIn } from '#tools/build/tags';
import { usesLocalBackend, type Environment } from '#tools/build/plugins/environment';
import { newsletterScripts, headerText } from './policy';
import { policyHashOf } from '#tools/build/policyHash';

/** The hash of the frame page's inline code: a sandboxed page has no origin that 'self' could mean. */
function frameScriptHash(): string {
  const page = readFileSync(`public${newsletterFrame}`, 'utf8');
  const [script] = elementsIn(page, 'script');
  if (!script) throw new Error(`${newsletterFrame} has no script.`);
  return policyHashOf(script.text);
}

/**
 * The policy of the newsletter's frame: only its own code and the provider's answer may run, even if the page is
 * opened directly, since `sandbox` removes the shop's origin.
 */
export const framePolicy = (environment: Environment): string =>
  headerText({
    'default-src': ["'none'"],
    'script-src': [frameScriptHash(), ...newsletterScripts(environment)],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'self'"],
    sandbox: ['allow-scripts'],
    ...(usesLocalBackend(environment) ? {} : { 'upgrade-insecure-requests': [] }),
  });
