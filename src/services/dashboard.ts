import { env } from '#env';
import type { DashboardUser } from '#model/account/account';

/**
 * Hands the member over to the dashboard, another site: by postMessage to the window that opened or embeds the shop,
 * or else by `window.name`, which the next page may read. Never a token, and the message only to the dashboard's origin.
 */
export function goToDashboard({ uid, email, displayName, photoURL }: DashboardUser): void {
  const user: DashboardUser = { uid, email, displayName, photoURL };
  const target = new URL(env.memberDashboardUrl, window.location.href);
  const other = otherWindow();
  other?.postMessage(user, target.origin);
  // The name stays with the window: a site that opened it could lead it to a page of its own and read it there.
  if (!other) window.name = JSON.stringify(user);
  window.location.assign(target);
}

function otherWindow(): Window | null {
  const opener: Window | null = window.opener;
  if (opener !== null) return opener;
  return window.parent === window ? null : window.parent;
}
