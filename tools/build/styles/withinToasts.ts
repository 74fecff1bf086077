import type { Plugin } from 'postcss';

/**
 * Moves the properties that react-toastify sets on `:root` to its own element. Its styles come with the first toast, and a
 * browser works out all elements anew that might inherit from them: on a list, a third of a second of a slow phone, while
 * the press that is being confirmed waits to be seen.
 */
export const withinToasts: Plugin = {
  postcssPlugin: 'within-toasts',
  Rule: (rule) => {
    const isOfToasts = rule.source?.input.file?.includes('react-toastify') ?? false;
    if (isOfToasts && rule.selector === ':root') rule.selector = '.Toastify';
  },
};
