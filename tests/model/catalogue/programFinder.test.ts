import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { programsOf } from '#model/catalogue/catalogueReader';
import {
  aims,
  answersFrom,
  companies,
  fittingPrograms,
  type FinderAnswers,
} from '#model/catalogue/programFinder';
import { timeNames } from '#model/catalogue/timeCommitment';
import { isTagged } from '#model/catalogue/tagged';
import { needs } from '#model/needs';
import { program as sampleProgram } from '#tests/support/samples';

const seed: unknown = JSON.parse(readFileSync('local/seed/programs.json', 'utf8'));
const programs = programsOf(seed).rows;

const answers: fc.Arbitrary<FinderAnswers> = fc
  .record({
    aim: fc.option(fc.constantFrom(...aims)),
    time: fc.option(fc.constantFrom(...timeNames)),
    company: fc.option(fc.constantFrom(...companies)),
  })
  .map(answersFrom);

describe('the first program', () => {
  test('is always one of three different ones, the one with the most reasons first', () => {
    fc.assert(
      fc.property(answers, (asked) => {
        const found = fittingPrograms(programs, asked);
        expect(new Set(found.map(({ program }) => program.id)).size).toBe(3);
      }),
    );
  });

  test.each(aims)('who comes for %s alone is shown a program made for it', (aim) => {
    const [first] = fittingPrograms(programs, { aim, company: aim === 'people' ? 'others' : 'alone' });
    const words = needs.find(({ name }) => name === aim)?.words ?? [];
    expect(first && isTagged(first.program, words)).toBe(true);
    expect(first?.reasons[0]).toBe('aim');
  });

  test('names only reasons that are true', () => {
    fc.assert(
      fc.property(answers, (asked) => {
        for (const { program, reasons } of fittingPrograms(programs, asked)) {
          expect(reasons.includes('others')).toBe(
            asked.company === 'others' && program.dimensions.includes('Social'),
          );
          const isShort = reasons.includes('time') && asked.time === 'short';
          expect(isShort && program.minutesPerWeek > 60).toBe(false);
          expect(reasons.includes('starter')).toBe(program.level === 'starter');
        }
      }),
    );
  });

  test('with others, one that is for more than one stands first', () => {
    for (const aim of aims)
      expect(fittingPrograms(programs, { aim, company: 'others' })[0]?.reasons).toContain('others');
  });
});

test('answers that were damaged or are unknown count as skipped', () => {
  expect(answersFrom({ aim: 'flying', time: 7, company: 'others' })).toEqual({ company: 'others' });
  expect(answersFrom('x')).toEqual({});
});

describe('the reasons', () => {
  const walk = sampleProgram({ id: 'walk', minutesPerWeek: 60 });
  const reasonsFor = (changes: Parameters<typeof sampleProgram>[0], asked: FinderAnswers) =>
    fittingPrograms([sampleProgram(changes)], asked)[0]?.reasons;

  test('are those of the answers that were given', () => {
    expect(reasonsFor({ dimensions: ['Social'] }, {})).toEqual([]);
    expect(reasonsFor({ dimensions: ['Social'] }, { company: 'others' })).toEqual(['others']);
    expect(reasonsFor({ dimensions: ['Social'] }, { company: 'alone' })).toEqual([]);
    expect(reasonsFor({}, { company: 'alone' })).toEqual(['alone']);
    expect(reasonsFor({}, { company: 'others' })).toEqual([]);
    expect(reasonsFor({ dimensions: ['Financial'] }, { aim: 'money' })).toEqual(['side']);
    expect(reasonsFor({ dimensions: ['Financial'] }, { aim: 'sleep' })).toEqual([]);
    expect(reasonsFor({ level: 'starter' }, {})).toEqual(['starter']);
  });

  test('name the time up to its last minute, and none that nobody told', () => {
    expect(reasonsFor({ minutesPerWeek: 90 }, { time: 'medium' })).toEqual(['time']);
    expect(reasonsFor({ minutesPerWeek: 91 }, { time: 'medium' })).toEqual([]);
    expect(reasonsFor({ minutesPerWeek: 0 }, { time: 'medium' })).toEqual([]);
    expect(reasonsFor({ minutesPerWeek: 30 }, {})).toEqual([]);
  });

  test('weigh the same: the shorter program stands first', () => {
    const found = fittingPrograms([walk, sampleProgram({ id: 'run', minutesPerWeek: 20 })], {});
    expect(found.map(({ program: { id } }) => id)).toEqual(['run', 'walk']);
  });
});

test('answers are kept as they were given', () => {
  const whole = { aim: 'money', time: 'short', company: 'alone' };
  expect(answersFrom(whole)).toStrictEqual(whole);
  expect(answersFrom({ company: 'nobody' })).toStrictEqual({});
  expect(answersFrom(undefined)).toStrictEqual({});
});
