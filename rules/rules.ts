import { bills } from './bills';
import { catalogue } from './catalogue';
import { withoutPriorities, type Rules } from './expressions';
import { messages } from './messages';
import { orders } from './orders';
import { people } from './people';
import { settings } from './settings';
import { letters, withdrawals } from './withdrawals';

/** The whole of database.rules.json: what is not named here can neither be read nor written. */
export const databaseRules: { rules: Rules } = {
  rules: {
    '.read': false,
    '.write': false,
    ...withoutPriorities({
      ...catalogue,
      ...people,
      ...orders,
      ...messages,
      ...settings,
      ...bills,
      ...withdrawals,
      ...letters,
    }),
  },
};

/** Characters that do not show are written as escapes; JSON does so with most of them on its own. */
const escaped = (text: string): string =>
  text.replaceAll(/[\u007f-\u009f]/g, (character) => `\\u00${character.charCodeAt(0).toString(16)}`);

export const databaseRulesText = `${escaped(JSON.stringify(databaseRules, null, 2))}\n`;
