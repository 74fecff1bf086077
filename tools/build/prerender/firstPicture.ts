import { marks } from '#prerender/protocol';
import type { RenderedPage } from './renderedPage';
import type { Edit, Tag } from '#tools/build/tags';

/** A picture that stands in the page itself. */
export interface InlinePicture {
  src: string;
  svg: string;
}

/** The picture that is painted first, when it is one of the shop's own drawings. */
const isFirst = ({ name, attributes }: Tag): boolean =>
  name === 'img' &&
  attributes.get('fetchpriority') === 'high' &&
  /^\/pictures\/.*\.svg$/.test(attributes.get('src') ?? '');

/** Where the largest picture of the first view is. */
export const firstPictureOf = ({ tags }: RenderedPage): string | undefined =>
  tags.find(isFirst)?.attributes.get('src');

const dataAddress = (svg: string): string =>
  `data:image/svg+xml,${encodeURIComponent(svg).replaceAll(/%(?:20|2C|2F|3A|3B|3D)/g, decodeURIComponent)}`;

const preloads = ({ name, attributes }: Tag, src: string): boolean =>
  name === 'link' && attributes.get('as') === 'image' && attributes.get('href') === src;

/** The first picture is painted with the text around it, instead of a request later; the app takes it over. */
export function pictureEdits({ tags }: RenderedPage, picture: InlinePicture | undefined): Edit[] {
  if (!picture) return [];
  const { src, svg } = picture;
  const preload = tags.find((tag) => preloads(tag, src));
  const place = tags.find(isFirst)?.places['src'];
  const inline = `${marks.source}="${src}" src="${dataAddress(svg)}"`;
  return [
    ...(preload ? [{ start: preload.start, end: preload.end, text: '' }] : []),
    ...(place ? [{ start: place.startOffset, end: place.endOffset, text: inline }] : []),
  ];
}
