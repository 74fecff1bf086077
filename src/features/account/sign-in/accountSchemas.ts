import * as v from 'valibot';
import { minPasswordLength } from '../../../model/account/account';
import { longest } from '../../../model/limits';
import { emailAddress, requiredText } from '../../../ui/form/fieldRules';

// Passwords are taken as they are: a space at the end is part of one.
const password = v.pipe(v.string(), v.nonEmpty('account:error.passwordMissing'));
const newPassword = v.pipe(
  v.string(),
  v.nonEmpty('account:error.newPasswordMissing'),
  v.minLength(minPasswordLength, 'account:error.passwordShort'),
  v.maxLength(4096, 'form:error.tooLong'),
);
const displayName = requiredText(longest.name, 'account:error.nameMissing');

export const signInSchema = v.object({ email: emailAddress, password });
export const signUpSchema = v.object({ displayName, email: emailAddress, password: newPassword });
export const resetSchema = v.object({ email: emailAddress });
export const newPasswordSchema = v.object({ password: newPassword });
export const proofSchema = v.object({ password });
export const nameSchema = v.object({ displayName });
