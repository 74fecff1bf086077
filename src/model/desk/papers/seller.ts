import type { Language } from '#model/languages';

interface Brand {
  name: string;
  email: string;
  address: readonly string[];
}

interface Company {
  legalForm: string;
  register: string;
  vatId: string;
}

const vatLabels: Record<Language, string> = { en: 'VAT number', de: 'USt-IdNr.', fn: 'Numéro de TVA' };

/** The number with what it is called, which an owner may have written before it. */
export const vatLine = (vatId: string, language: Language): string =>
  vatId === '' || /[a-z]/.test(vatId) ? vatId : `${vatLabels[language]} ${vatId}`;

/** Name, address and legal data of the shop, line by line, as a bill names them. */
export const sellerLines = (
  { name, email, address }: Brand,
  { legalForm, register, vatId }: Company,
  language: Language,
): string[] => [name, legalForm, ...address, email, register, vatLine(vatId, language)].filter(Boolean);
