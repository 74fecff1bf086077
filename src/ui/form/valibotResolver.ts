import { get, set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form';
import { getDotPath, safeParse, type GenericSchema } from 'valibot';

/**
 * Lets a valibot schema judge a form. Messages are translation keys (`form:error.email`); a rule's own bound
 * (a length, a smallest number) travels along as `limit`, so that the sentence can name it.
 */
export function valibotResolver<Input extends FieldValues, Output extends FieldValues>(
  schema: GenericSchema<Input, Output>,
): Resolver<Input, unknown, Output> {
  return (values) => {
    const result = safeParse(schema, values);
    if (result.success) return { values: result.output, errors: {} };
    const errors: FieldErrors<Input> = {};
    for (const issue of result.issues) {
      const path = getDotPath(issue);
      // The first complaint about a field is enough: one sentence each.
      if (path === null || get(errors, path)) continue;
      set(errors, path, { type: issue.type, message: issue.message, types: limitOf(issue.requirement) });
    }
    return { values: {}, errors };
  };
}

function limitOf(requirement: unknown): { limit: string } | undefined {
  return typeof requirement === 'number' ? { limit: String(requirement) } : undefined;
}
