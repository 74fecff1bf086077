import { describe, expect, it } from 'vitest';
import { readSeed } from '#local/seed/readSeed';
import type { Language } from '#model/languages';
import { finderFor } from '#tools/bench/search/searchQuality';

/** What shoppers type, and what has to stand first among items; a question also finds its page first. */
const wanted: Record<Language, Readonly<Record<string, string>>> = {
  en: {
    'cork mat': 'product:cork-mat',
    'yoga mat': 'product:cork-mat',
    'water bottle': 'product:trail-bottle',
    'hot water bottle': 'product:knit-hot-water-bottle',
    'sleep mask': 'product:silk-eye-mask',
    headphones: 'product:hush-headphones',
    pillow: 'product:spelt-pillow',
    'ear plugs': 'product:wax-ear-plugs',
    earplugs: 'product:wax-ear-plugs',
    'jump rope': 'product:sisal-rope',
    raincoat: 'product:drizzle-jacket',
    sunscreen: 'product:mineral-sun-cream',
    'hand cream': 'product:oat-hand-cream',
    soap: 'product:olive-and-sage-soap',
    comb: 'product:pear-wood-comb',
    'kitchen scale': 'product:kitchen-scale',
    speaker: 'product:pocket-speaker',
    muesli: 'product:seven-seed-granola',
    postcards: 'product:slow-post-cards',
    grief: 'program:room-for-sorrow',
    pension: 'program:a-plan-for-later',
    'green socks': 'product:trail-socks',
    honey: 'product:lime-blossom-honey',
    running: 'program:first-five-kilometres',
    dance: 'program:dance-in-the-kitchen',
    'hill walking': 'program:hill-walker',
    'weigted blanket': 'product:weighted-blanket',
    'exercises at a desk': 'program:desk-break-strength',
    'unhurried yoga': 'program:unhurried-yoga',
    'herbal tea without caffeine': 'product:evening-meadow-tea',
    anxiety: 'page:topics/anxiety',
    'how to sleep better': 'page:topics/sleep',
  },
  fn: {
    'cork mat': 'product:cork-mat',
    'tapis de yoga': 'product:cork-mat',
    gourde: 'product:trail-bottle',
    bouillotte: 'product:knit-hot-water-bottle',
    'masque de nuit': 'product:silk-eye-mask',
    'casque audio': 'product:hush-headphones',
    oreiller: 'product:spelt-pillow',
    orreiller: 'product:spelt-pillow',
    "bouchons d'oreilles": 'product:wax-ear-plugs',
    'boules quies': 'product:wax-ear-plugs',
    'corde à sauter': 'product:sisal-rope',
    imperméable: 'product:drizzle-jacket',
    'crème solaire': 'product:mineral-sun-cream',
    'creme pour les mains': 'product:oat-hand-cream',
    savon: 'product:olive-and-sage-soap',
    peigne: 'product:pear-wood-comb',
    'balance de cuisine': 'product:kitchen-scale',
    enceinte: 'product:pocket-speaker',
    muesli: 'product:seven-seed-granola',
    'carnet de croquis': 'product:field-sketchbook',
    peignoir: 'product:waffle-robe',
    'couverture lestée': 'product:weighted-blanket',
    deuil: 'program:room-for-sorrow',
    retraite: 'program:a-plan-for-later',
    concentration: 'program:deep-work-short-days',
    'chaussettes vertes': 'product:trail-socks',
    miel: 'product:lime-blossom-honey',
    'course à pied': 'program:first-five-kilometres',
    danser: 'program:dance-in-the-kitchen',
    'exercices au bureau': 'program:desk-break-strength',
    'tisane sans caféine': 'product:evening-meadow-tea',
    anxiété: 'page:topics/anxiety',
    'comment mieux dormir': 'page:topics/sleep',
  },
  de: {
    'cork mat': 'product:cork-mat',
    Yogamatte: 'product:cork-mat',
    Jogamatte: 'product:cork-mat',
    Trinkflasche: 'product:trail-bottle',
    Wärmflaschen: 'product:knit-hot-water-bottle',
    Schlafmaske: 'product:silk-eye-mask',
    Kopfhörer: 'product:hush-headphones',
    Kopfkissen: 'product:spelt-pillow',
    Ohrstöpsel: 'product:wax-ear-plugs',
    Springseil: 'product:sisal-rope',
    Regenjacke: 'product:drizzle-jacket',
    Sonnencreme: 'product:mineral-sun-cream',
    Handcreme: 'product:oat-hand-cream',
    Seife: 'product:olive-and-sage-soap',
    Kamm: 'product:pear-wood-comb',
    Küchenwaage: 'product:kitchen-scale',
    kuechenwaage: 'product:kitchen-scale',
    Lautsprecher: 'product:pocket-speaker',
    Müsli: 'product:seven-seed-granola',
    Skizzenbuch: 'product:field-sketchbook',
    Bademantel: 'product:waffle-robe',
    Gewichtsdecke: 'product:weighted-blanket',
    'Lippen Balsam': 'product:beeswax-lip-balm',
    Trauer: 'program:room-for-sorrow',
    Altersvorsorge: 'program:a-plan-for-later',
    Konzentration: 'program:deep-work-short-days',
    'grüne Socken': 'product:trail-socks',
    Honig: 'product:lime-blossom-honey',
    Laufen: 'program:first-five-kilometres',
    Tanzen: 'program:dance-in-the-kitchen',
    'Übungen am Schreibtisch': 'program:desk-break-strength',
    'Kräutertee ohne Koffein': 'product:evening-meadow-tea',
    Angst: 'page:topics/anxiety',
    'wie kann ich besser schlafen': 'page:topics/sleep',
  },
};

describe.each(Object.entries(wanted))('the first hit in %s', (language, queries) => {
  const finder = finderFor(language as Language);

  it('is asked for thirty times at least', () => {
    expect(Object.keys(queries).length).toBeGreaterThanOrEqual(30);
  });

  it.each(Object.entries(queries))('for “%s” is %s', async (query, first) => {
    const { items, pages } = (await finder)(query);
    expect(first.startsWith('page:') ? pages[0] : items[0]).toBe(first);
  });
});

describe.each<Language>(['fn', 'de'])('an English word, in %s', (language) => {
  const finder = finderFor(language);

  it.each([
    ['soap', 'product:olive-and-sage-soap'],
    ['pillow', 'product:spelt-pillow'],
    ['raincoat', 'product:drizzle-jacket'],
    ['water bottle', 'product:trail-bottle'],
    ['hairbrush', 'product:pear-wood-comb'],
    ['dressing gown', 'product:waffle-robe'],
    ['lined notebook', 'product:evening-journal'],
    ['grief', 'program:room-for-sorrow'],
    ['moisturiser', 'product:oat-hand-cream'],
  ])('“%s” finds what it finds in English', async (query, wantedItem) => {
    expect((await finder)(query).items.slice(0, 3)).toContain(wantedItem);
  });
});

it.each<Language>(['de', 'fn'])('in %s an item is found first by its English name', async (language) => {
  const find = await finderFor(language);
  const { programs, products } = readSeed();
  const named = [
    ...Object.entries(programs).map(([id, { name }]) => ({ name, key: `program:${id}` })),
    ...Object.entries(products).map(([id, { name }]) => ({ name, key: `product:${id}` })),
  ];
  expect(named.filter(({ name, key }) => find(name).items[0] !== key)).toEqual([]);
});

/** What looks like an English word means what it means in the language of the shopper. */
it.each<[Language, string, string, readonly string[]]>([
  ['de', 'Tee', 'product:first-light-tea', ['product:everyday-tee']],
  ['de', 'Kräutertee', 'product:evening-meadow-tea', ['product:everyday-tee']],
  ['fn', 'thé', 'product:first-light-tea', ['program:dance-in-the-kitchen', 'program:the-gratitude-walk']],
  ['fn', 'tisane', 'product:evening-meadow-tea', ['program:steady-from-the-middle']],
  ['fn', 'pain', 'product:mushroom-toast', ['program:desk-break-strength']],
])(
  'in %s “%s” finds %s first, and nothing of its English look-alike',
  async (language, query, wantedItem, unwanted) => {
    const { items } = (await finderFor(language))(query);
    expect(items[0]).toBe(wantedItem);
    expect(items.filter((key) => unwanted.includes(key))).toEqual([]);
  },
);

it.each<[Language, string]>([
  ['en', 'can i return an order'],
  ['en', 'send back my order'],
  ['de', 'kann ich eine Bestellung zurückgeben'],
  ['de', 'Bestellung zurückschicken'],
  ['fn', 'puis-je retourner une commande'],
  ['fn', 'renvoyer ma commande'],
])('a question about returns, in %s “%s”, finds what the terms say of them', async (language, query) => {
  expect((await finderFor(language))(query).pages.slice(0, 3)).toContain('page:legal/terms-conditions/8');
});
