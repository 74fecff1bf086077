import { createRequire } from 'node:module';
import { databaseRules } from '#rules/rules';

export interface Auth {
  uid: string;
  token: { email?: string; email_verified?: boolean; admin?: boolean };
}

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

interface Verdict {
  allowed: boolean;
  info: string;
  newDatabase: Database;
}

interface Database {
  rules: object;
  as: (auth: Auth | null) => Database;
  read: (path: string, options?: { query?: Record<string, Json | undefined> }) => Verdict;
  write: (path: string, value: Json, priority: undefined, now: number) => Verdict;
  update: (path: string, changes: Record<string, Json>, now: number) => Verdict;
}

interface RuleEngine {
  database: (rules: unknown, data: unknown, now: number) => Database;
}

// The package brings no types.
const targaryen: RuleEngine = createRequire(import.meta.url)('targaryen');
/** Parsed once: a parsed set can be given to any number of databases. */
const { rules } = targaryen.database(databaseRules, null, 0);

export const now = 1_790_000_000_000;

/** A database with the shop's rules, held in memory. */
export const databaseWith = (data: Json): Database => targaryen.database(rules, data, now);
