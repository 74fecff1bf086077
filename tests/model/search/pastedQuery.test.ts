import { expect, test } from 'vitest';
import { folded } from '#model/folded';
import { queryWords } from '#model/search/engine/query';

test.each([
  'magne\u200bsium tea',
  '\ufeffmagnesium\u00a0tea\u200b',
  '\u202amagnesium tea\u202c',
  'magne\u00adsium \u2060tea',
  'ｍａｇｎｅｓｉｕｍ\u3000ｔｅａ',
])('a query pasted as %j has the words magnesium and tea', (pasted) => {
  expect(queryWords(pasted).map(({ word }) => word)).toEqual(['magnesium', 'tea']);
  expect(folded(pasted).trim().split(/\s+/)).toEqual(['magnesium', 'tea']);
});
