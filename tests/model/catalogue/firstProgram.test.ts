import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { programsOf } from '../../../src/model/catalogue/catalogueReader';
import {
  aims,
  answersFrom,
  companies,
  firstPrograms,
  type FirstAnswers,
} from '../../../src/model/catalogue/firstProgram';
import { timeNames } from '../../../src/model/catalogue/timeCommitment';
import { needs } from '../../../src/model/needs';

const seed: unknown = JSON.parse(readFileSync('local/seed/programs.json', 'utf8'));
const programs = programsOf(seed).rows;

const answers: fc.Arbitrary<FirstAnswers> = fc
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
        const found = firstPrograms(programs, asked);
        expect(new Set(found.map(({ program }) => program.id)).size).toBe(3);
      }),
    );
  });

  test.each(aims)('who comes for %s alone is shown a program made for it', (aim) => {
    const [first] = firstPrograms(programs, { aim, company: aim === 'people' ? 'others' : 'alone' });
    const made: readonly string[] = needs.find(({ name }) => name === aim)?.programs ?? [];
    expect(made).toContain(first?.program.id);
    expect(first?.reasons[0]).toBe('aim');
  });

  test('names only reasons that are true', () => {
    fc.assert(
      fc.property(answers, (asked) => {
        for (const { program, reasons } of firstPrograms(programs, asked)) {
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
      expect(firstPrograms(programs, { aim, company: 'others' })[0]?.reasons).toContain('others');
  });
});

test('answers that were damaged or are unknown count as skipped', () => {
  expect(answersFrom({ aim: 'flying', time: 7, company: 'others' })).toEqual({ company: 'others' });
  expect(answersFrom('x')).toEqual({});
});
