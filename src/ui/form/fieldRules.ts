import * as v from 'valibot';
import { isEmail, plainEmail } from '../../model/email';
import { longest } from '../../model/limits';
import { isPhone, plainPhone } from '../../model/order/phone';
import type { FormMessage } from './formMessage';

/** The rules that forms share. Text is trimmed; messages are keys of texts (`FormMessage`). */

export const emailAddress = v.pipe(
  v.string(),
  v.transform(plainEmail),
  v.nonEmpty('form:error.emailMissing' satisfies FormMessage),
  v.includes('@', 'form:error.emailAt' satisfies FormMessage),
  v.check(isEmail, 'form:error.email' satisfies FormMessage),
  v.maxLength(longest.email, 'form:error.tooLong' satisfies FormMessage),
);

export function requiredText(maxLength: number, missing: FormMessage = 'form:error.missing') {
  return v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(missing),
    v.maxLength(maxLength, 'form:error.tooLong' satisfies FormMessage),
  );
}

export function optionalText(maxLength: number) {
  return v.pipe(v.string(), v.trim(), v.maxLength(maxLength, 'form:error.tooLong' satisfies FormMessage));
}

/** A phone number or nothing: at least six digits, and the characters people write between them. Given as it is kept. */
export const optionalPhone = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(longest.phone, 'form:error.tooLong' satisfies FormMessage),
  v.transform(plainPhone),
  v.check((text) => text === '' || isPhone(text), 'form:error.phone' satisfies FormMessage),
);

/** A box that must be ticked before the form may go. */
export function ticked(missing: FormMessage) {
  return v.pipe(
    v.boolean(),
    v.check((value) => value, missing),
  );
}
