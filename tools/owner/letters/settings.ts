import addressParser from 'nodemailer/lib/addressparser';
import { brand, company } from '#brand';
import { shop } from '#shopConfig';
import { vatLine } from '#model/desk/papers/seller';
import type { LetterShop } from '#model/letters/letter';
import { isEmail } from '#model/email';
import { firstLanguage } from '#model/languages';
import { urlOf } from '#model/untrusted';
import { address, host, ports } from '#local/machine/ports';
import type { Environment } from '#tools/build/plugins/environment';

export interface LetterSettings {
  smtp: string;
  from: string;
  owner: string;
}

/** One sender, as the library that sends reads it: a list or a group would be another’s letter as well. */
function isSender(from: string): boolean {
  const [sender, ...others] = addressParser(from);
  return others.length === 0 && isEmail(sender?.address ?? '');
}

function isMailServer(smtp: string): boolean {
  const url = urlOf(smtp);
  if (url === undefined || !/^smtps?:$/.test(url.protocol) || url.hostname === '') return false;
  // A password that is not percent-encoded may end the server's name early: its @ comes after.
  return !`${url.pathname}${url.search}${url.hash}`.includes('@');
}

const checks: readonly { name: string; can: (value: string) => boolean; like: string }[] = [
  {
    name: 'SMTP_URL',
    can: isMailServer,
    like: 'is no address such as smtps://user:password@smtp.example.com',
  },
  { name: 'LETTERS_FROM', can: isSender, like: 'is no address such as Shop <orders@shop.example>' },
  { name: 'LETTERS_OWNER', can: isEmail, like: 'is no plain address such as owner@shop.example' },
];

/** What of the settings cannot be meant; none where letters can be sent. */
export const letterProblems = (environment: Environment): string[] =>
  checks.flatMap(({ name, can, like }) => {
    const value = environment[name]?.trim() ?? '';
    if (value === '') return [`${name} is missing`];
    return can(value) ? [] : [`${name} ${like}`];
  });

/** For the local backend, whose letters are caught on this machine. */
const localSettings: LetterSettings = {
  smtp: `smtp://${host}:${ports.smtp}`,
  from: `${brand.name} <${brand.email}>`,
  owner: brand.email,
};

/** Settings from the environment; throws with what is missing. Nothing is set for the local backend. */
export function letterSettings(environment: Environment): LetterSettings {
  const { SMTP_URL, LETTERS_FROM, LETTERS_OWNER, VITE_FIREBASE_DATABASE_URL } = environment;
  if (!VITE_FIREBASE_DATABASE_URL && !SMTP_URL) return localSettings;
  const problems = letterProblems(environment);
  if (problems.length > 0) throw new Error(`${problems.join('.\n')}. See docs/deploy.md, "Letters".`);
  const [smtp = '', from = '', owner = ''] = [SMTP_URL, LETTERS_FROM, LETTERS_OWNER].map((value) =>
    value?.trim(),
  );
  return { smtp, from, owner };
}

/** What letters say of the shop. */
export function letterShop(environment: Environment): LetterShop {
  const { VITE_SITE_URL, VITE_FIREBASE_DATABASE_URL } = environment;
  const site = VITE_SITE_URL || (VITE_FIREBASE_DATABASE_URL ? '' : address('dev'));
  return {
    name: brand.name,
    language: firstLanguage,
    email: brand.email,
    imprint: [
      [brand.name, company.legalForm].filter(Boolean).join(' '),
      ...brand.address,
      company.register,
      vatLine(company.vatId, firstLanguage),
      brand.email,
    ].filter(Boolean),
    timeZone: brand.timeZone,
    site: site.replace(/\/$/, ''),
    ...(shop.payment.bank.iban && { bank: shop.payment.bank }),
  };
}
