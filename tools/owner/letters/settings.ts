import { brand, company } from '#brand';
import { shop } from '#shopConfig';
import { vatLine } from '#model/desk/papers/seller';
import type { LetterShop } from '#model/letters/letter';
import { firstLanguage } from '#model/languages';
import { urlOf } from '#model/untrusted';
import { address, host, ports } from '#local/machine/ports';

type Environment = Readonly<Record<string, string | undefined>>;

export interface LetterSettings {
  smtp: string;
  from: string;
  owner: string;
}

const mailbox = /^(?:[^<>\r\n]*<)?[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;"]+>?$/;

/** What of the settings cannot be meant; none where letters can be sent. */
export function letterProblems(environment: Environment): string[] {
  const { SMTP_URL: smtp = '', LETTERS_FROM: from = '', LETTERS_OWNER: owner = '' } = environment;
  const url = urlOf(smtp);
  return [
    ...(url && (url.protocol === 'smtp:' || url.protocol === 'smtps:') && url.hostname
      ? []
      : ['SMTP_URL is no address such as smtps://user:password@smtp.example.com']),
    ...(mailbox.test(from) ? [] : ['LETTERS_FROM is no address such as Shop <orders@shop.example>']),
    ...(mailbox.test(owner) ? [] : ['LETTERS_OWNER is no e-mail address']),
  ];
}

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
  return { smtp: SMTP_URL ?? '', from: LETTERS_FROM ?? '', owner: LETTERS_OWNER ?? '' };
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
