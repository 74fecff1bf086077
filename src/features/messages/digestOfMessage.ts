import { digestOf } from '#model/digest';

/** The same for the same message, also when the page's language was changed while its answer did not come. */
export const digestOfMessage = (message: object): string => digestOf({ ...message, language: '' });
