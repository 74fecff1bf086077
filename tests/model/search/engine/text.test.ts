import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plain, wordsOf } from '#model/search/engine/text';

describe('plain text', () => {
  it.each([
    ['is lower case', 'Oak LAMP', 'oak lamp'],
    ['has no accents', 'Crème Été', 'creme ete'],
    ['has no accents, however they are made', 'Cre\u0300me', 'creme'],
    ['has no ligatures', 'Œuf, cæcum, ﬁg', 'oeuf, caecum, fig'],
    ['has no sharp s', 'Süß, SÜẞ', 'suss, suss'],
    ['has no apostrophes', "children's", 'childrens'],
    ['has none that are curved', 'children’s', 'childrens'],
    ['has none that open', 'children‘s', 'childrens'],
    ['has no accent for an apostrophe', 'children´s', 'childrens'],
    ['has no backtick for an apostrophe', 'children`s', 'childrens'],
    ['has no wide backtick for an apostrophe', 'children\uff40s', 'childrens'],
    ['has no Greek accent for an apostrophe', 'children\u1fefs, Paul\u1ffds', 'childrens, pauls'],
    ['keeps other marks', 'tea & soup, $5', 'tea & soup, $5'],
  ])('%s', (_rule, text, expected) => {
    expect(plain(text)).toBe(expected);
  });

  it.each([
    ["l'avoine", ' avoine'],
    ['L’Avoine', ' avoine'],
    ['l`avoine', ' avoine'],
    ['l´avoine', ' avoine'],
    ["huile d'olive", 'huile  olive'],
    ["ce qu'il faut", 'ce  il faut'],
  ])('has no elided article: %s', (text, expected) => {
    expect(plain(text)).toBe(expected);
  });

  it.each([
    ['behind a letter', "Paul's", 'pauls'],
    ['behind a number', "5s'il", '5sil'],
    ['before a number', "l'1", 'l1'],
    ['of more letters', "aujourd'hui", 'aujourdhui'],
  ])('takes no apostrophe for one of an article %s', (_place, text, expected) => {
    expect(plain(text)).toBe(expected);
  });

  it('stays as it is when it is made plain again', () => {
    const text = fc.oneof(
      fc.string({ unit: fc.constantFrom(...Array.from("aldZéßœ’'`´″\u1fef\u1ffd\uff40- 1")), maxLength: 12 }),
      fc.string({ unit: 'grapheme', maxLength: 12 }),
    );
    fc.assert(
      fc.property(text, (any) => {
        expect(plain(plain(any))).toBe(plain(any));
      }),
    );
  });
});

describe('the words of a text', () => {
  it.each([
    [
      'stand between whatever is no letter or number',
      'Tea, (soup) & 2kg/rice!',
      ['tea', 'soup', '2kg', 'rice'],
    ],
    ['are parted at hyphens of any kind', 'Hot-Water‐Bottle ré‑mi', ['hot', 'water', 'bottle', 're', 'mi']],
    ['may be of any script', 'té суп', ['te', 'суп']],
    ['are none in nothing', '', []],
    ['are none in marks', '– & …', []],
  ])('%s', (_rule, text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it('are cut where nobody would type on', () => {
    const longest = 'a'.repeat(40);
    expect(wordsOf(`${longest}b ${longest}`)).toEqual([longest, longest]);
  });
});
