import german from '#public/locales/de/common.json' with { type: 'json' };
import germanHead from '#public/locales/de/head.json' with { type: 'json' };
import english from '#public/locales/en/common.json' with { type: 'json' };
import englishHead from '#public/locales/en/head.json' with { type: 'json' };
import french from '#public/locales/fn/common.json' with { type: 'json' };
import frenchHead from '#public/locales/fn/head.json' with { type: 'json' };

/** The texts that every page has, for what the build itself writes. */
export const commonTexts = { en: english, fn: french, de: german };

/** Titles and descriptions of pages. */
export const headTexts = { en: englishHead, fn: frenchHead, de: germanHead };
