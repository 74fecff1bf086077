/** Widths in pixels in which the build lays down each photo of the shop's own, as WebP. */
export const photoWidths = [320, 640, 1080] as const;

const photo = /^\/pictures\/(?!og\/)[^?#]+\.(?:jpe?g|png|webp|avif)$/i;

/** Whether an address is a photo of the shop's own: drawings need no widths, and those of other hosts have none. */
export const isOwnPhoto = (src: string): boolean => photo.test(src);

const drawing = /^\/pictures\/(?!og\/)[^?#]+\.svg$/i;

/** Whether an address is a drawing of the shop's own: merchants' services take a picture made of it, and no drawing. */
export const isOwnDrawing = (src: string): boolean => drawing.test(src);

/** Where a photo lies in one width. */
export const photoIn = (src: string, width: number): string => `${src}.${width}.webp`;

/** All widths of a photo, as `srcset` takes them. */
export const photoSet = (src: string): string =>
  photoWidths.map((width) => `${photoIn(src, width)} ${width}w`).join(', ');

/** The size of pictures in previews of links, in pixels. */
export const previewSize = { width: 1200, height: 630 } as const;

/** Where a photo lies as previews of links show it, and a drawing as merchants' services do. */
export const photoPreview = (src: string): string => `${src}.preview.jpg`;

/** The picture of an item for previews of links; drawings are shown in none. */
export function itemPreview([first = '']: readonly string[]): string | undefined {
  if (isOwnPhoto(first)) return photoPreview(first);
  return first.startsWith('https://') ? first : undefined;
}
