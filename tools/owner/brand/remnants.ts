import type { CatalogueNode } from '#model/catalogue/catalogueNode';
import type { Item } from '#model/catalogue/item';
import { isFields } from '#model/untrusted';
import { articleNotes } from '#tools/build/content/missingItems';
import { missingShopData } from '#tools/build/content/shopData';
import type { ShopConfig } from '#tools/build/shopConfig';
import { sampleDrawings } from '#tools/build/sampleDrawings';
import { readSources } from '#tools/build/sources';

/** What a catalogue shows. */
type Shown = Partial<Record<CatalogueNode, readonly (Pick<Item, 'id'> & Partial<Item>)[]>>;

/** A place that still says what the sample says. */
export interface Remnant {
  where: string;
  what: string;
}

/** Invented by the sample: its name, its numbers, its addresses. */
const ofSample = /eightwell|\bsample\b|555 01\d\d|\.example\b|DE02120300000000202051/i;
const sampleLogo = 'tools/pictures/app-icon.svg';
const samplePrefix = 'EW';
/** An address with the sample's name in it that the specification names, and nobody reads. */
const technical = /\/EightwellHealth/g;

/** The texts of a configuration, with the way to each. */
function textsIn(value: unknown, way: string): [string, string][] {
  if (typeof value === 'string') return [[way, value]];
  if (Array.isArray(value)) return value.flatMap((each, at) => textsIn(each, `${way}[${at}]`));
  return isFields(value)
    ? Object.entries(value).flatMap(([key, each]) => textsIn(each, way === '' ? key : `${way}.${key}`))
    : [];
}

/** The sample's display currencies, of which one is worth as much as another. */
function currencyRemnants({
  currency,
  displayCurrencies = { USD: 1, EUR: 1, INR: 1 },
}: Partial<ShopConfig>): Remnant[] {
  const same = Object.entries(displayCurrencies).flatMap(([code, rate]) =>
    rate === 1 && code !== currency ? [code] : [],
  );
  return currency === undefined || same.length === 0
    ? []
    : [
        {
          where: 'shop.config.ts: displayCurrencies',
          what: `shows as many ${same.join(', ')} as ${currency}`,
        },
      ];
}

/** What of shop.config.ts is still the sample's, or still empty. */
export function configRemnants(config: Partial<ShopConfig>): Remnant[] {
  const { company, sections = [] } = config;
  const missing = company === undefined ? [] : missingShopData({ company, sections });
  return [
    ...missing.map((fact) => ({ where: `shop.config.ts: company.${fact}`, what: 'is empty' })),
    ...textsIn(config, '')
      .filter(([, text]) => ofSample.test(text) || text === sampleLogo || text === samplePrefix)
      .map(([way, text]) => ({
        where: `shop.config.ts: ${way}`,
        what:
          way === 'contact.email'
            ? `${text}: below .example, so that all of the shop shows what only the sample says`
            : text,
      })),
    ...currencyRemnants(config),
  ];
}

/** The lines of a text that name the sample. */
export const linesNamingSample = (text: string): number[] =>
  text.split('\n').flatMap((line, at) => (/eightwell/i.test(line.replaceAll(technical, '')) ? at + 1 : []));

/** What a shopper reads, or the build makes pictures of. */
const folders = ['public/locales', 'src/content', 'tools/pictures'];
const isText = /\.(json|md|svg|html|ts)$/;

export const textRemnants = async (folder: string): Promise<Remnant[]> =>
  (await readSources(folder, isText)).flatMap(({ path, text }) =>
    linesNamingSample(text).map((line) => ({ where: `${path}:${line}`, what: 'names Eightwell' })),
  );

/** The drawings of the sample that the shop's catalogue shows; the build leaves the others out. */
function drawingsIn(catalogue: Shown): Remnant[] {
  const count = sampleDrawings(catalogue).shown.length;
  return count === 0
    ? []
    : [{ where: 'the catalogue', what: `${count} of its pictures are drawings of the sample` }];
}

/** What articles name and the catalogue does not have, as the build says it, too. */
async function articleRemnants({ programs = [], products = [] }: Shown): Promise<Remnant[]> {
  const notes = await articleNotes([...programs, ...products]);
  return notes.map((what) => ({ where: 'src/content/articles', what }));
}

/** Every remnant of the sample that can be seen in a shop; none where all of it is somebody's own. */
export async function remnants(config: Partial<ShopConfig>, catalogue: Shown): Promise<Remnant[]> {
  const seen = await Promise.all([...folders.map(textRemnants), articleRemnants(catalogue)]);
  return [...configRemnants(config), ...seen.flat(), ...drawingsIn(catalogue)];
}
