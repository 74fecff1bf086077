import { describe, expect, it } from 'vitest';
import { Compounds } from '../../../../../src/model/search/engine/matching/compounds';
import { sureness } from '../../../../../src/model/search/engine/matching/match';
import { NearForms } from '../../../../../src/model/search/engine/matching/nearForms';
import { indexOf, scoreIn, scoresOf, takerOf, vocabulary, type Shelf, type Texts } from './support';

const german = vocabulary({ hasCompounds: true, without: 'ohne', idle: 'oder' });
const english = vocabulary();

/** What one way of looking for compounds finds on a shelf. */
function look(
  way: 'takeEndingWith' | 'takeBoth' | 'takeMistyped' | 'takeHead',
  word: string,
  shelf: Shelf,
  languages = [german],
) {
  const index = indexOf(shelf, ...languages);
  const taker = takerOf(index);
  const match = taker.emptyMatch();
  const isFound = new Compounds(taker, new NearForms(index))[way](match, word);
  return { isFound, how: match.how, takenFor: match.takenFor, scores: scoresOf(index, match) };
}

const nothing = { how: 'none', scores: {} };

describe('the end of a compound', () => {
  it.each([
    ['maske', 'Augenmaske'],
    ['boot', 'Hausboot'],
    ['licht', 'Neulicht'],
  ])('is found: %s in %s', (end, name) => {
    const found = look('takeEndingWith', end, { thing: { name }, other: { name: `${name}raum` } });
    expect(found.how).toBe('whole');
    expect(found.scores).toEqual({ thing: scoreIn('name', sureness.compound) });
  });

  it.each([
    ['is shorter than four letters', 'rad', { name: 'Laufrad' }],
    ['has less than three letters before it', 'maske', { name: 'Abmaske' }],
    ['is the word itself', 'maske', { name: 'Maske' }],
    ['is of what something is without', 'nuss', { tag: 'ohne Haselnuss' }],
  ])('is not looked for where it %s', (_what, end, thing) => {
    expect(look('takeEndingWith', end, { thing })).toEqual(nothing);
  });

  it('is looked for where one of the languages writes compounds as one word', () => {
    const shelf = { eyes: { name: 'Augenmaske' } };
    expect(look('takeEndingWith', 'maske', shelf, [english])).toEqual(nothing);
    expect(look('takeEndingWith', 'maske', shelf, [english, german]).how).toBe('whole');
  });

  it('does not make a whole word of a concept', () => {
    const words = vocabulary({ hasCompounds: true, concepts: { sleep: 'schlaf nacht, nachtruhe, schlaf' } });
    const index = indexOf({ tea: { tag: 'Nachtruhe' }, book: { name: 'Winterschlaf' } }, words);
    const taker = takerOf(index);
    const match = taker.single('schlaf');
    new Compounds(taker, new NearForms(index)).takeEndingWith(match, 'schlaf');
    expect(Object.keys(scoresOf(index, match))).toEqual(['tea', 'book']);
    expect(match.how).toBe('concept');
  });
});

describe('two words written as one', () => {
  it('are found where something has both, by the less telling of them', () => {
    const found = look('takeBoth', 'lavendelkerze', {
      both: { name: 'Kerze', tag: 'Lavendel' },
      one: { name: 'Kerze' },
      other: { name: 'Lavendel' },
    });
    expect(found).toEqual({
      isFound: true,
      how: 'whole',
      scores: { both: scoreIn('tag', 0.9) },
    });
  });

  it.each([
    ['teekanne', 'Tee Kanne'],
    ['abendtee', 'Abend Tee'],
    ['abendstee', 'Abend Tee'],
    ['tagesdecke', 'Tag Decke'],
    ['bauernbrot', 'Bauer Brot'],
    ['sternenlicht', 'Stern Licht'],
    ['nestdecke', 'Nest Decke'],
  ])('are parted with their letters between: %s, %s', (word, name) => {
    expect(look('takeBoth', word, { thing: { name } }).isFound).toBe(true);
  });

  it('may be known by what they mean', () => {
    const words = vocabulary({ hasCompounds: true, concepts: { sleep: 'schlaf, nachtruhe' } });
    const shelf = { mask: { name: 'Maske', tag: 'Nachtruhe' } };
    expect(look('takeBoth', 'schlafmaske', shelf, [english, words])).toEqual({
      isFound: true,
      how: 'whole',
      scores: { mask: scoreIn('tag', 0.9 * sureness.concept) },
    });
  });

  it.each<[string, string, Texts]>([
    ['the first is unknown', 'gartenkerze', { name: 'Kerze' }],
    ['the second is unknown', 'lavendelstuhl', { name: 'Lavendel' }],
    ['the first has two letters', 'eikanne', { name: 'Ei Kanne' }],
    ['the first has two letters and an s', 'eisbrot', { name: 'Ei Brot' }],
    ['the second has two letters', 'kannenei', { name: 'Kannen Ei' }],
    ['one of them says nothing', 'oderkanne', { name: 'Oder Kanne' }],
    ['one of them stands in a text only', 'lavendelkerze', { name: 'Kerze', text: 'Neben Lavendel.' }],
  ])('are not found where %s', (_what, word, thing) => {
    expect(look('takeBoth', word, { thing })).toEqual({ ...nothing, isFound: false });
  });

  it('say nothing where one of the languages says so', () => {
    const shelf = { thing: { name: 'Oder Kanne' } };
    expect(look('takeBoth', 'oderkanne', shelf, [german, english]).isFound).toBe(false);
  });

  it('are parted late rather than early, and early where something has both only then', () => {
    const early = { early: { name: 'Topferde', tag: 'Blumen' } };
    expect(look('takeBoth', 'blumentopferde', early).scores).toEqual({ early: scoreIn('tag', 0.9) });
    const parts = { ...early, pot: { name: 'Blumentopf' }, soil: { name: 'Erde' } };
    expect(look('takeBoth', 'blumentopferde', parts).scores).toEqual({ early: scoreIn('tag', 0.9) });
    const late = { ...early, late: { name: 'Erde', tag: 'Blumentopf' } };
    expect(look('takeBoth', 'blumentopferde', late).scores).toEqual({ late: scoreIn('tag', 0.9) });
  });
});

describe('two words written as one, the second mistyped', () => {
  it('are taken for what was meant', () => {
    const shelf = { both: { name: 'Kerze', tag: 'Lavendel' }, one: { name: 'Kerze' } };
    expect(look('takeMistyped', 'lavendelkertze', shelf)).toEqual({
      isFound: true,
      how: 'near',
      takenFor: 'lavendelkerze',
      scores: { both: scoreIn('tag', 0.9) },
    });
  });

  it.each([
    ['four letters in the first', 'duftkertze', 'Duft Kerze'],
    ['four letters in the second', 'abendbrto', 'Abend Brot'],
    ['twenty-four letters', `${'a'.repeat(18)}kertze`, `${'a'.repeat(18)} Kerze`],
  ])('may have %s', (_what, word, name) => {
    expect(look('takeMistyped', word, { thing: { name } }).isFound).toBe(true);
  });

  it.each<[string, string, Texts]>([
    ['the first is unknown', 'gartenkertze', { name: 'Kerze' }],
    ['the second is far from all words', 'lavendelstuhl', { name: 'Lavendel Kerze' }],
    ['the second is near a word that says nothing', 'lavendelodre', { name: 'Lavendel oder Kerze' }],
    ['nothing has both', 'lavendelkertze', { name: 'Kerze', text: 'Neben Lavendel.' }],
    ['the first has three letters', 'teekertze', { name: 'Tee Kerze' }],
    ['the second has three letters', 'abendtea', { name: 'Abend Tee' }],
    ['they have more than twenty-four', `${'a'.repeat(19)}kertze`, { name: `${'a'.repeat(19)} Kerze` }],
  ])('are not found where %s', (_what, word, thing) => {
    expect(look('takeMistyped', word, { thing })).toEqual({ ...nothing, isFound: false });
  });
});

describe('the second of two words written as one says what the thing is', () => {
  it.each([
    ['where both are known', 'reisewecker', [english]],
    ['where the first is known to nobody', 'nachttischwecker', [german]],
    ['where that has three letters', 'neuwecker', [german]],
  ])('%s: %s', (_what, word, languages) => {
    const shelf = { alarm: { name: 'Wecker' }, travel: { name: 'Reise' } };
    expect(look('takeHead', word, shelf, languages)).toEqual({
      how: 'concept',
      scores: { alarm: scoreIn('name', sureness.compound) },
    });
  });

  it('takes the longest that something has', () => {
    const lamp = { lamp: { name: 'Lampe' } };
    const both = { ...lamp, table: { name: 'Tischlampe' } };
    expect(Object.keys(look('takeHead', 'nachttischlampe', both).scores)).toEqual(['table']);
    const known = vocabulary({ hasCompounds: true, concepts: { light: 'tischlampe' } });
    expect(Object.keys(look('takeHead', 'nachttischlampe', lamp, [known]).scores)).toEqual(['lamp']);
  });

  it('may have five letters that a text has, and four that a name has', () => {
    const text = { text: { text: 'Eine Reise, ein Flug.' } };
    expect(Object.keys(look('takeHead', 'langreise', text).scores)).toEqual(['text']);
    const name = { ...text, name: { name: 'Flug' } };
    expect(Object.keys(look('takeHead', 'langflug', name).scores)).toEqual(['text', 'name']);
  });

  it.each<[string, string, Texts, (typeof german)[]]>([
    ['four letters that only a text has', 'langflug', { text: 'Ein Flug.' }, [german]],
    ['a word that says nothing', 'langoder', { name: 'Oder' }, [german]],
    ['three letters', 'lichtbad', { name: 'Bad' }, [german]],
    ['two letters before it', 'abwecker', { name: 'Wecker' }, [german]],
    ['a language that writes words apart', 'nachttischwecker', { name: 'Wecker' }, [english]],
  ])('but not with %s', (_what, word, thing, languages) => {
    expect(look('takeHead', word, { thing }, languages)).toEqual(nothing);
  });
});
