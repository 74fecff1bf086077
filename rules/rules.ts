import { catalogue } from './catalogue';
import type { Rules } from './expressions';
import { messages } from './messages';
import { orders } from './orders';
import { people } from './people';

/** The whole of database.rules.json: what is not named here can neither be read nor written. */
export const databaseRules: { rules: Rules } = {
  rules: { '.read': false, '.write': false, ...catalogue, ...people, ...orders, ...messages },
};

export const databaseRulesText = `${JSON.stringify(databaseRules, null, 2)}\n`;
