import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  courierChoiceFrom,
  courierDays,
  courierProblem,
  isAsking,
  isInArea,
  mayBeInArea,
  mayReach,
  mealProblem,
  roundsOf,
  slotFrom,
  slotShape,
  unreadableRounds,
} from '#model/order/courier';

const settings = { country: 'US', area: '972, 97086', days: 'Tue, Thu Sat', times: '12-14, 18:30-20' };
const rounds = roundsOf(settings);
/** A Sunday. */
const today = new Date(2026, 10, 22);
const slot = { date: '2026-11-24', time: '12:00-14:00' };

describe('the settings of the courier', () => {
  it('are read with commas or blanks, with and without minutes', () => {
    expect(rounds).toEqual({
      country: 'US',
      area: ['972', '97086'],
      days: [2, 4, 6],
      times: ['12:00-14:00', '18:30-20:00'],
      noticeDays: 2,
      offeredDays: 8,
    });
  });

  it('offer as many days as the kitchen says, as many days ahead', () => {
    const slow = roundsOf({ ...settings, days: '', noticeDays: 4, offeredDays: 2 });
    expect(courierDays(slow, today)).toEqual(['2026-11-26', '2026-11-27']);
  });

  it.each([
    ['Tuesday', [2]],
    ['sun,SAT', [0, 6]],
    [' , mon  ,', [1]],
    ['whenever', [0, 1, 2, 3, 4, 5, 6]],
  ])('name weekdays, as in “%s”', (days, found) => {
    expect(roundsOf({ ...settings, days }).days).toEqual(found);
  });

  it.each([
    ['8-10', ['08:00-10:00']],
    ['8:30-9:05, 18-20:15', ['08:30-09:05', '18:00-20:15']],
    ['12-14h noon 2026-12-14 10-10 9-25 9:61-10', []],
  ])('name hours, as in “%s”', (times, found) => {
    expect(roundsOf({ ...settings, times }).times).toEqual(found);
  });

  it('name a country and an area, whatever stands around and between', () => {
    const found = roundsOf({ ...settings, country: ' GB ', area: ' sw1 a, ,Ec-2,' });
    expect([found.country, found.area]).toEqual(['GB', ['SW1A', 'EC2']]);
    expect(roundsOf({ ...settings, area: '' }).area).toEqual([]);
  });

  it('ask as soon as there is an area, or there are hours', () => {
    expect(isAsking(roundsOf({ ...settings, times: '' }))).toBe(true);
    expect(isAsking(roundsOf({ ...settings, area: '' }))).toBe(true);
  });

  it('ask nothing when there are none', () => {
    const none = roundsOf({ country: '', area: '', days: '', times: '' });
    expect(none.days).toHaveLength(7);
    expect(isAsking(none)).toBe(false);
    expect(courierProblem(none, courierChoiceFrom(undefined), today)).toBeUndefined();
    expect(mealProblem(none, { country: 'DE', postcode: '10115' }, undefined, today)).toBeUndefined();
  });

  it('say what nobody can follow', () => {
    expect(unreadableRounds(settings)).toEqual([]);
    expect(unreadableRounds({ ...settings, days: 'Tue Funday', times: '14-12 25-26 noon' })).toEqual([
      'Funday',
      '14-12',
      '25-26',
      'noon',
    ]);
    for (const country of ['', 'USA', 'xUS', 'us'])
      expect(unreadableRounds({ ...settings, country })).toEqual(['972, 97086 (of which country?)']);
    expect(unreadableRounds({ ...settings, country: ' US ' })).toEqual([]);
    expect(unreadableRounds({ country: '', area: ' ', days: 'Sun', times: '' })).toEqual([]);
  });
});

describe('the area', () => {
  it.each([
    ['97205', true],
    ['97205-1234', true],
    [' 972 05', true],
    ['97086', true],
    ['97087', false],
    ['10115', false],
  ])('%s: %s', (postcode, isInside) => {
    expect(isInArea(rounds, postcode)).toBe(isInside);
  });

  it('knows while somebody types that nothing can come of it', () => {
    expect(['9', '97', '970', '9708', '97086', ''].every((typed) => mayBeInArea(rounds, typed))).toBe(true);
    expect(['1', '96', '971', '9707'].some((typed) => mayBeInArea(rounds, typed))).toBe(false);
  });

  it('may be reached while an address is typed, in its own country alone', () => {
    expect(mayReach(rounds, { country: 'US', postcode: '97' })).toBe(true);
    expect(mayReach(rounds, { country: 'US' })).toBe(true);
    expect(mayReach(rounds, { country: 'US', postcode: '1' })).toBe(false);
    expect(mayReach(rounds, { country: 'DE', postcode: '97' })).toBe(false);
    expect(mayReach(roundsOf({ ...settings, country: '' }), { country: 'DE', postcode: '97' })).toBe(true);
  });

  it('is everywhere without one', () => {
    expect(isInArea(roundsOf({ ...settings, area: '' }), '10115')).toBe(true);
  });
});

describe('the days', () => {
  it('are the courier’s own, from the second one after today on', () => {
    expect(courierDays(rounds, today)).toEqual([
      '2026-11-24',
      '2026-11-26',
      '2026-11-28',
      '2026-12-01',
      '2026-12-03',
      '2026-12-05',
      '2026-12-08',
      '2026-12-10',
    ]);
  });

  it('are none where the courier never goes', () => {
    expect(courierDays({ ...rounds, days: [] }, today)).toEqual([]);
  });

  it('go over the end of a year', () => {
    expect(courierDays(rounds, new Date(2026, 11, 30))[0]).toBe('2027-01-02');
  });

  test('are written as the rules want them, whatever the day', () => {
    const times = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2099, 0, 1) });
    fc.assert(
      fc.property(times, fc.subarray(['Mon', 'Wed', 'Fri', 'Sun']), (time, days) => {
        const found = courierDays(roundsOf({ ...settings, days: days.join(' ') }), new Date(time));
        expect(found).toHaveLength(8);
        expect(found.every((date) => slotShape.date.test(date))).toBe(true);
        expect(found).toEqual([...new Set(found)].toSorted());
      }),
    );
  });
});

describe('what is missing', () => {
  it.each([
    [{ postcode: '' }, 'postcode'],
    [{ postcode: '10115', slot }, 'outside'],
    [{ postcode: '97205' }, 'time'],
    [{ postcode: '97205', slot: { ...slot, date: '2026-11-23' } }, 'past'],
    [{ postcode: '97205', slot: { ...slot, date: '2027-11-23' } }, 'past'],
    [{ postcode: '97205', slot: { ...slot, time: '14:00-16:00' } }, 'past'],
    [{ postcode: '97205', slot }, undefined],
  ])('%o: %s', (choice, problem) => {
    expect(courierProblem(rounds, choice, today)).toBe(problem);
  });

  it('an order’s address says the place', () => {
    expect(mealProblem(rounds, { country: 'US', postcode: '97205' }, slot, today)).toBeUndefined();
    expect(mealProblem(rounds, { country: 'US', postcode: '97205' }, undefined, today)).toBe('time');
    expect(mealProblem(rounds, { country: 'DE', postcode: '97204' }, slot, today)).toBe('outside');
    expect(mealProblem(rounds, { country: 'US' }, slot, today)).toBe('outside');
  });
});

describe('a saved choice', () => {
  it('comes back', () => {
    expect(courierChoiceFrom({ postcode: '97205', slot })).toEqual({ postcode: '97205', slot });
    expect(courierChoiceFrom({ postcode: '9'.repeat(40) }).postcode).toHaveLength(16);
  });

  it.each([null, 'text', [], { postcode: 5, slot: 'soon' }])('that is none is none: %o', (value) => {
    expect(courierChoiceFrom(value)).toEqual({ postcode: '' });
  });

  it.each([
    { date: '2026-13-01', time: '12:00-14:00' },
    { date: '2026-11-24', time: '12-14' },
    { date: '24.11.2026', time: '12:00-14:00' },
    { time: '12:00-14:00' },
    undefined,
  ])('has no slot that is none: %o', (value) => {
    expect(slotFrom(value)).toBeUndefined();
  });
});

test.each([
  ['97205', true],
  ['US-97205', true],
  ['OR 97205', true],
  ['９７２０５', true],
  ['\u202a97205\u202c', true],
  ['972051234', true],
  ['97205–1234', true],
  ['10115', false],
  ['D-10115', false],
])('the post code typed or pasted as %j is in the area: %s', (typed, isIn) => {
  expect(isInArea(rounds, typed)).toBe(isIn);
  expect(mayBeInArea(rounds, typed)).toBe(isIn);
});

test('the sign of a country, or a state, may stand before the code that is still being typed', () => {
  for (const typed of ['O', 'OR', 'OR ', 'OR 9', 'US-97']) expect(mayBeInArea(rounds, typed)).toBe(true);
  expect(mayBeInArea(rounds, 'OR 8')).toBe(false);
  const london = roundsOf({ ...settings, country: 'GB', area: 'SW1' });
  expect([isInArea(london, 'sw1a 1aa'), isInArea(london, 'EC1A 1BB'), mayBeInArea(london, 'S')]).toEqual([
    true,
    false,
    true,
  ]);
});

test('no meal is brought on a day the shop is closed', () => {
  const closed = ['2026-11-24', '2026-11-28'];
  expect(courierDays({ ...rounds, closed }, today).slice(0, 3)).toEqual([
    '2026-11-26',
    '2026-12-01',
    '2026-12-03',
  ]);
  expect(mealProblem({ ...rounds, closed }, undefined, slot, today)).toBe('past');
});
