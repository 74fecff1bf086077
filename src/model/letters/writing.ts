import { dateFormat, ofThisMachine } from '#model/dateFormat';
import { knownLanguage, localeOf } from '#model/languages';
import { settlementCurrency } from '#model/money/currencySlice';
import type { MealSlot } from '#model/order/courier';
import { slotTexts } from '#model/order/slotText';
import { letterWords } from './letterWords';
import type { LetterWords } from './words/words';

/** How amounts and days are written in a language; amounts are in the settlement currency, as the order keeps them. */
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

export function writingIn(language: string, timeZone: string): Writing & { locale: string } {
  const known = knownLanguage(language);
  const locale = localeOf(known);
  const amounts = (currency: string) => new Intl.NumberFormat(locale, { style: 'currency', currency });
  const days = dateFormat(locale, { dateStyle: 'long', timeZone });
  return {
    locale,
    words: letterWords[known],
    money: (amount) => amounts(settlementCurrency).format(amount),
    euros: (amount) => amounts('EUR').format(amount),
    day: (time) => days.format(time),
    time: (time) => dateFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(time),
    slot: slotTexts(locale).slotText,
    machineDay: (date) => dateFormat(locale, { dateStyle: 'long', ...ofThisMachine }).format(date),
  };
}
