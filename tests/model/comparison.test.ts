import { expect, onTestFinished, test, vi } from 'vitest';
import { comparedIn } from '#model/comparison';

test('texts follow one another as readers expect', () => {
  expect(['Zebra', 'Apfel 10', 'ärger', 'Apfel 9'].toSorted(comparedIn('de'))).toEqual([
    'Apfel 9',
    'Apfel 10',
    'ärger',
    'Zebra',
  ]);
});

test('a collator is made when there is something to compare, once', () => {
  const made = vi.fn<() => void>();
  class Counted extends Intl.Collator {
    constructor(...settings: ConstructorParameters<typeof Intl.Collator>) {
      made();
      super(...settings);
    }
  }
  vi.stubGlobal('Intl', { ...Intl, Collator: Counted });
  onTestFinished(() => void vi.unstubAllGlobals());
  const compare = comparedIn('fr');
  expect(made).not.toHaveBeenCalled();
  compare('a', 'b');
  compare('b', 'a');
  expect(made).toHaveBeenCalledTimes(1);
});
