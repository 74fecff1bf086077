import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { address } from '#local/machine/ports';

/** Lets Google's window work without a network: the emulator renders it, this stands in for Google's script. */
export async function serveGoogle(context: BrowserContext): Promise<void> {
  await context.route('https://apis.google.com/js/api.js*', (route) =>
    route.fulfill({ path: join('e2e', 'support', 'googleMock.js'), contentType: 'text/javascript' }),
  );
  // Ornaments of the emulator's own page.
  for (const host of ['https://unpkg.com/**', 'https://fonts.googleapis.com/**']) {
    await context.route(host, (route) => route.fulfill({ body: '' }));
  }
}

/** Messages of the emulator's window and helper frame, which are not the shop's. */
export const emulatorMessages = new RegExp(`\\(${address('auth')}/emulator/`);

interface GoogleUser {
  email: string;
  name: string;
  isVerified?: boolean;
}

/** Chooses an account in Google's window, which closes then. */
export async function chooseGoogleUser(
  window: Page,
  { email, name, isVerified = true }: GoogleUser,
): Promise<void> {
  const claims = { sub: email, iss: '', aud: '', exp: 0, iat: 0, name, email, email_verified: isVerified };
  await window.waitForLoadState();
  const closed = window.waitForEvent('close');
  await window.evaluate(
    `finishWithUser(${JSON.stringify(encodeURIComponent(JSON.stringify(claims)))}, '${email}')`,
  );
  await closed;
}
