import { brand, company } from '#brand';
import { env } from '#env';
import type { BookedOrder } from '#model/desk/bookedOrder';
import { mailTo, stepLetter } from '#model/desk/stepLetter';
import { firstLanguage } from '#model/languages';
import { isGuestOrder } from '#model/order/places';

const { bank } = env;

/** Opens the letter of this step in the mail program. */
export const mailToCustomer = ({ order, number, path }: BookedOrder): string =>
  mailTo(
    order.contact.email,
    stepLetter({
      order,
      number,
      isMember: !isGuestOrder(path),
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
