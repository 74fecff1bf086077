import type { Dimension } from '#model/catalogue/item';

/** One picture that stands for each dimension. */
export const dimensionPictures: Record<Dimension, string> = {
  Physical: '/pictures/programs/unhurried-yoga.svg',
  Social: '/pictures/programs/neighbours-table.svg',
  Financial: '/pictures/programs/six-week-buffer.svg',
  Environmental: '/pictures/programs/walk-the-season.svg',
  Intellectual: '/pictures/programs/learn-one-thing.svg',
  Occupational: '/pictures/programs/a-kinder-workweek.svg',
  Spiritual: '/pictures/programs/ten-quiet-minutes.svg',
  Emotional: '/pictures/programs/name-the-weather.svg',
};

/** The picture for link previews of a dimension, which has to be a raster image; the name in any case. */
export const dimensionPreview = (dimension: string): string => `/pictures/og/${dimension.toLowerCase()}.png`;
