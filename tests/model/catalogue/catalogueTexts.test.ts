import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogueTextsOf, dictionaryOf } from '../../../src/model/catalogue/catalogueTexts';
import { product, program } from '../../support/samples';

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
