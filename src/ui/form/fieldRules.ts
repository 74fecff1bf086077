import * as v from 'valibot';
import { longest } from '../../model/limits';
import { isPhone, plainPhone } from '../../model/order/phone';

/** The rules that forms share. Text is trimmed; messages are translation keys. */

export const emailAddress = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('form:error.emailMissing'),
  v.includes('@', 'form:error.emailAt'),
  v.email('form:error.email'),
  v.maxLength(longest.email, 'form:error.tooLong'),
);

export function requiredText(maxLength: number, missing = 'form:error.missing') {
  return v.pipe(v.string(), v.trim(), v.nonEmpty(missing), v.maxLength(maxLength, 'form:error.tooLong'));
}

export function optionalText(maxLength: number) {
  return v.pipe(v.string(), v.trim(), v.maxLength(maxLength, 'form:error.tooLong'));
}

/** A phone number or nothing: at least six digits, and the characters people write between them. Given as it is kept. */
export const optionalPhone = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(longest.phone, 'form:error.tooLong'),
  v.transform(plainPhone),
  v.check((text) => text === '' || isPhone(text), 'form:error.phone'),
);

/** A box that must be ticked before the form may go. */
export function ticked(missing: string) {
  return v.pipe(
    v.boolean(),
    v.check((value) => value, missing),
  );
}
