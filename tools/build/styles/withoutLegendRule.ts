import type { Plugin } from 'postcss';

/**
 * Drops a rule of Bootstrap's reboot, `legend + *`. It may concern what follows any element, so a browser works out the
 * styles of all elements anew that stand beside one that is added: a toast, a dialog, the chips above a list. What the
 * rule is for, legends that float, the shop does not have (styles/_ground.scss).
 */
export const withoutLegendRule: Plugin = {
  postcssPlugin: 'without-legend-rule',
  Rule: (rule) => {
    if (rule.selector === 'legend + *') rule.remove();
  },
};
