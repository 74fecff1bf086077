import { plainCode } from '#model/typedText';

const around = /^["'“”„«» ]+|["'“”„«» .,;]+$/g;

/** An amount without what stands around it when it is copied out of a text. */
const bare = (text: string): string => plainCode(text).replaceAll(around, '');

/** Words and signs before an amount, and behind it. */
const limit = (before: string, signs: string, behind: string): RegExp =>
  new RegExp(`^(?:(?:${before})[.:]* |[${signs}]+=? ?)|(?:${behind})$`, 'iu');

/** A field for a price is answered with a sentence, too: `ab 50 €`, `50 or less`; in the shop's languages. */
const atMost = limit(
  "(?:up )?to|under|below|less than|no more than|at most|bis(?: zu)?|unter|weniger als|nicht mehr als|höchstens|(?:jusqu')?à(?! partir)|moins de|pas plus de|au plus|(?:au )?max(?:imum|imal)?",
  '<≤',
  ' (?:(?:or|and|&) (?:less|under|below)|(?:oder|und) (?:weniger|darunter)|höchstens|(?:ou|et) moins|au plus|(?:au )?max(?:imum|imal)?)',
);
const atLeast = limit(
  'from|over|above|more than|at least|ab|von|über|mehr als|mindestens|dès|à partir de|(?:plus )?de|au moins|min(?:imum|imal)?',
  '>≥',
  '[+]| (?:(?:or|and|&) (?:more|up|over|above)|(?:oder|und) (?:mehr|darüber)|mindestens|(?:ou|et) plus|au moins|min(?:imum|imal)?)',
);
const about = /^(?:(?:about|approx|etwa|circa|ca|environ|env)[.:]* |[=≈~]+ ?)/iu;

/** The amount alone, with its currency. */
export const withoutLimit = (text: string): string =>
  [about, atMost, atLeast]
    .reduce((rest, words) => rest.replace(words, ''), bare(text))
    .replace(/[ .,;]+$/, '');

/** Whether the words mean what costs at least so much, or at most; undefined where they name no limit. */
export function wantedSide(text: string): 'min' | 'max' | undefined {
  if (atLeast.test(bare(text))) return 'min';
  return atMost.test(bare(text)) ? 'max' : undefined;
}
