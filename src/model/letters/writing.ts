import { dateFormat, ofThisMachine } from '#model/dateFormat';
import { knownLanguage, localeOf } from '#model/languages';
import { settlementCurrency, type CurrencyName } from '#model/money/currencySlice';
import { formatMoney, formatOfOrder } from '#model/money/formatMoney';
import type { MealSlot } from '#model/order/courier';
import { slotTexts } from '#model/order/slotText';
import { letterWords } from './letterWords';
import type { LetterWords } from './words/words';

/** How amounts and days are written in a language; amounts are in the settlement currency, as the order keeps them, and read as on its page. */
export interface Writing {
  words: LetterWords;
  money: (amount: number) => string;
  euros: (amount: number) => string;
  day: (time: number) => string;
  /** A day with its time. */
  time: (time: number) => string;
  /** A day that this machine's own clock means by its midnight. */
  machineDay: (date: Date) => string;
  slot: (slot: MealSlot) => string;
}

export function writingIn(
  language: string,
  timeZone: string,
  shownIn: CurrencyName = settlementCurrency,
): Writing & { locale: string } {
  const known = knownLanguage(language);
  const locale = localeOf(known);
  const days = dateFormat(locale, { dateStyle: 'long', timeZone });
  return {
    locale,
    words: letterWords[known],
    money: (amount) => formatOfOrder(amount, shownIn, known),
    euros: (amount) => formatMoney(amount, 'EUR', known),
    day: (time) => days.format(time),
    time: (time) => dateFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(time),
    slot: slotTexts(locale).slotText,
    machineDay: (date) => dateFormat(locale, { dateStyle: 'long', ...ofThisMachine }).format(date),
  };
}
