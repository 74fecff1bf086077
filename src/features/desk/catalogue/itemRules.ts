import * as v from 'valibot';
import { longest } from '#model/limits';
import { plainWhole, typedDecimal, typedDiscount } from '#model/desk/typedNumbers';
import { isWholeCents } from '#model/money/amount';
import { typedAmount } from '#model/money/typedAmount';
import { partsOf, plainCode } from '#model/typedText';
import { optionalLines, optionalText, requiredText } from '#ui/form/fieldRules';
import type { FormMessage } from '#ui/form/formMessage';

// What may stand in the fields of an item's form.

const longestText = 4000;

export const listOf = (text: string): string[] => partsOf(text, /[,\n]/);

/** As the shop shows them: of its own, or over https. */
const isPicture = (address: string): boolean => /^(https:\/\/|\/(?!\/))\S+$/.test(address);
export const picturesIn = (text: string): string[] => listOf(text).filter(isPicture);

export const amount = (isNeeded: boolean) =>
  v.pipe(
    v.string(),
    v.transform(plainCode),
    v.check((text) => {
      const sum = typedAmount(text);
      return text === '' ? !isNeeded : sum !== undefined && isWholeCents(sum);
    }, 'owner:error.amount' satisfies FormMessage),
  );
export const percent = v.pipe(
  v.string(),
  v.transform((text) => String(typedDiscount(text) ?? plainCode(text))),
  v.check(
    (text) => text === '' || typedDiscount(text) !== undefined,
    'owner:error.percent' satisfies FormMessage,
  ),
);
const matching = (pattern: RegExp, message: FormMessage, plain = plainWhole) =>
  v.pipe(
    v.string(),
    v.transform(plain),
    v.check((text) => pattern.test(text), message),
  );
export const optionalWhole = matching(/^\d{0,7}$/, 'owner:error.units');
export const whole = matching(/^\d{1,7}$/, 'owner:error.units');
export const lines = optionalLines(longestText);
export const line = optionalText(longestText);
export const pictures = v.pipe(
  lines,
  v.check((text) => listOf(text).every(isPicture), 'owner:error.picture' satisfies FormMessage),
);
export const name = requiredText(longest.name, 'owner:error.name' satisfies FormMessage);
export const words = v.array(v.string());

/** A number that may have decimals, or nothing. */
export const decimal = matching(/^(\d+([.]\d+)?)?$/, 'owner:error.amount', (text) =>
  String(typedDecimal(text) ?? plainCode(text)),
);
/** As design programs copy it: without its sign, or short. */
export const swatch = matching(/^(#[0-9a-f]{6})?$/i, 'owner:error.swatch', (text) =>
  plainCode(text)
    .replace(/^#?([\da-f])([\da-f])([\da-f])$/i, '$1$1$2$2$3$3')
    .replace(/^#?(?=[\da-f]{6}$)/i, '#'),
);
