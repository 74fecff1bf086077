import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogueTextsOf, dictionaryOf, translationsOf } from '#model/catalogue/catalogueTexts';
import { product, program } from '#tests/support/samples';

const mat = product({
  name: 'Mat',
  summary: 'Soft.',
  ingredients: 'Cork',
  details: [
    { label: 'Material', value: 'Cork and rubber' },
    { label: 'Care', value: 'Wipe' },
  ],
});
const calm = program({
  id: 'mat',
  name: 'Calm Days',
  includes: ['A poster', 'A map'],
  outline: [{ title: 'Begin', text: 'Sit down.' }],
  faq: [{ question: 'How long?', answer: 'Six weeks.' }],
});

const node = {
  products: {
    mat: {
      name: 'Matte',
      summary: 7,
      ingredients: 'Kork (Zutat)',
      details: [{ label: 'Material', value: 'Kork und Gummi' }, { label: 'Pflege' }],
    },
  },
  programs: {
    mat: {
      name: 'Ruhige Tage',
      includes: ['Ein Plakat'],
      outline: { 0: { title: 'Anfangen', text: 'Hinsetzen.' } },
      faq: [{ question: 'Wie lange?', answer: 'Sechs Wochen.' }],
    },
  },
  words: { color: [{ en: 'Fern', text: 'Farn' }, { en: 'Plum' }, 'odd'], tag: 'nothing' },
};

describe('the catalogue in another language', () => {
  const say = dictionaryOf([mat, calm], catalogueTextsOf(node));
  it.each([
    ['Mat', 'Matte'],
    ['Cork', 'Kork (Zutat)'],
    ['Material', 'Material'],
    ['Cork and rubber', 'Kork und Gummi'],
    ['Care', 'Pflege'],
    ['Calm Days', 'Ruhige Tage'],
    ['A poster', 'Ein Plakat'],
    ['Begin', 'Anfangen'],
    ['Sit down.', 'Hinsetzen.'],
    ['How long?', 'Wie lange?'],
    ['Six weeks.', 'Sechs Wochen.'],
  ])('%s is %s', (english, text) => {
    expect(say(english)).toBe(text);
  });
  it.each(['Soft.', 'Wipe', 'A map', 'Nothing of the catalogue', ''])('leaves “%s” to English', (english) => {
    expect(say(english)).toBeUndefined();
  });
  it('keeps words of a kind apart from texts', () => {
    expect(say('Fern', 'color')).toBe('Farn');
    expect(say('Fern')).toBeUndefined();
    expect(say('Fern', 'tag')).toBeUndefined();
    expect(say('Plum', 'color')).toBeUndefined();
  });
  it('says a word as the item says it, where two items mean two things by it', () => {
    const tee = product({ id: 'tee', details: [{ label: 'Cut', value: 'Wide' }] });
    const pen = product({ id: 'pen', details: [{ label: 'Cut', value: 'Fine' }] });
    const texts = catalogueTextsOf({
      products: { tee: { details: [{ label: 'Schnitt' }] }, pen: { details: [{ label: 'Spitze' }] } },
    });
    const translate = dictionaryOf([tee, pen], texts);
    expect([translate('Cut', tee), translate('Cut', pen), translate('Cut')]).toEqual([
      'Schnitt',
      'Spitze',
      'Schnitt',
    ]);
    expect(translate('Cut', product({ id: 'else' }))).toBe('Schnitt');
  });
  it('has items whose ids are numbers, which the database answers as a list', () => {
    const { product: texts } = catalogueTextsOf({ products: [null, { name: 'Matte' }] });
    expect(texts.get('1')?.name).toBe('Matte');
  });

  it('reads whatever the database holds without failing', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const whole = dictionaryOf([mat, calm], catalogueTextsOf(value))('Mat');
        const part = dictionaryOf([mat], catalogueTextsOf({ products: { mat: value }, words: value }))(
          'Mat',
          'tag',
        );
        for (const said of [whole, part]) expect(['string', 'undefined']).toContain(typeof said);
      }),
    );
  });
});

describe('a node with every text there is', () => {
  const paper = product({
    id: 'paper',
    name: 'Paper',
    summary: 'White.',
    description: 'Made of wood.',
    ingredients: 'Wood',
    safety: { warnings: 'Keep dry.' },
    details: [{ label: 'Size', value: 'Large' }],
  });
  const walk = program({
    id: 'walk',
    name: 'Walk',
    summary: 'Go.',
    description: 'Go out.',
    outcome: 'You went.',
    suits: 'Feet',
    includes: ['A map', 'A hat'],
    outline: [
      { title: 'One', text: 'First.' },
      { title: 'Two', text: 'Second.' },
    ],
    faq: [
      { question: 'Why?', answer: 'Why not.' },
      { question: 'When?', answer: 'Now.' },
    ],
  });
  const whole = {
    products: {
      paper: {
        name: 'Papier',
        summary: 'Weiß.',
        description: 'Aus Holz.',
        ingredients: 'Holz',
        safety: { warnings: 'Trocken halten.' },
        details: [{ label: 'Größe', value: 'Groß' }],
        keywords: ['blatt', 7],
      },
    },
    programs: {
      walk: {
        name: 'Gang',
        summary: 'Geh.',
        description: 'Geh hinaus.',
        outcome: 'Du gingst.',
        suits: 'Füße',
        includes: ['Eine Karte', 7],
        outline: [{ title: 'Eins', text: 'Erstens.' }],
        faq: [{ question: 'Warum?', answer: 'Warum nicht.' }],
      },
    },
    words: { color: [{ en: 'Fern', text: 'Farn' }, { text: 'Ohne' }, { en: '', text: 'Leer' }] },
  };

  it('is read whole, and what is no text is empty', () => {
    const texts = catalogueTextsOf(whole);
    const { safety, ...product1 } = whole.products.paper;
    const { walk: program1 } = whole.programs;
    expect(texts.product.get('paper')).toEqual({
      ...product1,
      ...safety,
      outcome: '',
      suits: '',
      includes: [],
      outline: [],
      faq: [],
      keywords: ['blatt'],
    });
    expect(texts.program.get('walk')).toEqual({
      ...program1,
      ingredients: '',
      warnings: '',
      includes: ['Eine Karte', ''],
      details: [],
      keywords: [],
    });
    expect([...texts.words.color]).toEqual([['Fern', 'Farn']]);
  });

  it('gives each English text beside its own translation, and nothing beside what is missing', () => {
    const texts = catalogueTextsOf(whole);
    const paperTexts = texts.product.get('paper');
    const walkTexts = texts.program.get('walk');
    if (!paperTexts || !walkTexts) throw new Error('The texts were not read.');
    expect([...translationsOf(paper, paperTexts)]).toEqual([
      ['Paper', 'Papier'],
      ['White.', 'Weiß.'],
      ['Made of wood.', 'Aus Holz.'],
      ['Wood', 'Holz'],
      ['Keep dry.', 'Trocken halten.'],
      ['Size', 'Größe'],
      ['Large', 'Groß'],
    ]);
    expect([...translationsOf(product({ name: 'Paper' }), paperTexts)]).toHaveLength(3);
    expect([
      ...translationsOf({ ...paper, details: [...paper.details, ...paper.details] }, paperTexts),
    ]).toEqual(
      expect.arrayContaining([
        ['Size', ''],
        ['Large', ''],
      ]),
    );
    expect([...translationsOf(walk, walkTexts)]).toEqual([
      ['Walk', 'Gang'],
      ['Go.', 'Geh.'],
      ['Go out.', 'Geh hinaus.'],
      ['You went.', 'Du gingst.'],
      ['Feet', 'Füße'],
      ['A map', 'Eine Karte'],
      ['A hat', ''],
      ['One', 'Eins'],
      ['First.', 'Erstens.'],
      ['Two', ''],
      ['Second.', ''],
      ['Why?', 'Warum?'],
      ['Why not.', 'Warum nicht.'],
      ['When?', ''],
      ['Now.', ''],
    ]);
  });
});
