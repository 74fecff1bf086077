import { maxQuantity } from '#model/catalogue/item';
import { languages } from '#model/languages';
import { countries } from '#model/order/countries';
import { knownCountries } from '#model/order/knownCountries';
import { slotShape, weekdays } from '#model/order/courier';
import { closedToGuests, guestOrderSettings, longestBanner } from '#model/order/ownersSettings';
import { all, any, is, isOwner, nothingElse, oneOf, type Rules, text } from './expressions';

/** Whole cents, and no more than a shop's dearest item. */
const price: Rules = {
  '.validate':
    'newData.isNumber() && newData.val() >= 0 && newData.val() <= 1000000 && (newData.val() * 100 % 1 < 0.000001 || newData.val() * 100 % 1 > 0.999999)',
};

/** A setting that is a plain value would be there, and say nothing. */
const isGroup = 'newData.hasChildren()';

/** Keys that are set to true, each of this form. */
const marked = (key: string, pattern: string): Rules => ({
  '.validate': isGroup,
  [key]: { '.validate': all(`${key}.matches(${pattern})`, 'newData.val() === true') },
});

/** Settings of the owner that other rules read. They are public, so that the shop can explain them. */
export const settings: Rules = {
  settings: {
    '.read': true,
    '.write': isOwner,
    guestOrders: is(...guestOrderSettings),
    unitsPerLine: {
      '.validate': all(
        'newData.isNumber()',
        `newData.val() >= 1 && newData.val() <= ${maxQuantity} && newData.val() % 1 === 0`,
      ),
    },
    delivery: { '.validate': isGroup, standard: price, express: price, freeFrom: price, $other: nothingElse },
    countries: marked('$country', oneOf(knownCountries)),
    courierDays: marked('$weekday', oneOf(weekdays)),
    closedDays: marked('$day', slotShape.date.toString()),
    banner: {
      '.validate': isGroup,
      ...Object.fromEntries(languages.map((language) => [language, text(longestBanner)])),
      $other: nothingElse,
    },
    $other: nothingElse,
  },
};

/** Guests may order unless the owner has switched that off. */
export const isOpenToGuests = `root.child('settings/guestOrders').val() !== '${closedToGuests}'`;

/** `quantity` keeps to the owner's highest number of units in one line, where there is one. */
export const keepsToLimit = (quantity: string): string =>
  `!root.child('settings/unitsPerLine').exists() || ${quantity} <= root.child('settings/unitsPerLine').val()`;

const setting = (name: string): string => `root.child('settings/${name}')`;

/** `country`, an expression, is one that the owner sends to: of those set, or of all the shop knows. */
export const isServed = (country: string): string =>
  any(
    all(`!${setting('countries')}.exists()`, `${country}.matches(${oneOf(countries)})`),
    `${setting('countries')}.child(${country}).val() === true`,
  );

/** The shop is not closed on `day`, an expression. */
export const isOpenOn = (day: string): string => `${setting('closedDays')}.child(${day}).val() !== true`;
