import { env } from '#env';
import { isFields, textOf } from '#model/untrusted';
import { reportError } from '#reportError';
import { trustedScript } from './trustedScript';

// Loaded only if App Check is on. The library would load reCAPTCHA by a script element, which the content security
// policy refuses; so both steps are done here, and the library gets its token from here.

declare global {
  interface Window {
    grecaptcha?: {
      enterprise: {
        ready: (run: () => void) => void;
        execute: (siteKey: string, options: { action: string }) => Promise<string>;
      };
    };
  }
}

export interface AppCheckToken {
  token: string;
  /** Milliseconds since 1970. */
  expireTimeMillis: number;
}

/** Milliseconds before its end at which a token is no longer handed out. */
const margin = 60_000;
const answerTimeout = 10_000;

const loadRecaptcha = trustedScript(
  'app-check',
  `https://www.google.com/recaptcha/enterprise.js?render=${encodeURIComponent(env.appCheckSiteKey)}`,
);

/** What the service answers; undefined where that is no token, or where it does not say for how long (`3600s`). */
function tokenFrom(answer: unknown, now: number): AppCheckToken | undefined {
  if (!isFields(answer)) return undefined;
  const [token, ttl] = [textOf(answer.token), textOf(answer.ttl)];
  if (token === '' || !/^\d/.test(ttl)) return undefined;
  return { token, expireTimeMillis: now + Number.parseFloat(ttl) * 1000 };
}

async function askRecaptcha(): Promise<string> {
  await loadRecaptcha();
  const enterprise = window.grecaptcha?.enterprise;
  if (!enterprise) throw new Error('reCAPTCHA is not there.');
  await new Promise<void>((resolve) => {
    enterprise.ready(resolve);
  });
  return enterprise.execute(env.appCheckSiteKey, { action: 'app_check' });
}

async function exchange(recaptchaEnterpriseToken: string): Promise<AppCheckToken> {
  const { projectId, appId, apiKey } = env.firebase;
  const url = new URL(
    `https://content-firebaseappcheck.googleapis.com/v1/projects/${projectId}/apps/${appId}:exchangeRecaptchaEnterpriseToken`,
  );
  url.searchParams.set('key', apiKey);
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ recaptchaEnterpriseToken }),
    signal: AbortSignal.timeout(answerTimeout),
  });
  if (!response.ok) throw new Error(`App Check answered ${response.status}.`);
  const token = tokenFrom(await response.json(), Date.now());
  if (!token) throw new Error('App Check answered without a token.');
  return token;
}

let current: AppCheckToken | undefined;
let asking: Promise<AppCheckToken> | undefined;

/** A token that is good for a while; asked for once, however many want it. */
export function appCheckToken(): Promise<AppCheckToken> {
  if (current && current.expireTimeMillis - margin > Date.now()) return Promise.resolve(current);
  asking ??= askRecaptcha()
    .then(exchange)
    .then((token) => (current = token))
    .finally(() => {
      asking = undefined;
    });
  return asking;
}

/** The header of a request; without a token the database decides. */
export async function tokenHeaders(): Promise<Record<string, string>> {
  try {
    return { 'X-Firebase-AppCheck': (await appCheckToken()).token };
  } catch (error) {
    reportError(error, 'There is no App Check token; the database decides without one.', 'warning');
    return {};
  }
}
