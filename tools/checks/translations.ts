import { languages } from '#model/languages';
import { outcomeOf, type Check } from './check';
import { readSources, typeScript, type Source } from '#tools/build/sources';
import { keyUses } from './textKeys';
import { isPlural, pluralForms, readTexts, withoutPlural, type Texts } from './texts';

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
    const [english = new Map<string, string>(), ...others] = await Promise.all(languages.map(readTexts));
    const sources = [
      ...(await readSources('src', typeScript)),
      // A prerendered page says something of its own.
      ...(await readSources('tools/build/prerender', typeScript)),
    ];
    const problems = languages.flatMap((language, index) =>
      languageProblems(language, index === 0 ? english : (others[index - 1] ?? new Map()), english),
    );
    return outcomeOf(
      [...problems, ...usageProblems(sources, english)],
      `${english.size} texts, ${languages.length} languages`,
    );
  },
};
