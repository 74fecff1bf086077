import { shop } from '#shopConfig';
import type { ShopConfig } from '#tools/build/shopConfig';
import { missingShopData } from '#tools/build/content/shopData';
import { addressSettings, missingSettings, type Environment } from '#tools/build/plugins/environment';
import { letterProblems } from '#tools/owner/letters/settings';
import { findingsAbout, type Finding } from './finding';
import type { Project } from './project';

const { ok, warning, error } = findingsAbout('settings');

const isHttps = (value: string): boolean => URL.canParse(value) && new URL(value).protocol === 'https:';

/** Addresses that are set but lead nowhere a browser would go from an https page. */
const badAddresses = (environment: Environment): string[] =>
  [...addressSettings, 'VITE_FIREBASE_DATABASE_URL', 'VITE_ERROR_REPORT_URL'].filter((name) => {
    const value = environment[name];
    return value ? !isHttps(value) : false;
  });

/** Neither hosts of payment links nor an account. */
function payment({ hosts, bank }: ShopConfig['payment']): Finding[] {
  if (hosts.length > 0 || bank.iban) return [];
  return [
    warning(
      'there is no way to pay: neither hosts of payment links nor an account',
      'Name them under payment of shop.config.ts, or send invoices by hand.',
    ),
  ];
}

/** The command reads its settings where it runs, so here they may be missing without a fault. */
function letters(environment: Environment): Finding[] {
  const isPromised = environment['VITE_LETTERS'] === 'on';
  const isSet = ['SMTP_URL', 'LETTERS_FROM', 'LETTERS_OWNER'].some((name) => environment[name]);
  if (!isPromised && !isSet) {
    return [
      warning(
        'no letters are sent: the shop promises none, and nobody gets the confirmation that the law asks for',
        'Set SMTP_URL, LETTERS_FROM, LETTERS_OWNER and VITE_LETTERS=on, or confirm by hand (docs/deploy.md, “Letters”).',
      ),
    ];
  }
  const problems = letterProblems(environment);
  if (problems.length > 0) return [error(problems.join('; '), 'Correct them (docs/deploy.md, “Letters”).')];
  return isPromised
    ? [ok('letters can be sent')]
    : [
        warning(
          'letters are sent, but the shop does not promise them',
          'Set VITE_LETTERS=on and build again.',
        ),
      ];
}

function companyFacts(): Finding[] {
  const empty = missingShopData();
  if (empty.length === 0) return [];
  const next = 'Fill them in before opening: the law asks a shop to say them.';
  return [warning(`shop.config.ts says nothing about ${empty.join(', ')}`, next)];
}

/** Whether the settings are complete and can be meant. */
export function examineSettings({ environment, isLocal }: Project): Finding[] {
  if (isLocal) return [ok('none are set: the local backend is examined'), ...companyFacts()];
  const missing = missingSettings(environment);
  if (missing.length > 0) {
    return [error(`missing: ${missing.join(', ')}`, 'Set them in .env.production (.env.example names all).')];
  }
  const bad = badAddresses(environment);
  return [
    bad.length > 0
      ? error(`no https:// address: ${bad.join(', ')}`, 'Correct them in .env.production and build again.')
      : ok('complete'),
    ...payment(shop.payment),
    ...letters(environment),
    ...companyFacts(),
  ];
}
