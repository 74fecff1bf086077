import {
  choiceOf,
  findSize,
  needsChoice,
  stockOf,
  type Choice,
  type Item,
  type Product,
} from '#model/catalogue/item';

/** State of a colour or size: available, sold out, or not made in this combination. */
export type OptionState = 'free' | 'soldOut' | 'impossible';

export interface ChoiceOption {
  name: string;
  /** #rrggbb, for colours that have one. */
  swatch?: string;
  state: OptionState;
}

const variationOf = (product: Product, color: string | undefined) =>
  product.variation.find((variation) => variation.color === color);

/** A single size is chosen without asking. */
function onlySize(product: Product, color: string): string | undefined {
  const sizes = variationOf(product, color)?.size ?? [];
  return sizes.length === 1 ? sizes[0]?.name : undefined;
}

/** Colour and size that an address or a shopper asks for. */
export interface AskedChoice {
  color?: string | null | undefined;
  size?: string | null | undefined;
}

/** The colour asked for if it exists, else the first in stock. */
const startingVariation = (product: Product, { color }: AskedChoice) =>
  variationOf(product, color ?? undefined) ??
  product.variation.find(({ size }) => size.some(({ stock }) => stock > 0)) ??
  product.variation[0];

/** The part of what is asked for that the product does not come in, or no longer. */
export function gonePart(item: Item, asked: AskedChoice): 'color' | 'size' | undefined {
  if (!needsChoice(item)) return undefined;
  if (asked.color && !variationOf(item, asked.color)) return 'color';
  const sizes = startingVariation(item, asked)?.size ?? [];
  return asked.size && !sizes.some(({ name }) => name === asked.size) ? 'size' : undefined;
}

/**
 * The initial choice: what is asked for if it exists, else the first colour in stock. A size is only preselected if it is
 * the only one, and never instead of something else that was asked for, so that nobody buys a wrong one by oversight.
 */
export function startingChoice(item: Item, asked: AskedChoice): Choice {
  if (!needsChoice(item)) return {};
  const variation = startingVariation(item, asked);
  const color = variation?.color;
  if (color === undefined || gonePart(item, asked)) return choiceOf(color, undefined);
  const size = variation?.size.find(({ name }) => name === asked.size)?.name;
  return choiceOf(color, size ?? onlySize(item, color));
}

/** The choice with another colour; the size stays where that colour has it in stock. */
export function withColor(product: Product, choice: Choice, color: string): Choice {
  if (!variationOf(product, color)) return choice;
  const size = choice.selectedProductSize;
  const hasSize = stockOf(product, choiceOf(color, size)) > 0;
  return choiceOf(color, hasSize ? size : onlySize(product, color));
}

/** The choice with another size; one that does not exist in the chosen colour is refused. */
export function withSize(product: Product, choice: Choice, size: string): Choice {
  const next = choiceOf(choice.selectedProductColor, size);
  return findSize(product, next) ? next : choice;
}

export const colorOptions = (product: Product): ChoiceOption[] =>
  product.variation.map(({ color, swatch, size }) => ({
    name: color,
    ...(swatch && { swatch }),
    state: size.some(({ stock }) => stock > 0) ? 'free' : 'soldOut',
  }));

const stateOf = (found: ReturnType<typeof findSize>): OptionState =>
  found ? (found.stock > 0 ? 'free' : 'soldOut') : 'impossible';

/** All sizes the product is made in, as they stand in the chosen colour. */
export function sizeOptions(product: Product, choice: Choice): ChoiceOption[] {
  const names = new Set(product.variation.flatMap(({ size }) => size.map(({ name }) => name)));
  return [...names].map((name) => ({
    name,
    state: stateOf(findSize(product, { ...choice, selectedProductSize: name })),
  }));
}

/** The colours a product can be had in with the chosen size left as it is. */
export const colorsOfSize = (product: Product, choice: Choice): ChoiceOption[] =>
  colorOptions(product).map((option) => ({
    ...option,
    state: stateOf(findSize(product, { ...choice, selectedProductColor: option.name })),
  }));
