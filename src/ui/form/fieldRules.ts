import * as v from 'valibot';
import { isEmail, plainEmail } from '#model/email';
import { longest } from '#model/limits';
import { isPhone, plainPhone } from '#model/order/phone';
import { plainCode, plainLine, plainLines } from '#model/typedText';
import type { FormMessage } from './formMessage';

/** The rules that forms share. What was pasted is put in form first; messages are keys of texts (`FormMessage`). */

export const emailAddress = v.pipe(
  v.string(),
  v.transform(plainEmail),
  v.nonEmpty('form:error.emailMissing' satisfies FormMessage),
  v.includes('@', 'form:error.emailAt' satisfies FormMessage),
  v.check(isEmail, 'form:error.email' satisfies FormMessage),
  v.maxLength(longest.email, 'form:error.tooLong' satisfies FormMessage),
);

const required =
  (form: (text: string) => string) =>
  (maxLength: number, missing: FormMessage = 'form:error.missing') =>
    v.pipe(
      v.string(),
      v.transform(form),
      v.nonEmpty(missing),
      v.maxLength(maxLength, 'form:error.tooLong' satisfies FormMessage),
    );

const optional = (form: (text: string) => string) => (maxLength: number) =>
  v.pipe(v.string(), v.transform(form), v.maxLength(maxLength, 'form:error.tooLong' satisfies FormMessage));

/** One line: a name, a street. */
export const requiredText = required(plainLine);
export const optionalText = optional(plainLine);
/** Several lines: a message, a text for a card. */
export const requiredLines = required(plainLines);
export const optionalLines = optional(plainLines);
/** The number of an order and the like. */
export const optionalCode = optional(plainCode);

/** A phone number or nothing: at least six digits, and the characters people write between them. Given as it is kept. */
export const optionalPhone = v.pipe(
  v.string(),
  v.transform(plainPhone),
  v.maxLength(longest.phone, 'form:error.tooLong' satisfies FormMessage),
  v.check((text) => text === '' || isPhone(text), 'form:error.phone' satisfies FormMessage),
);

/** A box that must be ticked before the form may go. */
export function ticked(missing: FormMessage) {
  return v.pipe(
    v.boolean(),
    v.check((value) => value, missing),
  );
}
