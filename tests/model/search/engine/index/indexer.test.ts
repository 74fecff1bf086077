import { describe, expect, it } from 'vitest';
import { vocabulary } from '../language/support';
import { entry, indexed } from './support';

const english = () =>
  vocabulary({
    freeOf: 'of from',
    concepts: {
      nuts: 'nuts < almond > marzipan',
      warmth: 'hot water bottle',
      drinking: 'bottle',
      spread: 'nut butter',
    },
  });
const german = () =>
  vocabulary({
    stem: (word) => word.replace(/n$/, ''),
    without: 'ohne',
    free: 'frei',
    concepts: { nuts: 'nuss', light: 'lampe' },
  });

describe('the words of an entry', () => {
  it('stand in its fields, as they are written', () => {
    const { word } = indexed(
      [
        entry({
          name: ['Oak Lamps'],
          category: ['Light'],
          tag: ['Evenings'],
          purpose: ['reading', 'oak'],
          text: ['Glows.', 'A light of oak.'],
        }),
      ],
      english(),
    );
    expect(word('lamps')).toEqual(['name']);
    expect(word('light')).toEqual(['category', 'text']);
    expect(word('evenings')).toEqual(['tag']);
    expect(word('oak')).toEqual(['name', 'purpose', 'text']);
    expect(word('lamp')).toEqual([]);
  });

  it('are those of each entry, in their order', () => {
    const { index, word } = indexed(
      [
        entry({ name: ['Oak'] }, { key: 'a' }),
        entry({ name: ['Lamp'] }, { key: 'b' }),
        entry({ text: ['oak'] }, { key: 'c' }),
      ],
      english(),
    );
    expect(index.entries.map(({ key }) => key)).toEqual(['a', 'b', 'c']);
    expect(word('oak')).toEqual(['0 name', '2 text']);
    expect(word('lamp')).toEqual(['1 name']);
  });
});

describe.each(['name', 'tag', 'text'] as const)('what a %s says is not there', (field) => {
  it.each([
    ['behind a word for it', 'Bar without nuts or salt', 'bar without -nuts or salt'],
    ['behind one, in all its parts', 'Bar no tree-nuts or salt', 'bar no -tree -nuts or salt'],
    ['before the word free', 'Oat and nut free bar', 'oat and -nut free bar'],
    ['before it, in all its parts', 'Oat tree-nut free bar', 'oat -tree -nut free bar'],
    ['with free behind a hyphen', 'Oat nut-free bar', 'oat -nut free bar'],
    ['behind free of', 'Oat bar free of nuts or salt', 'oat bar free of -nuts or salt'],
    ['not behind an of alone', 'Bar of nuts', 'bar of nuts'],
    ['not behind another word for of', 'Free bar of nuts', 'free bar of nuts'],
    ['by its ending', 'Oat nutsyfree bar', 'oat nutsyfree -nutsy bar'],
    ['by the ending of a part', 'Low-sugarfree bar', 'low sugarfree -sugar bar'],
    ['not behind a hyphen', 'Without-a doubt nuts', 'without a doubt nuts'],
    ['not before free with a hyphen', 'Nut free-range bar', 'nut free range bar'],
    ['not where free comes first', 'Free bar', 'free bar'],
    ['not where free is the first part', 'Oat free-nut bar', 'oat free nut bar'],
  ])('is absent %s: %s', (_where, text, forms) => {
    const { index } = indexed([entry({ [field]: [text] })], english());
    expect([...index.forms.keys()].join(' ')).toBe(forms);
    expect(new Set([...index.forms.values()].flat()).size).toBe(1);
  });
});

describe('a label that means something else together', () => {
  it.each([
    ['in words', 'Big hot water bottle set'],
    ['with hyphens', 'Big hot-water bottle set'],
    ['as one word', 'Big hot-water-bottle set'],
  ])('lends its words no more weight than a text, written %s', (_how, label) => {
    const { word, concept } = indexed([entry({ tag: [label] })], english());
    expect(['big', 'hot', 'water', 'bottle', 'set'].map((one) => word(one)[0])).toEqual([
      'tag',
      'text',
      'text',
      'text',
      'tag',
    ]);
    expect(concept('warmth')).toEqual(['tag']);
    expect(concept('drinking')).toEqual([]);
  });

  it('may do so twice', () => {
    const { word } = indexed([entry({ category: ['nut butter or hot water bottle'] })], english());
    expect(['nut', 'butter', 'or', 'hot', 'bottle'].map((one) => word(one)[0])).toEqual([
      'text',
      'text',
      'category',
      'text',
      'text',
    ]);
  });

  it('is no name, whose words are what it is called', () => {
    const { word, concept } = indexed([entry({ name: ['Hot water bottle'] })], english());
    expect(word('bottle')).toEqual(['name']);
    expect(concept('warmth')).toEqual(['name']);
  });

  it('is no single word', () => {
    const { word, concept } = indexed([entry({ purpose: ['blue bottle'] })], english());
    expect([word('bottle'), concept('drinking')]).toEqual([['purpose'], ['purpose']]);
  });
});

describe('the concepts of an entry', () => {
  const nutsIn = (own: Parameters<typeof entry>[0], contains: string[] = []) =>
    indexed([entry(own, { contains })], english()).concept('nuts');

  it.each(['name', 'category', 'tag', 'purpose'] as const)('come from its %s', (field) => {
    expect(nutsIn({ [field]: ['Salted nuts'] })).toEqual([field]);
    expect(nutsIn({ [field]: ['Almond'] })).toEqual([field]);
  });

  it('come from what is in it, and count as text', () => {
    expect(nutsIn({}, ['Oats, almonds'])).toEqual(['text']);
  });

  it('come not from its texts, which may only mention them', () => {
    expect(nutsIn({ text: ['Nuts'] })).toEqual([]);
  });

  it('come not from what is wider than the word', () => {
    expect(nutsIn({ name: ['Marzipan'] })).toEqual([]);
  });

  it.each(['Without nuts', 'Nuts without salt', 'Nuts-free', 'Nuts free', 'Nuts and sugar-free oats'])(
    'come not from a text that says what is not there: %s',
    (text) => {
      expect(nutsIn({ name: [text] })).toEqual([]);
      expect(nutsIn({ name: [text], tag: ['Nuts'] })).toEqual(['tag']);
    },
  );

  it('come from a text that has such a word only behind a hyphen, or first', () => {
    expect(nutsIn({ name: ['Nuts carefree-without'] })).toEqual(['name']);
    expect(nutsIn({ name: ['Free-range nuts'] })).toEqual(['name']);
  });
});

describe('words that are written as one', () => {
  it.each(['name', 'category', 'tag', 'purpose'] as const)('are neighbours in a %s', (field) => {
    const { joined } = indexed([entry({ [field]: ['Soft ear plugs', 'Box'] })], english());
    expect(joined('earplug')).toEqual([field]);
    expect(joined('softear')).toEqual([field]);
    expect(joined('softearplug')).toEqual([]);
    expect(joined('plugsbox')).toEqual([]);
    expect(joined('box')).toEqual([]);
  });

  it('are parts of a word with hyphens, which also has neighbours', () => {
    const { index } = indexed([entry({ name: ['Soft ear-plugs box'] })], english());
    expect([...index.joined.keys()].toSorted()).toEqual(['earplug', 'earplugsbox', 'softearplug']);
  });

  it('are none in texts and in what is in it', () => {
    const { index } = indexed([entry({ text: ['Ear plugs'] }, { contains: ['oat-meal'] })], english());
    expect(index.joined.size).toBe(0);
  });
});

describe('the name of an entry', () => {
  it('is known as one word, with its number of words', () => {
    const { index } = indexed(
      [
        entry({ name: ['Hot-Water Bottle'] }),
        entry({ name: ['Lamp'] }),
        entry({ name: ['Hot Water Bottle'] }),
      ],
      english(),
    );
    expect([...index.names]).toEqual([
      ['hotwaterbottle', [0, 2]],
      ['lamp', [1]],
    ]);
    expect(index.nameLengths).toEqual([2, 1, 3]);
  });

  it('is one in each language, and as long as the shorter', () => {
    const { index } = indexed(
      [entry({ name: ['Oak lamp'] }, { local: { name: ['Eichenlampe'] } })],
      english(),
      german(),
    );
    expect(new Map(index.names)).toEqual(
      new Map([
        ['oaklamp', [0]],
        ['eichenlampe', [0]],
      ]),
    );
    expect(index.nameLengths).toEqual([1]);
  });
});

describe('an entry in another language', () => {
  const lamp = entry(
    { name: ['Lamp without nuts'], text: ['no oak'] },
    {
      local: { name: ['Lampen'], tag: ['Ohne Nuss'], text: ['staubfrei, rost-frei und ohne Eiche'] },
      contains: ['onions, no salt'],
      localContains: ['Tomaten, ohne Salz', 'Nuss'],
    },
  );

  it('is read by the rules of that language', () => {
    const { index, word, concept } = indexed([lamp], english(), german());
    expect(index.formsLike('lampe')).toEqual(['lampen']);
    expect(concept('light')).toEqual(['name']);
    expect(word('-nuss')).toEqual(['tag']);
    expect(['-staub', '-rost', '-eiche'].map(word)).toEqual([['text'], ['text'], ['text']]);
  });

  it('is read in English, too', () => {
    const { word } = indexed([lamp], english(), german());
    expect([word('-nuts'), word('-oak'), word('-salt')]).toEqual([['name'], ['text'], ['text']]);
  });

  it('has in it what that language calls so, in any form', () => {
    const { index, word, concept } = indexed([lamp], english(), german());
    expect(concept('nuts')).toEqual(['text']);
    expect(index.formsLike('tomate')).toEqual(['tomaten']);
    expect(word('-salz')).toEqual(['text']);
  });

  it('is only English where the search knows no other', () => {
    const { index, word, concept } = indexed([lamp], english());
    expect([word('lampen'), word('eiche')]).toEqual([[], []]);
    expect([...index.names.keys()]).toEqual(['lampwithoutnuts']);
    expect([concept('nuts'), index.formsLike('tomate')]).toEqual([[], []]);
  });
});
