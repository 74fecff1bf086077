import { paths, productsThatAre, programsOfDimension } from '#model/paths';
import { closedPaths } from '#model/sections';
import { categoryPages } from './categoryPages';
import { dimensions, type Item, type Product, type Program } from './item';

const programPages = [
  paths.programs,
  paths.programCards,
  paths.programList,
  paths.featuredProgram,
  paths.findProgram,
] as const;

const hasDimension =
  (dimension: string) =>
  ({ dimensions: own }: Item): boolean =>
    own.some((name) => name === dimension);

/** The addresses that show what the catalogue has nothing of, or a part of the shop that is left out: nothing should lead to them. */
export function emptyAddresses(programs: readonly Program[], products: readonly Product[]): string[] {
  const goods = products.filter(({ meal }) => !meal);
  return [
    ...closedPaths,
    ...(programs.length === 0 ? programPages : []),
    ...(products.length === 0 ? [paths.products] : []),
    ...(goods.some((product) => product.new) ? [] : [productsThatAre('new')]),
    ...(goods.some(({ discount }) => discount > 0) ? [] : [productsThatAre('sale')]),
    ...(products.some(({ meal }) => meal) ? [] : [paths.kitchen]),
    ...categoryPages
      .filter(({ category: name }) => !products.some(({ category }) => category.includes(name)))
      .map(({ path }) => path),
    ...dimensions
      .filter((dimension) => !programs.some(hasDimension(dimension)))
      .map((dimension) => programsOfDimension(dimension)),
  ];
}
