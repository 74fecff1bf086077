import * as v from 'valibot';
import { minPasswordLength } from '#model/account/account';
import { longest } from '#model/limits';
import { emailAddress, requiredText } from '#ui/form/fieldRules';
import type { FormMessage } from '#ui/form/formMessage';

// Passwords are taken as they are: a space at the end is part of one.
const password = v.pipe(v.string(), v.nonEmpty('account:error.passwordMissing' satisfies FormMessage));
const newPassword = v.pipe(
  v.string(),
  v.nonEmpty('account:error.newPasswordMissing' satisfies FormMessage),
  v.minLength(minPasswordLength, 'account:error.passwordShort' satisfies FormMessage),
  v.maxLength(4096, 'form:error.tooLong' satisfies FormMessage),
);
const displayName = requiredText(longest.name, 'account:error.nameMissing');

export const signInSchema = v.object({ email: emailAddress, password });
export const signUpSchema = v.object({ displayName, email: emailAddress, password: newPassword });
export const resetSchema = v.object({ email: emailAddress });
export const newPasswordSchema = v.object({ password: newPassword });
export const proofSchema = v.object({ password });
export const nameSchema = v.object({ displayName });
