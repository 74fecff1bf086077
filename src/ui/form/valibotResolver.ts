import { get, set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form';
import { getDotPath, safeParse, type GenericSchema } from 'valibot';

/**
 * Validates a form with a valibot schema. Messages are translation keys (`form:error.email`); a rule's limit (a
 * length, a smallest number) is passed as `limit`, for the sentence.
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
