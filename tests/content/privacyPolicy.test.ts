import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { languages, type Language } from '#model/languages';
import { keptMonths } from '#model/order/erasure';
import { readSources, typeScript } from '#tools/build/sources';

const sources = await readSources('src', typeScript);
const found = (pattern: RegExp): string[] => [
  ...new Set(sources.flatMap(({ text }) => text.match(pattern) ?? [])),
];
const keys = found(/(?<=['"`])(?:persist:eightwell|eightwell:[\w-]+)/g);
const scripts = found(/https:\/\/[^'"`\s]+\.js/g);

it.each(languages)(
  'the privacy policy (%s) names what is kept, and scripts from elsewhere',
  async (language) => {
    const policy = await readFile(`src/content/legal/privacy-policy/${language}.md`, 'utf8');
    expect(keys).toContain('eightwell:placed');
    expect(scripts).not.toEqual([]);
    // An own shop's policy says nothing of Eightwell: of a key it has what comes before and after the name.
    const named = keys.map((key) => key.replace('eightwell', '…'));
    expect(policy).not.toMatch(/eightwell/i);
    expect([...named, ...scripts].filter((name) => !policy.includes(name))).toEqual([]);
  },
);

const monthsIn: Record<Language, RegExp> = {
  en: /guest’s order loses [^.]* after (\d+) months.* are deleted after (\d+) months, withdrawals (\d+) months/,
  de: /Bestellung eines Gastes verliert [^.]* nach (\d+) Monaten.* werden nach (\d+) Monaten gelöscht, Widerrufe (\d+) Monate/,
  fn: /commande d’un invité perd [^.]* après (\d+) mois.* sont supprimés après (\d+) mois, les rétractations (\d+) mois/,
};

it.each(languages)(
  'the privacy policy (%s) names the months that the owner’s tool keeps to',
  async (language) => {
    const policy = await readFile(`src/content/legal/privacy-policy/${language}.md`, 'utf8');
    const [, ...months] = monthsIn[language].exec(policy.replaceAll(/\s+/g, ' ')) ?? [];
    const { guestOrders, messages, withdrawals } = keptMonths;
    expect(months.map(Number)).toEqual([guestOrders, messages, withdrawals]);
  },
);
