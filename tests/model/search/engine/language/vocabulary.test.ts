import { describe, expect, it } from 'vitest';
import type { Vocabulary } from '../../../../../src/model/search/engine/language/vocabulary';
import { vocabulary } from './support';

const concepts = (meanings: ReturnType<Vocabulary['meaningsOf']> = []) =>
  meanings.map(({ concept }) => concept);

const partsOf = (text: string) => text.split(' ');

describe('what a word means', () => {
  const sweets = () =>
    vocabulary({
      concepts: {
        nuts: 'nut, nuts, trail mix < almond, pecan pie > marzipan, nut bar',
        spread: 'butter, almond',
        sweet: '> marzipan',
      },
    });
  const meaningsOf = (word: string) => sweets().meaningsOf(word);

  it.each([
    ['itself', 'nut', { concept: 'nuts', isNarrower: false, isKind: false }],
    ['a kind of it', 'almond', { concept: 'nuts', isNarrower: false, isKind: true }],
    ['something narrower', 'marzipan', { concept: 'nuts', isNarrower: true, isKind: false }],
  ])('is said of %s', (_what, word, meaning) => {
    expect(meaningsOf(word)[0]).toEqual(meaning);
  });

  it('is the same for all words of a stem', () => {
    expect(meaningsOf('almonds')).toEqual(meaningsOf('almond'));
  });

  it('is each concept once, also where a list has two of its forms', () => {
    expect(concepts(meaningsOf('nuts'))).toEqual(['nuts']);
  });

  it('is several concepts, in their order', () => {
    expect(concepts(meaningsOf('almond'))).toEqual(['nuts', 'spread']);
    expect(concepts(meaningsOf('marzipan'))).toEqual(['nuts', 'sweet']);
  });

  it('is nothing where no list has it', () => {
    expect(meaningsOf('chair')).toEqual([]);
    expect(meaningsOf('trail')).toEqual([]);
  });

  it('knows single words as they are written, each once', () => {
    expect(sweets().knownWords).toEqual(['nut', 'nuts', 'almond', 'marzipan', 'butter']);
  });
});

describe('a phrase', () => {
  const courses = () =>
    vocabulary({
      concepts: {
        course: 'learn, learn to play, learn to play a song',
        duet: 'learn to',
        guitar: 'guitar',
      },
    });
  const found = (text: string, at = 0) => {
    const phrase = courses().phraseAt(partsOf(text), at);
    return phrase && [...concepts(phrase.meanings), phrase.length];
  };

  it('is the longest that begins there', () => {
    expect(found('learn to play guitar')).toEqual(['course', 3]);
    expect(found('learn to play a song')).toEqual(['course', 5]);
    expect(found('learn to sing')).toEqual(['duet', 2]);
  });

  it('may begin anywhere, and end with the text', () => {
    expect(found('now learn to play', 1)).toEqual(['course', 3]);
    expect(found('now learn to play', 0)).toBeUndefined();
    expect(found('learn to', 2)).toBeUndefined();
  });

  it('is known by the stems of its words', () => {
    expect(found('learns to plays')).toEqual(['course', 3]);
  });

  it('has its words in their order, and more than one', () => {
    expect(found('to learn')).toBeUndefined();
    expect(found('guitar')).toBeUndefined();
    expect(found('learn')).toBeUndefined();
  });

  it('begins with the first word of one that has more', () => {
    const { beginsPhrase } = courses();
    expect(beginsPhrase('learn')).toBe(true);
    expect(beginsPhrase('learns')).toBe(true);
    expect(beginsPhrase('guitar')).toBe(false);
    expect(beginsPhrase('play')).toBe(false);
  });
});

describe('a phrase in a sentence', () => {
  const meals = () =>
    vocabulary({
      idle: 'the at in a',
      concepts: {
        meal: 'quick lunch, lunch at work',
        break: 'work lunch',
        rest: 'the garden > deep sleep now and then, five words of one phrase here',
      },
    });
  const found = (text: string, at = 0) => {
    const phrase = meals().loosePhraseAt(partsOf(text), at);
    return phrase && [...concepts(phrase.meanings), phrase.length];
  };

  it('may have idle words between', () => {
    expect(found('quick lunch')).toEqual(['meal', 2]);
    expect(found('quick and lunch')).toBeUndefined();
    expect(found('quick in the lunch')).toEqual(['meal', 4]);
  });

  it('may have another order, and stand for all that its words do in any', () => {
    expect(found('lunch quick')).toEqual(['meal', 2]);
    expect(found('work lunch')).toEqual(['meal', 'break', 2]);
  });

  it('is known by the stems of its words', () => {
    expect(found('lunchs quicks')).toEqual(['meal', 2]);
  });

  it('neither begins nor ends with an idle word', () => {
    expect(found('the quick lunch')).toBeUndefined();
    expect(found('quick lunch in the')).toEqual(['meal', 2]);
    expect(found('quick lunch at work')).toEqual(['meal', 2]);
    expect(found('the quick lunch', 1)).toEqual(['meal', 2]);
  });

  it('has more than one word that says something', () => {
    expect(found('garden the garden')).toBeUndefined();
    expect(found('garden in')).toBeUndefined();
  });

  it('is not looked for beyond five words', () => {
    expect(found('then deep sleep and now')).toEqual(['rest', 5]);
    expect(found('phrase here five words of one')).toBeUndefined();
    expect(found('quick in the a lunch')).toEqual(['meal', 5]);
    expect(found('quick in the a at lunch')).toBeUndefined();
  });
});

describe('a hint', () => {
  const hintsOf = (word: string) =>
    vocabulary({
      idle: 'to',
      concepts: {
        sleep: 'sleep, fall asleep, to dream < fall into bed',
        autumn: 'fall colours > windfall',
        night: 'bed time',
        garden: 'bed of roses',
        hotel: 'sofa bed',
      },
    }).hintsOf(word);

  it('is what the phrases stand for that a word is part of, each once and narrower', () => {
    expect(hintsOf('falls')).toEqual([
      { concept: 'sleep', isNarrower: true, isKind: false },
      { concept: 'autumn', isNarrower: true, isKind: false },
    ]);
  });

  it.each([
    ['a word alone', 'sleep'],
    ['an idle word', 'to'],
    ['a word of no phrase', 'windfall'],
    ['a word of more than three concepts', 'bed'],
  ])('is not given by %s', (_what, word) => {
    expect(hintsOf(word)).toEqual([]);
  });

  it('is given by a word of three concepts', () => {
    const sea = vocabulary({ concepts: { spice: 'sea salt', travel: 'sea view', health: 'sea air' } });
    expect(concepts(sea.hintsOf('sea'))).toEqual(['spice', 'travel', 'health']);
  });
});

describe('lists of words', () => {
  const lists = () =>
    vocabulary({
      idle: 'The of',
      without: 'without free-from',
      free: 'free',
      freeOf: 'of from',
      under: 'under, less than, not more than, ,',
      over: 'over, more than',
      between: 'between, anywhere between',
      and: 'and to',
      currency: 'dollar $ € £ $$',
      units: 'kg\n  minutes',
      size: 'size',
      marks: { sale: 'reduced, on sale', new: 'new', in: 'in stock' },
      colors: {
        red: 'red crimson',
        orange: 'orange',
        yellow: 'yellow',
        green: 'green',
        blue: 'blue',
        purple: 'purple',
        pink: 'pink',
        brown: 'brown',
        beige: 'beige',
        gray: 'gray grey',
        black: 'black',
        white: 'white',
      },
      hasCompounds: true,
      verbsOf: (word) => [`${word}en`],
    });

  it('are words in plain text', () => {
    expect(['the', 'of', 'The', 'lamp'].filter(lists().isIdle)).toEqual(['the', 'of']);
    expect([...lists().without]).toEqual(['without', 'free', 'from']);
    expect(lists().free).toBe('free');
    expect([...lists().freeOf]).toEqual(['of', 'from']);
    expect([...lists().and]).toEqual(['and', 'to']);
    expect([...lists().units]).toEqual(['kg', 'minutes']);
    expect([...lists().size]).toEqual(['size']);
  });

  it('keep the signs of currencies', () => {
    expect([...lists().currency]).toEqual(['dollar', '$', '€', '£']);
  });

  it('have their longest phrases first', () => {
    expect(lists().under).toEqual([['not', 'more', 'than'], ['less', 'than'], ['under']]);
    expect(lists().over).toEqual([['more', 'than'], ['over']]);
    expect(lists().between).toEqual([['anywhere', 'between'], ['between']]);
  });

  it('say what mark a phrase asks for, and what colour a word', () => {
    expect(lists().marks).toEqual([
      { mark: 'sale', parts: ['on', 'sale'] },
      { mark: 'sale', parts: ['reduced'] },
      { mark: 'new', parts: ['new'] },
      { mark: 'in', parts: ['in', 'stock'] },
    ]);
    expect(lists().colorOf.get('crimson')).toBe('red');
    expect(lists().colorOf.get('grey')).toBe('gray');
    expect(lists().colorOf.size).toBe(14);
  });

  it('say how words are compounded and bent', () => {
    expect(lists().hasCompounds).toBe(true);
    expect(lists().verbsOf('lern')).toEqual(['lernen']);
    expect(lists().stem('lamps')).toBe('lamp');
  });

  it('may leave that out', () => {
    const { hasCompounds, verbsOf, freeOf, knownWords } = vocabulary();
    expect([hasCompounds, verbsOf('lern'), freeOf.size, knownWords]).toEqual([false, [], 0, []]);
  });
});

it('a word is stemmed once, however often it is asked for', () => {
  const stemmed: string[] = [];
  const { stem } = vocabulary({
    stem: (word) => {
      stemmed.push(word);
      return word.slice(0, 4);
    },
  });
  expect([stem('lamps'), stem('lamps'), stem('lampion')]).toEqual(['lamp', 'lamp', 'lamp']);
  expect(stemmed).toEqual(['lamps', 'lampion']);
});
