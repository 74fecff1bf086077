/** Product pictures: 1 stands on a table, 2 is an arrangement, 3 shows how large it is. */
export const PICTURE_VIEWS = [1, 2, 3] as const;

const word = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** The address of a picture under `public/`, e.g. `/pictures/products/cork-mat-fern-1.svg`. */
export const pictureUrl = (folder: 'programs' | 'products' | 'meals', ...name: string[]): string =>
  `/pictures/${folder}/${name.map(word).join('-')}.svg`;
