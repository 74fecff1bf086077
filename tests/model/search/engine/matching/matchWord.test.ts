import { describe, expect, it } from 'vitest';
import { fields } from '../../../../../src/model/search/engine/index/entry';
import { sureness } from '../../../../../src/model/search/engine/matching/match';
import { Matcher } from '../../../../../src/model/search/engine/matching/matchWord';
import type { Words } from '../../../../../src/model/search/words/words';
import {
  allFields,
  foundIn,
  havingItself,
  indexOf,
  scoreIn,
  scoresOf,
  singular,
  vocabulary,
  type Shelf,
} from './support';

/** Looks for words on a shelf, in some languages. */
function on(shelf: Shelf, ...languages: Partial<Words>[]) {
  const index = indexOf(shelf, ...languages.map(vocabulary));
  const matcher = new Matcher(index, allFields);
  return {
    word: (word: string) => {
      const match = matcher.word(word);
      return { how: match.how, takenFor: match.takenFor, scores: scoresOf(index, match) };
    },
    itself: (word: string) => havingItself(index, matcher.word(word)),
    phrase: (...parts: string[]) => {
      const meanings = index.vocabularies.flatMap(
        ({ phraseAt, meaningsOf }) => phraseAt(parts, 0)?.meanings ?? meaningsOf(parts.join(' ')),
      );
      const match = matcher.phrase(parts, meanings);
      return { how: match.how, scores: scoresOf(index, match), itself: havingItself(index, match) };
    },
    absent: (word: string) => foundIn(index, matcher.absent(word)),
  };
}

const name = (sure: number) => scoreIn('name', sure);
const nothing = { how: 'none', scores: {} };

describe('a word', () => {
  it('that is there is nothing else', () => {
    const shelf = { lamp: { name: 'Lamp' }, lampion: { name: 'Lampion' }, lamb: { name: 'Lamb' } };
    expect(on(shelf).word('lamp')).toEqual({
      how: 'whole',
      scores: { lamp: name(sureness.same) },
    });
  });

  it('leads to what it means, in any language', () => {
    const shelf = { mask: { name: 'Sleep' }, times: { name: 'Bedtimes' } };
    const { word } = on(shelf, { concepts: { sleep: 'sleep, bedtime' } }, { concepts: { sleep: 'schlaf' } });
    const meant = { how: 'concept', scores: { mask: name(sureness.concept) } };
    expect(word('bedtime')).toEqual(meant);
    expect(word('schlaf')).toEqual(meant);
  });

  it.each<[string, string, Partial<Words>]>([
    ['its beginning', 'teaket', {}],
    ['its end', 'kettle', { hasCompounds: true }],
    ['a near miss', 'teaketle', {}],
    ['what means the same', 'boiler', { concepts: { boiling: 'teakettle, boiler' } }],
  ])('is not there itself where %s is looked for', (_what, typed, words) => {
    const { word, itself } = on({ kettle: { name: 'Teakettle' } }, words);
    expect([Object.keys(word(typed).scores), itself(typed)]).toEqual([['kettle'], []]);
    expect(itself('teakettle')).toEqual(['kettle']);
  });

  it('is found with the compounds it ends', () => {
    const shelf = { mask: { name: 'Maske' }, eyes: { name: 'Augenmaske' } };
    expect(on(shelf, { hasCompounds: true }).word('maske').scores).toEqual({
      mask: name(sureness.same),
      eyes: name(sureness.compound),
    });
  });

  it('is looked for in the fields that are asked for', () => {
    const index = indexOf({ name: { name: 'Lamp' }, tag: { tag: 'Lamp' } });
    const matcher = new Matcher(index, new Set([fields.indexOf('tag')]));
    expect(foundIn(index, matcher.word('lamp'))).toEqual(['tag']);
  });

  it('that nobody knows is found nowhere', () => {
    expect(on({ lamp: { name: 'Lamp' } }).word('xyzzy')).toEqual(nothing);
  });
});

describe('a form of a verb', () => {
  const german: Partial<Words> = {
    concepts: { delivery: 'liefern, versand' },
    verbsOf: (word) => (word === 'geliefert' ? ['liefern'] : []),
  };

  it('leads to the verb', () => {
    const shelf = { deliver: { name: 'Wir liefern' }, other: { name: 'Geliefertes' } };
    expect(on(shelf, { ...german, concepts: {} }).word('geliefert')).toEqual({
      how: 'whole',
      scores: { deliver: name(sureness.same) },
    });
  });

  it('leads to what the verb means', () => {
    const shelf = { sending: { name: 'Versand' }, other: { name: 'Geliefertes' } };
    expect(on(shelf, {}, german).word('geliefert')).toEqual({
      how: 'concept',
      scores: { sending: name(sureness.concept) },
    });
  });

  it('may be something else where the verb is in texts only', () => {
    const shelf = { text: { text: 'Wir liefern.' }, other: { name: 'Geliefertes' } };
    expect(Object.keys(on(shelf, german).word('geliefert').scores)).toEqual(['text', 'other']);
  });
});

describe('two words written as one', () => {
  it.each([
    ['lavendelkerze', 'Kerze mit Lavendel'],
    ['teebad', 'Bad mit Tee'],
  ])('are found apart: %s', (word, both) => {
    const shelf = { both: { name: both }, longer: { name: `${word}n` } };
    expect(on(shelf).word(word)).toEqual({ how: 'whole', scores: { both: name(0.9) } });
  });

  it('are left together where something has them so', () => {
    const shelf = { both: { name: 'Kerze mit Lavendel' }, text: { text: 'Eine Lavendelkerze.' } };
    expect(on(shelf).word('lavendelkerze').scores).toEqual({ text: scoreIn('text', sureness.same) });
  });

  it('may be mistyped', () => {
    expect(on({ both: { name: 'Kerze mit Lavendel' } }).word('lavendelkertze')).toEqual({
      how: 'near',
      takenFor: 'lavendelkerze',
      scores: { both: name(0.9) },
    });
  });

  it('are no mistyped ones where the whole is near another', () => {
    const shelf = { whole: { name: 'Lavendelkerze' }, both: { name: 'Kerze mit Lavendel' } };
    expect(Object.keys(on(shelf).word('lavendelkertze').scores)).toEqual(['whole']);
  });

  it('lead to what the second one says', () => {
    const shelf = { alarm: { name: 'Wecker' }, travel: { name: 'Reise' } };
    expect(on(shelf).word('reisewecker')).toEqual({
      how: 'concept',
      scores: { alarm: name(sureness.compound) },
    });
  });
});

describe('the beginning of a word', () => {
  it('leads to the word', () => {
    const shelf = { kettle: { name: 'Kettle' }, text: { text: 'A kettle.' }, near: { name: 'Kett' } };
    const { how, takenFor, scores } = on(shelf).word('kettl');
    expect([how, takenFor, Object.keys(scores)]).toEqual(['beginning', undefined, ['kettle', 'text']]);
  });

  it('counts the more, the more of the word is typed', () => {
    const { scores } = on({ half: { name: 'Lampions' }, most: { name: 'Lamps' } }).word('lamp');
    expect(scores).toEqual({ half: name(0.8 * sureness.beginning), most: name(0.92 * sureness.beginning) });
  });

  it('is not looked for in texts before it has three letters', () => {
    const { word } = on({ name: { name: 'Lamp' }, text: { text: 'A lamp.' } });
    expect(Object.keys(word('la').scores)).toEqual(['name']);
    expect(Object.keys(word('lam').scores)).toEqual(['name', 'text']);
  });

  it('counts more where the word itself is in texts only', () => {
    const { word } = on({ text: { text: 'Boil the kettle.' }, bell: { name: 'Kettlebell' } });
    const { how, scores } = word('kettle');
    expect(how).toBe('whole');
    expect(scores.text).toBe(scoreIn('text', sureness.same));
    expect(scores.bell).toBeGreaterThan(name(sureness.beginning));
  });

  it('leads from four letters on to what a word of the language means', () => {
    const { word } = on({ mask: { name: 'Sleep' } }, {}, { concepts: { sleep: 'sleep > insomnia' } });
    expect(word('inso')).toEqual({
      how: 'beginning',
      scores: { mask: name(sureness.narrower * sureness.beginning) },
    });
    expect(word('ins')).toEqual(nothing);
    expect(word('omni')).toEqual(nothing);
  });

  it('says more than what the ingredients mean', () => {
    const shelf = { mix: { ingredients: 'Hazelnuts' }, bar: { name: 'Nutsy' } };
    expect(on(shelf, { concepts: { nuts: 'nuts, hazelnuts' } }).word('nuts')).toEqual({
      how: 'beginning',
      scores: { mix: scoreIn('text', sureness.concept), bar: name(0.92 * sureness.beginningBesideText) },
    });
  });
});

describe('a word of phrases', () => {
  const words = { concepts: { skincare: 'serum, night cream' } };

  it('hints at what they stand for', () => {
    expect(on({ oil: { name: 'Serum' } }, {}, words).word('cream')).toEqual({
      how: 'concept',
      scores: { oil: name(sureness.narrower) },
    });
  });

  it('is rather the beginning of a word, but no near miss', () => {
    const creak = { oil: { name: 'Serum' }, door: { name: 'Creak' } };
    expect(Object.keys(on(creak, words).word('cream').scores)).toEqual(['oil']);
    const creamy = { oil: { name: 'Serum' }, soup: { name: 'Creamy Soup' } };
    expect(Object.keys(on(creamy, words).word('cream').scores)).toEqual(['soup']);
  });
});

describe('a mistyped word', () => {
  it('is taken for what was meant', () => {
    const shelf = { lamp: { name: 'Lamp' }, mat: { name: 'Mat' } };
    const { how, takenFor, scores } = on(shelf).word('lanp');
    expect([how, takenFor, Object.keys(scores)]).toEqual(['near', 'lamp', ['lamp']]);
  });

  it('counts the less, the farther it is from what was meant', () => {
    const { takenFor, scores } = on({ far: { name: 'Lamb' }, near: { name: 'Limp' } }).word('lamp');
    expect([takenFor, Object.keys(scores)]).toEqual(['limp', ['near', 'far']]);
    expect(scores.near).toBeGreaterThan(scores.far ?? 0);
    expect(scores.near).toBeLessThan(name(sureness.near));
  });

  it('counts even where it is short', () => {
    expect(on({ tea: { name: 'Tea' } }).word('teq').scores.tea).toBeGreaterThan(0);
  });

  it('leads to what the word stands for that was meant', () => {
    const words = { concepts: { sleep: 'sleep, insomnia' } };
    const about = { mask: { name: 'Sleep' } };
    const alone = on(about, words).word('insomia');
    expect([alone.how, alone.takenFor, Object.keys(alone.scores)]).toEqual(['near', 'insomnia', ['mask']]);
    const shelf = { ...about, book: { name: 'Insomnias' } };
    const beside = on(shelf, {}, { ...words, stem: singular }).word('insomias');
    expect([beside.takenFor, Object.keys(beside.scores)]).toEqual(['insomnias', ['book', 'mask']]);
  });

  it('is not taken for a word that leads nowhere', () => {
    expect(on({ lamp: { name: 'Lamp' } }, { concepts: { sleep: 'insomnia' } }).word('insomia')).toEqual(
      nothing,
    );
  });
});

describe('several words', () => {
  it.each([
    ['as one', 'Earplugs'],
    ['with a hyphen', 'Ear-Plugs'],
    ['as neighbours', 'Ear Plug'],
  ])('are found written %s', (_how, written) => {
    const shelf = { thing: { name: written }, ear: { name: 'Ear' }, plug: { name: 'Plugs' } };
    expect(on(shelf).phrase('ear', 'plugs')).toEqual({
      how: 'whole',
      itself: ['thing'],
      scores: { thing: name(sureness.same) },
    });
  });

  it('may be one, with what has its stem', () => {
    const { phrase } = on({ one: { name: 'Lamp' }, many: { name: 'Lamps' } }, { stem: singular });
    expect(phrase('lamp').scores).toEqual({ one: name(sureness.same), many: name(sureness.stem) });
  });

  it('may be one, with what it means', () => {
    const { phrase } = on(
      { mask: { name: 'Sleep' }, book: { name: 'Bedtime' } },
      { concepts: { sleep: 'sleep, bedtime' } },
    );
    expect(phrase('sleep').scores).toEqual({ mask: name(sureness.same), book: name(sureness.concept) });
  });

  it('lead to what they stand for, and first to what has them too', () => {
    const shelf = {
      oil: { name: 'Serum' },
      cream: { name: 'Night Care', tag: 'Serum' },
      night: { name: 'Night' },
    };
    const { how, scores } = on(shelf, { concepts: { skincare: 'serum, night cream' } }).phrase(
      'night',
      'cream',
    );
    expect(how).toBe('concept');
    expect(scores).toEqual({
      oil: name(sureness.concept),
      cream: scoreIn('tag', sureness.concept) + name(0.1 * sureness.same),
    });
  });

  it('lead no sooner to what has those of them that say nothing', () => {
    const shelf = { oil: { name: 'Serum' }, cream: { name: 'Serum for You' } };
    const words = { idle: 'for', concepts: { skincare: 'serum, for skin' } };
    const sure = name(sureness.concept);
    expect(on(shelf, words, {}).phrase('for', 'skin').scores).toEqual({ oil: sure, cream: sure });
  });

  it('that nothing has are found nowhere', () => {
    const found = on({ ear: { name: 'Ear' } }).phrase('ear', 'plugs');
    expect(found).toEqual({ ...nothing, itself: [] });
  });
});

it('things say what they are without', () => {
  const shelf = { without: { tag: 'Without nuts' }, having: { tag: 'Nuts' } };
  expect(on(shelf).absent('nuts')).toEqual(['without']);
});

it('what was found for a query is taken again for the next one', () => {
  const index = indexOf({ lamp: { name: 'Lamp' }, mat: { name: 'Mat' } });
  const matcher = new Matcher(index, allFields);
  const before = matcher.word('lamp');
  matcher.begin();
  const after = matcher.word('mat');
  expect(after).toBe(before);
  expect(foundIn(index, after)).toEqual(['mat']);
});

it('a prepared matcher finds the same', () => {
  const index = indexOf({ lamp: { name: 'Lamp' } });
  const [prepared, other] = [new Matcher(index, allFields), new Matcher(index, allFields)];
  prepared.prepare();
  for (const word of ['lamp', 'la', 'lanp']) expect(prepared.word(word)).toEqual(other.word(word));
});
