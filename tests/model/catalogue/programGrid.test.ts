import { describe, expect, test } from 'vitest';
import { dimensions } from '#model/catalogue/item';
import { programsOf } from '#model/catalogue/catalogueReader';
import { programsOfTab, programsPerTab } from '#model/catalogue/programGrid';
import { readSeed } from '#local/seed/readSeed';
import { program } from '#tests/support/samples';

const programs = [
  program({ id: 'a', name: 'Événement calme', dimensions: ['Social'], level: 'deep' }),
  program({ id: 'b', name: 'Calm mornings', dimensions: ['Physical'], tag: ['Yoga'] }),
  program({ id: 'c', name: 'Budget', dimensions: ['Financial', 'Physical'] }),
];
const ids = (list: { id: string }[]): string => list.map(({ id }) => id).join('');

describe('a tab of the program grid', () => {
  test('shows at most eight programs', () => {
    const many = Array.from({ length: 20 }, (_, index) =>
      program({ id: String(index), dimensions: ['Social'] }),
    );
    expect(programsPerTab).toBe(8);
    expect(programsOfTab(many, { tab: 'All' })).toHaveLength(8);
    expect(programsOfTab(many, { tab: 'Social' })).toEqual(many.slice(0, 8));
  });
  test('shows the programs of its dimension, wherever it stands among theirs', () => {
    expect(ids(programsOfTab(programs, { tab: 'Physical' }))).toBe('bc');
    expect(programsOfTab(programs, { tab: 'Spiritual' })).toEqual([]);
  });
  test.each([
    ['calm', 'ab'],
    ['  CALM ', 'ab'],
    ['evenement', 'a'],
    ['nothing like it', ''],
    ['', 'abc'],
  ])('All finds “%s” by name', (query, found) => {
    expect(ids(programsOfTab(programs, { tab: 'All', query }))).toBe(found);
  });
  test('another tab does not search', () => {
    expect(ids(programsOfTab(programs, { tab: 'Financial', query: 'calm' }))).toBe('c');
  });
  test('a type applies first, then tab and search', () => {
    expect(ids(programsOfTab(programs, { tab: 'All', type: 'deep' }))).toBe('a');
    expect(ids(programsOfTab(programs, { tab: 'Physical', type: 'Yoga' }))).toBe('b');
    expect(ids(programsOfTab(programs, { tab: 'All', type: 'Yoga', query: 'even' }))).toBe('');
  });
  test('has something in every dimension of the sample catalogue', () => {
    const seeded = programsOf(readSeed().programs).rows;
    for (const tab of dimensions) expect(programsOfTab(seeded, { tab })).not.toEqual([]);
  });
});
