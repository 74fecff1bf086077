import { expect, test } from 'vitest';
import { isTextConflict, textSlots, textsUpdate } from '#model/desk/itemTexts';

const calm = {
  name: 'Calm',
  includes: ['A book', 'A call'],
  outline: [{ title: 'Begin', text: 'Sit.' }],
  keywords: ['rest'],
};
const german = { name: 'Ruhe', includes: ['Ein Buch'], keywords: ['Pause'] };
const before = textSlots(calm, german);
const item = { kind: 'program', id: 'calm' } as const;
const typed = before.map(({ text }) => text);
const at = (place: string): number => before.findIndex((slot) => slot.place === place);

test('each text of an item stands beside what is said in the language', () => {
  expect(before).toEqual([
    { place: 'name', english: 'Calm', text: 'Ruhe' },
    { place: 'includes/0', english: 'A book', text: 'Ein Buch' },
    { place: 'includes/1', english: 'A call', text: '' },
    { place: 'outline/0/title', english: 'Begin', text: '' },
    { place: 'outline/0/text', english: 'Sit.', text: '' },
    { place: 'keywords', english: 'rest', text: 'Pause' },
  ]);
});

test('warnings of a product have their place in its safety', () => {
  const lamp = { name: 'Lamp', safety: { manufacturer: 'Lamp Ltd', warnings: 'Hot.' } };
  expect(textSlots(lamp, { safety: { warnings: 'Heiß.' } })).toContainEqual({
    place: 'safety/warnings',
    english: 'Hot.',
    text: 'Heiß.',
  });
});

test('what was typed is written at its place, and what was emptied is gone', () => {
  const update = (texts: readonly string[]) => textsUpdate({ language: 'de', item, before, typed: texts });
  expect(update(typed)).toEqual({});
  expect(
    update(
      typed.with(at('name'), ' ').with(at('outline/0/text'), 'Sitzen.').with(at('keywords'), 'Pause, Stille'),
    ),
  ).toEqual({
    'texts/de/programs/calm/name': null,
    'texts/de/programs/calm/outline/0/text': 'Sitzen.',
    'texts/de/programs/calm/keywords': ['Pause', 'Stille'],
  });
});

test('only a text that both have changed is a conflict', () => {
  const now = textSlots(calm, { ...german, name: 'Stille' });
  const change = (texts: readonly string[]) => ({ language: 'de', item, before, typed: texts });
  expect(isTextConflict(change(typed.with(at('includes/1'), 'Ein Anruf')), now)).toBe(false);
  expect(isTextConflict(change(typed.with(at('name'), 'Gelassenheit')), now)).toBe(true);
});
