import * as v from 'valibot';
import type { CartLine } from '#model/cart/cart';
import type { Item } from '#model/catalogue/item';
import { longest } from '#model/limits';
import type { CurrencyName } from '#model/money/currencySlice';
import { hasProgram, orderLineOf, type OrderDraft } from '#model/order/order';
import { programStarts, type ProgramStartChoice } from '#model/order/startChoice';
import { needsDelivery, noDelivery, type DeliveryMethod, type DeliveryTerms } from '#model/order/delivery';
import { amountsToPay } from '#model/order/amountsToPay';
import {
  addressEntries,
  addressOf,
  emptyAddress,
  hasItsPostcode,
  hasSomePostcode,
  hasRegion,
  type AddressFieldValues,
} from '#ui/form/address/addressRules';
import { emailAddress, optionalLines, optionalPhone, optionalText, requiredText } from '#ui/form/fieldRules';
import type { FormMessage } from '#ui/form/formMessage';

export interface CheckoutValues extends AddressFieldValues {
  name: string;
  email: string;
  phone: string;
  isForOther: boolean;
  recipient: string;
  delivery: string;
  note: string;
  card: string;
  saveAddress: boolean;
  /** Empty until the shopper has chosen. */
  programStart: ProgramStartChoice | '';
}

export const emptyCheckout: CheckoutValues = {
  ...emptyAddress,
  name: '',
  email: '',
  phone: '',
  isForOther: false,
  recipient: '',
  delivery: 'standard',
  note: '',
  card: '',
  saveAddress: false,
  programStart: '',
};

const contactEntries = {
  name: requiredText(longest.name, 'checkout:error.name'),
  email: emailAddress,
  phone: optionalPhone,
  isForOther: v.boolean(),
  recipient: optionalText(longest.name),
  note: optionalLines(longest.note),
  card: optionalLines(longest.card),
  saveAddress: v.boolean(),
  programStart: v.picklist(['', ...programStarts]),
};

const text = v.string();
const withoutDelivery = v.object({
  ...contactEntries,
  delivery: text,
  country: text,
  line1: text,
  line2: text,
  city: text,
  region: text,
  postcode: text,
});

const place = [['country'], ['region'], ['postcode']] as const;
const withDelivery = v.pipe(
  v.object({ ...contactEntries, delivery: v.picklist(['standard', 'express']), ...addressEntries }),
  v.forward(v.partialCheck(place, hasRegion, 'form:error.region' satisfies FormMessage), ['region']),
  v.forward(v.partialCheck(place, hasSomePostcode, 'form:error.missing' satisfies FormMessage), ['postcode']),
  v.forward(v.partialCheck(place, hasItsPostcode, 'form:error.postcode' satisfies FormMessage), ['postcode']),
  v.forward(
    v.partialCheck(
      [['isForOther'], ['recipient']],
      ({ isForOther, recipient }) => !isForOther || recipient !== '',
      'checkout:error.recipient' satisfies FormMessage,
    ),
    ['recipient'],
  ),
);

/** Programs alone need no address: the fields are neither shown nor validated. */
export const checkoutSchema = (isDelivered: boolean): v.GenericSchema<CheckoutValues> =>
  isDelivered ? withDelivery : withoutDelivery;

interface OrderedNow {
  currency: CurrencyName;
  language: string;
  terms: DeliveryTerms;
  items: ReadonlyMap<string, Item>;
}

/** How an order comes: as was chosen, where anything is delivered. */
export function deliveryOf(chosen: string, isDelivered: boolean): DeliveryMethod {
  if (!isDelivered) return noDelivery;
  return chosen === 'express' ? 'express' : 'standard';
}

/** The order as it will be sent, or nothing while something is missing. */
export function orderDraftOf(
  values: CheckoutValues,
  lines: readonly CartLine[],
  { currency, language, terms, items }: OrderedNow,
): OrderDraft | undefined {
  const isDelivered = needsDelivery(lines);
  const judged = v.safeParse(checkoutSchema(isDelivered), values);
  if (!judged.success || lines.length === 0) return undefined;
  const { name, email, phone, isForOther, recipient, note, card, delivery, programStart } = judged.output;
  const method = deliveryOf(delivery, isDelivered);
  return {
    contact: { name, email, ...(phone !== '' && { phone }) },
    delivery: method,
    ...(isDelivered && { address: addressOf(judged.output) }),
    ...(isDelivered && isForOther && { recipient }),
    ...(note !== '' && { note }),
    // A greeting card needs a parcel; programs alone have none.
    ...(isDelivered && card !== '' && { card }),
    ...(programStart === 'early' && hasProgram(lines) && { earlyStart: true as const }),
    currency,
    language,
    lines: lines.map((line) => orderLineOf(line, items)),
    amounts: amountsToPay(lines, method, terms),
  };
}
