import { env } from '#env';

/** The App Check token, by which the database recognises the shop's own page; undefined while App Check is off. */
export const appCheckHeaders = async (): Promise<Record<string, string>> =>
  env.appCheckSiteKey === '' ? {} : (await import('./appCheckToken')).tokenHeaders();
