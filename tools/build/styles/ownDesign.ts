import type { ShopConfig } from '#tools/build/shopConfig';

interface Node {
  type: string;
  selector?: string;
  name?: string;
  params?: string;
  parent?: Node | undefined;
}

interface Declaration extends Node {
  prop: string;
  value: string;
}

/** Whether a style holds in the dark: for the theme, or for what the device prefers. */
const isDark = (node: Node | undefined): boolean =>
  node !== undefined &&
  (/data-bs-theme='?"?dark/.test(node.selector ?? '') ||
    /prefers-color-scheme: *dark/.test(node.params ?? '') ||
    isDark(node.parent));

const isTokens = ({ selector = '' }: Node): boolean =>
  /^(:root(:not\(\[data-bs-theme\S*\))?|\[data-bs-theme='?"?dark'?"?\])$/.test(selector.trim());

/** Puts the owner's colours and fonts in the place of the sample's tokens (`src/styles/_tokens.scss`). */
export const ownDesign = ({ light, dark, font }: ShopConfig['design']) => ({
  postcssPlugin: 'own-design',
  Declaration: (declaration: Declaration): void => {
    if (!declaration.prop.startsWith('--') || !declaration.parent || !isTokens(declaration.parent)) return;
    const name = declaration.prop.slice(2);
    const own = name === 'font' ? font : (isDark(declaration.parent) ? dark : light)[name];
    if (own) declaration.value = own;
  },
});
