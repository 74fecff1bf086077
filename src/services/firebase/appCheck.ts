import { env } from '../../env';

/** What shows the database that a request comes from the shop's own page; nothing as long as App Check is off. */
export const appCheckHeaders = async (): Promise<Record<string, string>> =>
  env.appCheckSiteKey === '' ? {} : (await import('./appCheckToken')).tokenHeaders();
