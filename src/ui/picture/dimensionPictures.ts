import { byDimension } from '#model/catalogue/item';

/** One picture that stands for each dimension. */
export const dimensionPictures = byDimension(
  (dimension) => `/pictures/dimensions/${dimension.toLowerCase()}.svg`,
);

/** The picture for link previews of a dimension, which has to be a raster image; the name in any case. */
export const dimensionPreview = (dimension: string): string => `/pictures/og/${dimension.toLowerCase()}.png`;
