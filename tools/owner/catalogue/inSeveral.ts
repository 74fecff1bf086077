import type { Finding } from './finding';

/** A file's name, and its entries by their places, as `products/mat`. */
interface PlacedFile {
  name: string;
  places: readonly string[];
}

const idOf = (place: string): string => place.slice(place.indexOf('/') + 1);

/** An id in two files would be two things at one address, whichever of the nodes each is in. */
export function inSeveralFiles(files: readonly PlacedFile[]): Finding[] {
  const first = new Map<string, string>();
  const findings: Finding[] = [];
  for (const { name, places } of files)
    for (const place of new Set(places)) {
      const earlier = first.get(idOf(place));
      if (earlier === undefined) first.set(idOf(place), name);
      else if (earlier !== name)
        findings.push({ place, level: 'error', text: `it stands in ${earlier} and in ${name}` });
    }
  return findings.filter(({ place }) => idOf(place) !== '');
}
