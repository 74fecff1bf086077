import { expect, test } from 'vitest';
import { countOf, oneOf, parsedWords, UsageError } from '#tools/terminal/commandLine';

const options = { yes: { type: 'boolean' }, status: { type: 'string' } } as const;

test('words and options are read', () => {
  const { values, positionals } = parsedWords('usage', options, ['list', '--status', 'placed', '--yes']);
  expect(values).toEqual({ status: 'placed', yes: true });
  expect(positionals).toEqual(['list']);
});

test.each([
  [['--stauts', 'placed']],
  [['--status']],
  [['--yes=1']],
  [['-x']],
  [['list', 'more', 'evenMore']],
])('%j is answered with the usage', (args) => {
  expect(() => parsedWords('npm run orders -- summary', options, args, 2)).toThrow(UsageError);
  expect(() => parsedWords('npm run orders -- summary', options, args, 2)).toThrow(
    'npm run orders -- summary',
  );
});

test('an option of a few words, and one that counts, say what they can be', () => {
  expect(oneOf('theme', 'dark', ['light', 'dark'])).toBe('dark');
  expect(() => oneOf('theme', 'blue', ['light', 'dark'])).toThrow(
    new UsageError('--theme blue: choose one of light, dark.'),
  );
  expect(countOf('width', '390')).toBe(390);
});

test.each(['', '0', '-1', '1.5', 'wide'])('“%s” is no count', (typed) => {
  expect(() => countOf('width', typed)).toThrow(UsageError);
});
