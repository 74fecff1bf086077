import { localeOf } from '#model/languages';
import { readSources } from '#tools/build/sources';

/** Every text of one language, by `namespace:key`. */
export type Texts = ReadonlyMap<string, string>;

/** The forms a language needs; "many" is for a million and more in French, which no count in the shop reaches. */
export const pluralForms = (language: string): string[] =>
  new Intl.PluralRules(localeOf(language))
    .resolvedOptions()
    .pluralCategories.filter((form) => form !== 'many');

const pluralEnding = /_(?:zero|one|two|few|many|other)$/;

/** A key without the ending that i18next adds for a plural form. */
export const withoutPlural = (key: string): string => key.replace(pluralEnding, '');

export const isPlural = (key: string): boolean => pluralEnding.test(key);

function flatten(value: unknown, key: string, texts: Map<string, string>): void {
  if (typeof value === 'string') texts.set(key, value);
  if (!(value instanceof Object)) return;
  for (const [name, inner] of Object.entries(value)) {
    flatten(inner, key.endsWith(':') ? key + name : `${key}.${name}`, texts);
  }
}

export function textsOf(files: readonly { namespace: string; tree: unknown }[]): Texts {
  const texts = new Map<string, string>();
  for (const { namespace, tree } of files) flatten(tree, `${namespace}:`, texts);
  return texts;
}

/** Reads the texts of one language from public/locales. */
export async function readTexts(language: string): Promise<Texts> {
  const sources = await readSources(`public/locales/${language}`, /\.json$/);
  return textsOf(
    sources.map(({ path, text }) => ({
      namespace: path.replace(/^.*\//, '').replace(/\.json$/, ''),
      tree: JSON.parse(text) as unknown,
    })),
  );
}
