import { plainCode } from '#model/typedText';

/** What people write between the characters of a post code, and the Japanese sign before it. */
const between = /[\s.,/_()'〒-]/g;

/** The characters of a post code alone. */
export const plainPostcode = (text: string): string => plainCode(text).toUpperCase().replaceAll(between, '');

/** Before a post code people write the country's sign (`D-`, `CH-`, `FIN-`), its code, or the state (`OR 97205`). */
export const countrySign = /^[A-Z]{1,3}(?=\d)/;
