import type { Primitive } from '#local/database/data/node';
import type { Query } from '#local/database/data/query';

/** `query` as a `.read` rule sees it; what was not asked for is null. */
export interface QueryVariables {
  readonly orderByKey: boolean;
  readonly orderByValue: boolean;
  readonly orderByPriority: boolean;
  readonly orderByChild: string | null;
  readonly startAt: Primitive | null;
  readonly endAt: Primitive | null;
  readonly equalTo: Primitive | null;
  readonly limitToFirst: number | null;
  readonly limitToLast: number | null;
}

export function queryVariables(query: Query | null): QueryVariables {
  // Firebase documents key order as the default, and the wire does not tell "by priority" from "not said".
  const index = query?.index ?? '.key';
  const { start, end, limit = null } = query ?? {};
  const isEqual = start !== undefined && start.value === end?.value && start.key === end.key;
  return {
    orderByKey: index === '.key',
    orderByValue: index === '.value',
    orderByPriority: index === '.priority',
    orderByChild: index.startsWith('.') ? null : index,
    startAt: isEqual ? null : (start?.value ?? null),
    endAt: isEqual ? null : (end?.value ?? null),
    equalTo: isEqual ? start.value : null,
    limitToFirst: query?.side === 'first' ? limit : null,
    limitToLast: query?.side === 'last' ? limit : null,
  };
}
