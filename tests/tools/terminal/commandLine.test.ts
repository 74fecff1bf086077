import { expect, test } from 'vitest';
import { parsedWords, UsageError } from '#tools/terminal/commandLine';

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
