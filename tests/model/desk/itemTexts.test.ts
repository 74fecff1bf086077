import { expect, test } from 'vitest';
import { textSlots, textsUpdate } from '#model/desk/itemTexts';

const calm = {
  name: 'Calm',
  includes: ['A book', 'A call'],
  outline: [{ title: 'Begin', text: 'Sit.' }],
  keywords: ['rest'],
};
const german = { name: 'Ruhe', includes: ['Ein Buch'], keywords: ['Pause'] };
const before = textSlots(calm, german);
const item = { kind: 'program', id: 'calm' } as const;
const typed = Object.fromEntries(before.map(({ place, text }) => [place, text]));

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
  const update = (texts: Record<string, string>) =>
    textsUpdate({ language: 'de', item, before: typed, typed: { ...typed, ...texts } });
  expect(update({})).toEqual({});
  expect(update({ name: ' ', 'outline/0/text': 'Sitzen.', keywords: 'Pause, Stille' })).toEqual({
    'texts/de/programs/calm/name': null,
    'texts/de/programs/calm/outline/0/text': 'Sitzen.',
    'texts/de/programs/calm/keywords': ['Pause', 'Stille'],
  });
});
