import { brand } from '#brand';
import { choiceOf, imagesOf, stockOf, type Choice, type Product } from '#model/catalogue/item';
import { digestOf } from '#model/digest';
import { withEntities } from '#model/htmlEntities';
import { plainAmount } from '#model/money/amount';
import { settlementCurrency } from '#model/money/currencySlice';
import { unitPrice } from '#model/money/pricing';
import { reductionOf } from '#model/money/reduction';
import { lineName } from '#model/order/order';
import { itemPath, linePath } from '#model/paths';
import { isOwnDrawing, isOwnPhoto, photoPreview } from '#model/photos';

/** Longest texts that merchants' feeds take, by the product data specification. */
const longest = { id: 50, title: 150, description: 5000 };
/** Pictures beside the first one. */
const mostPictures = 10;

/** The formats that the specification takes: neither drawings nor AVIF. An address without an ending may lead to any. */
const takenPicture = /\.(?:jpe?g|webp|png|gif|bmp|tiff?)$|\/[^./]+$/i;

/** The pictures of a choice as merchants' services take them, and the drawing of which one is made where there is no other. */
function picturesOf({ product, choice }: Offer): { taken: readonly string[]; drawing?: string } {
  const pictures = imagesOf(product, choice);
  const taken = pictures.flatMap((src) => {
    if (takenPicture.test(src.replace(/[?#].*$/, ''))) return [src];
    return isOwnPhoto(src) ? [photoPreview(src)] : [];
  });
  const drawing = taken.length > 0 ? undefined : pictures.find(isOwnDrawing);
  return drawing === undefined ? { taken } : { taken: [photoPreview(drawing)], drawing };
}

const money = (amount: number): string => `${plainAmount(amount)} ${settlementCurrency}`;

/** XML has no place for these, not even as entities. */
const controls = /(?![\n\t])\p{Cc}|[\ufffe\uffff]/gu;
const tag = (name: string, text: string): string =>
  `      <g:${name}>${withEntities(text.replaceAll(controls, ''))}</g:${name}>`;

function priceTags(product: Product): string[] {
  const before = reductionOf(product, brand.isInEu)?.before;
  if (before === undefined) return [tag('price', money(unitPrice(product)))];
  return [tag('price', money(before)), tag('sale_price', money(unitPrice(product)))];
}

/** A longer name would be cut or refused, and two become one. */
const nameOf = (...parts: string[]): string => {
  const name = parts.join('/');
  return name.length > longest.id ? digestOf(parts) : name;
};

interface Offer {
  product: Product;
  /** The colour and size of a product that comes in several. */
  choice: Choice;
}

const offersOf = (product: Product): Offer[] =>
  product.variation.length === 0
    ? [{ product, choice: {} }]
    : product.variation.flatMap(({ color, size }) =>
        size.map(({ name }) => ({ product, choice: choiceOf(color, name) })),
      );

/** Meals come by courier alone. */
const offersIn = (products: readonly Product[]): Offer[] =>
  products.filter(({ meal }) => !meal).flatMap(offersOf);

/** The drawings of which the feed names a picture. */
export const feedDrawings = (products: readonly Product[]): string[] => [
  ...new Set(offersIn(products).flatMap((offer) => picturesOf(offer).drawing ?? [])),
];

function entry(siteUrl: string, offer: Offer): string[] {
  const { product, choice } = offer;
  const { name } = product;
  const { selectedProductColor: color, selectedProductSize: size } = choice;
  const isChosen = color !== undefined && size !== undefined;
  const at = (address: string): string => new URL(address, siteUrl).href;
  const [first, ...others] = picturesOf(offer).taken;
  // A picture is required of each, and one that stands for others is refused.
  if (first === undefined) return [];
  return [
    '    <item>',
    tag('id', isChosen ? nameOf(product.id, color, size) : nameOf(product.id)),
    ...(isChosen ? [tag('item_group_id', nameOf(product.id)), tag('color', color), tag('size', size)] : []),
    tag('title', (isChosen ? lineName({ name, color, size }) : name).slice(0, longest.title)),
    tag('description', (product.description || product.summary || name).slice(0, longest.description)),
    tag('link', at(isChosen ? linePath({ id: product.id, ...choice }) : itemPath(product))),
    tag('image_link', at(first)),
    ...others.slice(0, mostPictures).map((picture) => tag('additional_image_link', at(picture))),
    tag('availability', stockOf(product, choice) > 0 ? 'in_stock' : 'out_of_stock'),
    ...priceTags(product),
    tag('condition', 'new'),
    tag('brand', product.safety?.manufacturer ?? brand.name),
    tag('identifier_exists', 'no'),
    ...product.category.slice(0, 1).map((category) => tag('product_type', category)),
    '    </item>',
  ];
}

/** Products as merchants' services read them (RSS 2.0 with Google's names), without meals and what has no picture. */
export const merchantFeed = (siteUrl: string, products: readonly Product[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">',
    '  <channel>',
    `    <title>${withEntities(brand.name)}</title>`,
    `    <link>${withEntities(siteUrl)}/</link>`,
    `    <description>${withEntities(brand.name)}</description>`,
    ...offersIn(products).flatMap((offer) => entry(siteUrl, offer)),
    '  </channel>',
    '</rss>',
    '',
  ].join('\n');
