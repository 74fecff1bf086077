import type { Words } from './words';

const none = '';

/** Enough English to find English names in a shop that is translated: the concepts are then in the shopper's language. */
export const words: Words = {
  // Names are typed as they are read, at most in the singular; a stemmer weighs two kilobytes more.
  stem: (word) => word.replace(/(?<=[^su])s$/, ''),
  idle: 'a an and at by for from in is it my of on or the to with',
  without: 'without no',
  free: 'free',
  under: none,
  over: none,
  between: none,
  and: none,
  currency: none,
  units: none,
  size: none,
  marks: { sale: none, new: none, in: none },
  colors: {
    red: none,
    orange: none,
    yellow: none,
    green: none,
    blue: none,
    purple: none,
    pink: none,
    brown: none,
    beige: none,
    gray: none,
    black: none,
    white: none,
  },
  concepts: {},
};
