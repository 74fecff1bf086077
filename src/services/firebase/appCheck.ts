import { env } from '../../env';
import { reportError } from '../../reportError';

/** What shows the database that a request comes from the shop's own page; nothing as long as App Check is off. */
export async function appCheckHeaders(): Promise<Record<string, string>> {
  if (env.appCheckSiteKey === '') return {};
  try {
    const { appCheckToken } = await import('./appCheckToken');
    return { 'X-Firebase-AppCheck': (await appCheckToken()).token };
  } catch (error) {
    reportError(error, 'There is no App Check token; the database decides without one.', 'warning');
    return {};
  }
}
