import { mealSources } from '../sampleCatalogue';
import { dimensions } from '../../../src/model/catalogue/item';
import { PICTURE_VIEWS, pictureUrl } from '../pictureNames';
import type { MealSource, ProductSource } from '../products/productSource';
import { shelves } from '../products/shelves';
import { programShelves } from '../programs/programShelves';
import { favicon, glyph, logo, mark, placeholder } from './brand';
import { CREAM } from './colour';
import { hero } from './hero';
import { meal } from './meals/meal';
import { product } from './product';
import { program } from './program';
import { drawTopics } from './topics';

const programPictures = (): [string, string][] =>
  dimensions.flatMap((dimension) =>
    programShelves[dimension].flatMap(({ id, motif }): [string, string][] => [
      [pictureUrl('programs', id), program(dimension, motif, id)],
      [pictureUrl('programs', id, 'wide'), program(dimension, motif, id, true)],
    ]),
  );

const productPictures = (source: ProductSource): [string, string][] =>
  PICTURE_VIEWS.flatMap((view): [string, string][] => {
    const { id, object, tint, colors } = source;
    if (!colors)
      return [[pictureUrl('products', id, String(view)), product({ object, color: tint, view, seed: id })]];
    const swatches = Object.values(colors).map(({ swatch }) => swatch);
    return Object.entries(colors).map(([name, { swatch }]) => [
      pictureUrl('products', id, name, String(view)),
      product({ object, color: swatch, colors: swatches, view, seed: id }),
    ]);
  });

const mealPictures = (source: MealSource): [string, string][] => [
  [pictureUrl('meals', source.id, '1'), meal(source, 1)],
  [pictureUrl('meals', source.id, '2'), meal(source, 2)],
];

const brandPictures = (): [string, string][] => [
  ['/favicon.svg', favicon()],
  ['/pictures/hero.svg', hero()],
  ['/pictures/logo.svg', logo()],
  ['/pictures/logo-light.svg', logo(CREAM)],
  ['/pictures/mark.svg', mark()],
  ['/pictures/placeholder.svg', placeholder()],
  ...dimensions.map((dimension): [string, string] => [
    `/pictures/glyphs/${dimension.toLowerCase()}.svg`,
    glyph(dimension),
  ]),
  ...drawTopics().map(([name, svg]): [string, string] => [`/pictures/topics/${name}.svg`, svg]),
];

/** Every picture by its address under public/. */
export const drawAll = (): Map<string, string> =>
  new Map([
    ...brandPictures(),
    ...programPictures(),
    ...shelves.flatMap((shelf) => shelf.products.flatMap(productPictures)),
    ...mealSources.flatMap(mealPictures),
  ]);
