import { brand, company, type CompanyFact } from '#brand';
import { shop } from '#shopConfig';
import { percentText } from '#model/money/percentText';
import { formatCharged } from '#model/money/formatMoney';
import { rates } from '#model/money/rates';
import { salesTax } from '#model/money/tax';
import { currencyWords } from '#model/money/currencyWords';
import { localeOf, type Language } from '#model/languages';
import { isSection, usesSection } from '#model/sections';
import type { ShopConfig } from '#tools/build/shopConfig';
import { ContentError } from './frontMatter.ts';

const notEntered: Record<Language, string> = {
  en: 'not entered yet',
  fn: 'pas encore indiqué',
  de: 'noch nicht eingetragen',
};

type Sentence = (rate: string) => string;

const taxSentences: Record<typeof salesTax.prices, Record<Language, Sentence>> = {
  included: {
    en: (rate) => `They include the tax on sales${rate}; delivery is added.`,
    fn: (rate) => `Ils comprennent la taxe${rate} ; la livraison s’y ajoute.`,
    de: (rate) => `Die Umsatzsteuer${rate} ist enthalten, die Lieferung kommt hinzu.`,
  },
  added: {
    en: (rate) => `Tax on sales${rate} and delivery are added.`,
    fn: (rate) => `La taxe${rate} et la livraison s’y ajoutent.`,
    de: (rate) => `Umsatzsteuer${rate} und Lieferung kommen hinzu.`,
  },
  none: {
    en: () => 'No tax on sales is charged; delivery is added.',
    fn: () => 'Aucune taxe n’est facturée ; la livraison s’y ajoute.',
    de: () => 'Umsatzsteuer wird nicht berechnet, die Lieferung kommt hinzu.',
  },
};

function taxSentence(language: Language): string {
  const stated = [salesTax.rate ?? [], Object.values(salesTax.reducedRates)].flat();
  const list = new Intl.ListFormat(localeOf(language), { type: 'disjunction' });
  const listed = list.format([...new Set(stated)].map((each) => percentText(each, localeOf(language))));
  const rate = listed === '' ? '' : ` (${listed})`;
  return shop.taxNote?.[language] ?? taxSentences[salesTax.prices][language](rate);
}

/** How a contract comes about: by e-mail where letters are sent, else on the page of the order. */
const confirmationSentences: Record<'letters' | 'page', Record<Language, string>> = {
  letters: {
    en: 'The contract comes about when we confirm it by e-mail.',
    fn: 'Le contrat est formé quand nous confirmons la commande par e-mail.',
    de: 'Der Vertrag kommt zustande, wenn wir sie per E-Mail bestätigen.',
  },
  page: {
    en: 'The contract comes about when we confirm it, which the page of your order then shows.',
    fn: 'Le contrat est formé quand nous confirmons la commande, ce que sa page affiche alors.',
    de: 'Der Vertrag kommt zustande, wenn wir sie bestätigen; das zeigt dann die Seite Ihrer Bestellung.',
  },
};

/** Whether amounts change with the display currency, or their symbol alone. */
const currencySentences: Record<'symbol' | 'converted', Record<Language, string>> = {
  symbol: {
    en: 'If you choose another currency, only the symbol changes; no amount is converted.',
    fn: 'Si vous choisissez une autre devise, seul le symbole change ; aucun montant n’est converti.',
    de: 'Wählen Sie eine andere Währung, ändert sich nur das Zeichen; kein Betrag wird umgerechnet.',
  },
  converted: {
    en: 'If you choose another currency, amounts are converted at the shop’s own rate, as a guide.',
    fn: 'Si vous choisissez une autre devise, les montants sont convertis au taux de la boutique, à titre indicatif.',
    de: 'Wählen Sie eine andere Währung, werden die Beträge zum Kurs des Shops umgerechnet, zur Orientierung.',
  },
};

const freeDelivery: Record<Language, { always: string; from: (sum: string) => string }> = {
  en: { always: 'Nothing', from: (sum) => `free for orders of ${sum} or more; what the cart shows counts` },
  fn: {
    always: 'Rien',
    from: (sum) => `gratuit à partir de ${sum} de commande ; le panier fait foi`,
  },
  de: {
    always: 'Nichts',
    from: (sum) => `ab ${sum} Bestellwert kostenlos; es gilt, was der Warenkorb zeigt`,
  },
};

const currencyWording = Object.values(rates).some((rate) => rate !== 1) ? 'converted' : 'symbol';
const hasOtherCurrencies = Object.keys(rates).length > 1;

const companyFacts = Object.keys(company) as CompanyFact[];

type Section = ShopConfig['sections'][number];

/** Facts that only a part of the shop needs. */
const partOfFact: Partial<Record<CompanyFact, Section>> = {
  newsletterProvider: 'newsletter',
  courierArea: 'kitchen',
};

/** What an owner has not entered yet, by the names of shop.config.ts. */
export const missingShopData = ({
  company: facts,
  sections,
}: Pick<ShopConfig, 'company' | 'sections'> = shop): CompanyFact[] =>
  companyFacts.filter((fact) => {
    const part = partOfFact[fact];
    return facts[fact] === '' && (part === undefined || sections.includes(part));
  });

/** What of the settings the texts follow. */
export interface ShopFacts {
  hasLetters: boolean;
}

/** What only some shops say: `{{ifSample}}This is a sample shop.{{end}}`, `{{unlessKitchen}}…{{end}}`. */
const onlyOfSome = /\{\{(if|unless)([A-Z]\w*)\}\}(.*?)\{\{end\}\}/gs;
/** A line of Markdown that has lost all its words: a row, a point or a heading. */
const emptied = /^(?:\|[ |]*|- ?|#+ ?)\n/gm;

/** What a text can ask of the shop: whether it is the sample, whether it sends letters, and whether it has a part. */
function holds(name: string, file: string, { hasLetters }: ShopFacts): boolean {
  if (name === 'Sample') return brand.isSample;
  if (name === 'Letters') return hasLetters;
  const part = name.toLowerCase();
  if (!isSection(part)) throw new ContentError(`${file}: “${name}” is no part of the shop`);
  return usesSection(part);
}

/** What deliveries cost, in words; the owner may have set other prices since, which the cart shows. */
function deliverySentences(language: Language): { standardDelivery: string; expressDelivery: string } {
  const { standard, express, freeFrom } = shop.delivery;
  const format = (amount: number): string => formatCharged(amount, language);
  const free = freeDelivery[language];
  const isFree = standard === 0 || freeFrom === 0;
  return {
    standardDelivery: isFree ? free.always : `${format(standard)}, ${free.from(format(freeFrom))}`,
    expressDelivery: format(express),
  };
}

/** Escapes a name or a claim, so that it stays what it is within Markdown. */
export const escapeMarkdown = (words: string): string =>
  words.replaceAll(/[\\`*_[\]<>|~&]/g, String.raw`\$&`);

/** Replaces placeholders such as `{{vatId}}` with the shop's data. An unknown name stops the build. */
export function withShopData(
  text: string,
  language: Language,
  file: string,
  facts: ShopFacts = { hasLetters: true },
  escape = (words: string): string => words,
): string {
  const words: Record<string, string> = {
    name: brand.name,
    email: brand.email,
    phone: brand.phone,
    address: brand.address.join(', '),
    taxSentence: taxSentence(language),
    confirmationSentence: confirmationSentences[facts.hasLetters ? 'letters' : 'page'][language],
    claim: brand.claim,
    about: shop.about?.[language] ?? '',
    aboutPicture: shop.home?.picture ?? (brand.isSample ? '/pictures/hero.svg' : ''),
    ...deliverySentences(language),
    currency: currencyWords(shop.currency, localeOf(language)),
    currencySentence: hasOtherCurrencies ? currencySentences[currencyWording][language] : '',
    ...Object.fromEntries(companyFacts.map((fact) => [fact, company[fact] || notEntered[language]])),
  };
  const own = text.replaceAll(onlyOfSome, (_, word: string, name: string, said: string) =>
    holds(name, file, facts) === (word === 'if') ? said : '',
  );
  const whole = own === text ? text : own.replaceAll(emptied, '');
  return whole.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const word = words[name];
    if (word === undefined) throw new ContentError(`${file}: “{{${name}}}” is no data of the shop`);
    return name === 'about' ? word : escape(word);
  });
}
