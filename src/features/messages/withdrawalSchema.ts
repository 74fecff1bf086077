import * as v from 'valibot';
import { longest } from '#model/limits';
import type { Withdrawal } from '#model/order/message';
import { emailAddress, requiredLines, requiredText } from '#ui/form/fieldRules';

export const withdrawalSchema = v.object({
  name: requiredText(longest.name),
  about: requiredLines(longest.note, 'partner:withdraw.error'),
  email: emailAddress,
  items: v.pipe(v.string(), v.trim(), v.maxLength(longest.note)),
  website: v.string(),
});

export type WithdrawalValues = v.InferOutput<typeof withdrawalSchema>;

export const withdrawalOf = (
  { name, about, email, items }: WithdrawalValues,
  language: string,
): Withdrawal => ({ name, about, email, language, ...(items !== '' && { items }) });
