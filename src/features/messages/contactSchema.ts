import * as v from 'valibot';
import { longest } from '#model/limits';
import { contactTopics, type ContactMessage } from '#model/order/message';
import { emailAddress, optionalCode, requiredLines, requiredText } from '#ui/form/fieldRules';
import type { FormMessage } from '#ui/form/formMessage';

export const contactSchema = v.object({
  name: requiredText(longest.name),
  email: emailAddress,
  topic: v.picklist(contactTopics, 'partner:error.topic' satisfies FormMessage),
  orderNumber: optionalCode(longest.orderNumber),
  message: requiredLines(longest.message, 'partner:error.message'),
  website: v.string(),
});

export type ContactValues = v.InferOutput<typeof contactSchema>;

export const contactMessageOf = (values: ContactValues, language: string): ContactMessage => {
  const { website: _, orderNumber, ...message } = values;
  return {
    ...message,
    language,
    ...(values.topic === 'order' && orderNumber !== '' && { orderNumber }),
  };
};
