import { statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { remark, type Remark } from '#model/catalogue/check/remark';
import { hostsOf } from '#model/order/payment';
import { isFields, listOf, textsOf, urlOf, type Fields } from '#model/untrusted';

const publicFolder = fileURLToPath(new URL('../../../public', import.meta.url));

function isInPublic(address: string): boolean {
  try {
    const { pathname } = new URL(address, 'http://shop.example');
    return statSync(path.join(publicFolder, decodeURIComponent(pathname))).isFile();
  } catch {
    return false; // It is no address, or no file.
  }
}

/** The pictures of an entry and of its colours, each once. */
export const picturesOf = ({ image, variation }: Fields): string[] => [
  ...new Set([
    ...textsOf(image),
    ...listOf(variation).flatMap((colour) => (isFields(colour) ? textsOf(colour.image) : [])),
  ]),
];

/** Pictures of our own that no file is there for, and those of hosts that the policy of pages refuses. */
export function pictureRemarks(entry: Fields): Remark[] {
  const allowed = hostsOf(process.env['VITE_PICTURE_HOSTS'] ?? '');
  const all = picturesOf(entry);
  const own = all.filter((url) => /^\/(?!\/)/.test(url));
  const refused = all
    .filter((url) => url.startsWith('https://'))
    .map((url) => urlOf(url)?.hostname ?? '')
    .filter((host) => !allowed.includes(host));
  return [
    ...own.filter((url) => !isInPublic(url)).map((url) => remark('pictureMissing', 'image', { url })),
    ...[...new Set(refused)].map((host) => remark('foreignPicture', 'image', { host })),
  ];
}
