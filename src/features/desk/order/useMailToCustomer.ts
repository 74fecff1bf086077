import { brand, company } from '#brand';
import { env } from '#env';
import type { BookedOrder } from '#model/desk/bookedOrder';
import { mailTo, stepLetter } from '#model/desk/stepLetter';
import { firstLanguage } from '#model/languages';
import { isGuestOrder } from '#model/order/places';
import { useOrderWords } from './useOrderWords';

const { bank } = env;

/** Makes an address that opens the letter of this step in the mail program; it calls items what its reader's pages call them. */
export function useMailToCustomer({ order, number, path }: BookedOrder): () => string {
  const translate = useOrderWords(order);
  return () =>
    mailTo(
      order.contact.email,
      stepLetter({
        order,
        number,
        isMember: !isGuestOrder(path),
        ...(translate && { translate }),
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
