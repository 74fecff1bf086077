import { knownLanguages, localeOf } from '#model/languages';
import { outcomeOf, type Check } from './check';
import { readSources, typeScript, type Source } from '#tools/build/sources';
import { parseSync, Visitor } from 'vite';

/** Every text of one language, by `namespace:key`. */
type Texts = ReadonlyMap<string, string>;

/** The forms a language needs; "many" is for a million and more in French, which no count in the shop reaches. */
const pluralForms = (language: string): string[] =>
  new Intl.PluralRules(localeOf(language))
    .resolvedOptions()
    .pluralCategories.filter((form) => form !== 'many');

const pluralEnding = /_(?:zero|one|two|few|many|other)$/;

/** A key without the ending that i18next adds for a plural form. */
const withoutPlural = (key: string): string => key.replace(pluralEnding, '');

const isPlural = (key: string): boolean => pluralEnding.test(key);

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
async function readTexts(language: string): Promise<Texts> {
  const sources = await readSources(`public/locales/${language}`, /\.json$/);
  return textsOf(
    sources.map(({ path, text }) => ({
      namespace: path.replace(/^.*\//, '').replace(/\.json$/, ''),
      tree: JSON.parse(text) as unknown,
    })),
  );
}

/** A string of the code that may be a text's key; `*` stands for a part that is only known when the shop runs. */
interface KeyUse {
  path: string;
  /** `namespace:a.b.*`, or without the namespace. */
  pattern: string;
}

/** A key begins with a name, or with a namespace: a template of nothing but variables does not stand for every text. */
const looksLikeKey = /^(?:[\w-]+:(?=.*\w)\*?|[\w-])[\w*-]*(?:\.[\w*-]+)*$/;

/** Finds every string and template that may be a key. Which ones t() takes is the types' to say (src/i18next.d.ts). */
export function keyUses({ path, text }: Source): KeyUse[] {
  const { program, errors } = parseSync(path, text);
  const [error] = errors;
  if (error) throw new Error(`${path}: ${error.message}`);
  const uses: KeyUse[] = [];
  const note = (pattern: string) => {
    if (looksLikeKey.test(pattern)) uses.push({ path, pattern });
  };
  new Visitor({
    Literal(node) {
      if (typeof node.value === 'string') note(node.value);
    },
    TemplateLiteral(node) {
      note(node.quasis.map(({ value }) => value.cooked ?? '').join('*'));
    },
  }).visit(program);
  return uses;
}

const placeholders = (text: string): string =>
  [...new Set([...text.matchAll(/\{\{\s*([\w.]+)/g)].map(([, name = '']) => name))]
    .toSorted((a, b) => a.localeCompare(b))
    .join(', ');

/** What a language lacks or has too much of beside English, and plural forms it needs. */
export function languageProblems(language: string, texts: Texts, english: Texts): string[] {
  const ofTexts = new Set([...texts.keys()].map(withoutPlural));
  const ofEnglish = new Set([...english.keys()].map(withoutPlural));
  const plurals = new Set([...english.keys()].filter(isPlural).map(withoutPlural));
  const wanted = [...plurals].flatMap((key) => pluralForms(language).map((form) => `${key}_${form}`));
  return [
    ...[...ofEnglish].filter((key) => !ofTexts.has(key)).map((key) => `${language}: ${key} is missing.`),
    ...[...ofTexts]
      .filter((key) => !ofEnglish.has(key))
      .map((key) => `${language}: ${key} is not in English.`),
    ...wanted
      .filter((key) => ofTexts.has(withoutPlural(key)) && !texts.has(key))
      .map((key) => `${language}: the plural form ${key} is missing.`),
    ...[...texts]
      .filter(([key, text]) => text.trim() === '' && english.get(key)?.trim() !== '')
      .map(([key]) => `${language}: ${key} is empty.`),
    ...[...texts]
      .filter(
        ([key, text]) =>
          english.has(key) && !isPlural(key) && placeholders(text) !== placeholders(english.get(key) ?? ''),
      )
      .map(([key]) => `${language}: ${key} has other placeholders than in English.`),
  ];
}

const matcher = (pattern: string): RegExp =>
  new RegExp(
    `^${(pattern.includes(':') ? pattern : `*:${pattern}`).replaceAll('.', '\\.').replaceAll('*', '[\\w.-]+')}$`,
  );

/**
 * Keys that nobody asks for, and those written out with their namespace that nobody wrote: messages of forms come to
 * their field as strings, where the types do not see them.
 */
export function usageProblems(sources: readonly Source[], english: Texts): string[] {
  const keys = [...new Set([...english.keys()].map(withoutPlural))];
  const namespaces = new Set(keys.map((key) => key.split(':')[0]));
  const unused = new Set(keys);
  const missing: string[] = [];
  for (const { path, pattern } of sources.flatMap(keyUses)) {
    const key = matcher(pattern);
    const found = keys.filter((one) => key.test(one));
    for (const one of found) unused.delete(one);
    const [namespace, rest] = pattern.split(':');
    if (found.length === 0 && rest !== undefined && namespaces.has(namespace))
      missing.push(`${path} names ${pattern}, which is no text.`);
  }
  return [...missing, ...[...unused].map((key) => `${key} is used nowhere.`)];
}

export const translationsCheck: Check = {
  name: 'translations',
  remedy: 'Add or remove the texts in public/locales, in every language.',
  async run() {
    const [english = new Map<string, string>(), ...others] = await Promise.all(knownLanguages.map(readTexts));
    const sources = [
      ...(await readSources('src', typeScript)),
      // A prerendered page says something of its own.
      ...(await readSources('tools/build/prerender', typeScript)),
    ];
    const problems = knownLanguages.flatMap((language, index) =>
      languageProblems(language, index === 0 ? english : (others[index - 1] ?? new Map()), english),
    );
    return outcomeOf(
      [...problems, ...usageProblems(sources, english)],
      `${english.size} texts, ${knownLanguages.length} languages`,
    );
  },
};
