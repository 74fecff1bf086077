import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { requiredText, ticked } from '#ui/form/fieldRules';
import type { FormMessage } from '#ui/form/formMessage';

const messageOf = (schema: Parameters<typeof safeParse>[0], value: unknown) =>
  safeParse(schema, value).issues?.[0].message;

test('a rule says the key it was given', () => {
  expect(messageOf(requiredText(5), '')).toBe('form:error.missing');
  expect(messageOf(requiredText(5, 'partner:error.message'), '')).toBe('partner:error.message');
  expect(messageOf(ticked('partner:error.consent'), false)).toBe('partner:error.consent');
});

test('a key that no text has is a type error', () => {
  // @ts-expect-error There is no such text.
  const misspelt: FormMessage = 'form:error.emailMising';
  // @ts-expect-error There is no such text.
  const rules = [requiredText(5, misspelt), requiredText(5, 'partner:error.mesage'), ticked('error.consent')];
  // @ts-expect-error A key without its namespace is looked for in the wrong file.
  const bare: FormMessage = 'error.missing';
  expect([misspelt, bare]).toHaveLength(rules.length - 1);
});
