import type { Container, Plugin } from 'postcss';

const canHover = '(hover: hover)';

const isInside = ({ parent }: Pick<Container, 'parent'>): boolean =>
  parent !== undefined && (('params' in parent && parent.params === canHover) || isInside(parent));

/**
 * Lets what is styled under a pointer hold where there is one: a phone leaves what was touched last hovered, and a button
 * that was pressed would stay dark.
 */
export const hoverMedia: Plugin = {
  postcssPlugin: 'hover-media',
  Rule: (rule) => {
    if (!rule.selector.includes(':hover') || isInside(rule)) return;
    const hovered = rule.selectors.filter((selector) => selector.includes(':hover'));
    const others = rule.selectors.filter((selector) => !selector.includes(':hover'));
    if (others.length > 0) rule.cloneBefore({ selectors: others });
    rule.replaceWith({ name: 'media', params: canHover, nodes: [rule.clone({ selectors: hovered })] });
  },
};
