import owner from '#public/locales/en/owner.json';
import type { Remark } from '#model/catalogue/check/remark';

/** A remark in English, as the desk says it in every language. */
export const said = ({ code, values = {} }: Remark): string =>
  owner.remark[code].replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
