import type { AtRule, Container, Document, Plugin } from 'postcss';
import type { ShopConfig } from '#tools/build/shopConfig';

type Design = ShopConfig['design'];

const sampleFont = 'Brygada 1918 Variable';
export const ownFontName = 'Own font';

/** The font files that every page asks for at once; undefined where they are the sample's. */
export const firstFonts = ({ font, fontFiles = [] }: Design): string[] | undefined =>
  fontFiles.length > 0 ? fontFiles.slice(0, 1).map(({ src }) => src) : font === '' ? undefined : [];

/** The family of an owner's fonts: files first, then what devices have. */
export const familyOf = ({ font, fontFiles = [] }: Design): string =>
  [...(fontFiles.length > 0 ? [`'${ownFontName}'`] : []), font || (fontFiles.length > 0 ? 'sans-serif' : '')]
    .filter(Boolean)
    .join(', ');

/** Makes of a copy of the sample's face that of a file. */
function writeFace(face: AtRule, { src, weight }: NonNullable<Design['fontFiles']>[number]): void {
  face.walkDecls((declaration) => {
    if (declaration.prop === 'font-family') declaration.value = `'${ownFontName}'`;
    if (declaration.prop === 'font-weight') declaration.value = weight;
    if (declaration.prop === 'src') declaration.value = `url('${src}') format('woff2')`;
    if (declaration.prop === 'unicode-range') declaration.remove();
  });
}

const selectorOf = (node: Container | Document): string => ('selector' in node ? String(node.selector) : '');

/** Whether a style holds in the dark: for the theme, or for what the device prefers. */
const isDark = (node: Container | Document | undefined): boolean =>
  node !== undefined &&
  (/data-bs-theme='?"?dark/.test(selectorOf(node)) ||
    ('params' in node && /prefers-color-scheme: *dark/.test(String(node.params))) ||
    isDark(node.parent));

const isTokens = (node: Container | Document): boolean =>
  /^(:root(:not\(\[data-bs-theme\S*\))?|\[data-bs-theme='?"?dark'?"?\])$/.test(selectorOf(node).trim());

/** Puts the owner's colours and fonts in the place of the sample's tokens (`src/styles/_tokens.scss`). */
export const ownDesign = (design: Design): Plugin => ({
  postcssPlugin: 'own-design',
  Once: (root) => {
    if (firstFonts(design) === undefined) return;
    const files = [...(design.fontFiles ?? [])];
    root.walkAtRules('font-face', (face) => {
      if (!face.toString().includes(sampleFont)) return;
      for (const file of files.splice(0)) writeFace(face.cloneBefore(), file);
      face.remove();
    });
  },
  Declaration: (declaration) => {
    if (!declaration.prop.startsWith('--') || !declaration.parent || !isTokens(declaration.parent)) return;
    const name = declaration.prop.slice(2);
    const { light, dark } = design;
    const own = name === 'font' ? familyOf(design) : (isDark(declaration.parent) ? dark : light)[name];
    if (own) declaration.value = own;
  },
});
