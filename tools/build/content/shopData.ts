import { brand, company, type CompanyFact } from '#brand';
import { shop } from '#shopConfig';
import { rates } from '#model/money/rates';
import { currencyWords } from '#model/money/currencyWords';
import { localeOf, type Language } from '#model/languages';
import { ContentError } from './frontMatter.ts';

const notEntered: Record<Language, string> = {
  en: 'not entered yet',
  fn: 'pas encore indiqué',
  de: 'noch nicht eingetragen',
};

const taxSentences: Record<'included' | 'added', Record<Language, string>> = {
  included: {
    en: 'They include the tax on sales; delivery is added.',
    fn: 'Ils comprennent la taxe ; la livraison s’y ajoute.',
    de: 'Die Umsatzsteuer ist enthalten, die Lieferung kommt hinzu.',
  },
  added: {
    en: 'Tax on sales and delivery are added.',
    fn: 'La taxe et la livraison s’y ajoutent.',
    de: 'Umsatzsteuer und Lieferung kommen hinzu.',
  },
};

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

const currencyWording = Object.values(rates).some((rate) => rate !== 1) ? 'converted' : 'symbol';
const hasOtherCurrencies = Object.keys(rates).length > 1;

const companyFacts = Object.keys(company) as CompanyFact[];

/** What an owner has not entered yet, by the names of shop.config.ts. */
export const missingShopData = (): CompanyFact[] => companyFacts.filter((fact) => company[fact] === '');

/** What of the settings the texts follow. */
export interface ShopFacts {
  hasLetters: boolean;
}

/** What only the sample says of itself: `{{ifSample}}This is a sample shop.{{end}}`. */
const ofSampleAlone = /\{\{ifSample\}\}(.*?)\{\{end\}\}/gs;

/** Replaces placeholders such as `{{vatId}}` with the shop's data. An unknown name stops the build. */
export function withShopData(
  text: string,
  language: Language,
  file: string,
  { hasLetters }: ShopFacts = { hasLetters: true },
): string {
  const words: Record<string, string> = {
    name: brand.name,
    email: brand.email,
    phone: brand.phone,
    address: brand.address.join(', '),
    taxSentence: taxSentences[brand.isTaxIncluded ? 'included' : 'added'][language],
    confirmationSentence: confirmationSentences[hasLetters ? 'letters' : 'page'][language],
    currency: currencyWords(shop.currency, localeOf(language)),
    currencySentence: hasOtherCurrencies ? currencySentences[currencyWording][language] : '',
    ...Object.fromEntries(companyFacts.map((fact) => [fact, company[fact] || notEntered[language]])),
  };
  const own = text.replaceAll(ofSampleAlone, brand.isSample ? '$1' : '');
  return own.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const word = words[name];
    if (word === undefined) throw new ContentError(`${file}: “{{${name}}}” is no data of the shop`);
    return word;
  });
}
