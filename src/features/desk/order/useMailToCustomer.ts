import { useEffect, useState } from 'react';
import { brand, company } from '#brand';
import { env } from '#env';
import { catalogueTextsOf, dictionaryOf, type CatalogueTexts } from '#model/catalogue/catalogueTexts';
import type { BookedOrder } from '#model/desk/bookedOrder';
import { mailTo, stepLetter } from '#model/desk/stepLetter';
import { firstLanguage, knownLanguage, type Language } from '#model/languages';
import { isGuestOrder } from '#model/order/places';
import { selectItems } from '#model/shopState';
import { reportError } from '#reportError';
import { readCatalogueTexts } from '#services/readCatalogueTexts';
import { useShop } from '#storeHooks';

const { bank } = env;

/** What the catalogue says in a language, once it is there. */
function useTextsIn(language: Language): CatalogueTexts | undefined {
  const [texts, setTexts] = useState<CatalogueTexts>();
  useEffect(() => {
    let isCurrent = true;
    if (language !== firstLanguage) {
      readCatalogueTexts(language)
        .then((node) => isCurrent && setTexts(catalogueTextsOf(node)))
        .catch((error: unknown) => reportError(error, 'A letter names items in the shop’s language.'));
    }
    return () => {
      isCurrent = false;
      setTexts(undefined);
    };
  }, [language]);
  return texts;
}

/** An address that opens the letter of this step in the mail program; it calls items what its reader's pages call them. */
export function useMailToCustomer({ order, number, path }: BookedOrder): string {
  const texts = useTextsIn(knownLanguage(order.language));
  const items = useShop(selectItems);
  const ordered = items.filter(({ id }) => order.lines.some((line) => line.id === id));
  return mailTo(
    order.contact.email,
    stepLetter({
      order,
      number,
      isMember: !isGuestOrder(path),
      ...(texts && { translate: dictionaryOf(ordered, texts) }),
      shop: {
        name: brand.name,
        language: firstLanguage,
        email: brand.email,
        timeZone: brand.timeZone,
        imprint: [brand.name, company.legalForm, ...brand.address, brand.email].filter(Boolean),
        site: env.siteUrl.replace(/\/$/, ''),
        ...(bank.iban !== '' && { bank }),
      },
    }),
  );
}
