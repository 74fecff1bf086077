import { expect, test } from '#e2e/support/test';

/** Paths that hold anything: an item's id, an article, a dimension, a page of nobody's. */
const openPaths = [
  '/product/*',
  '/program/*',
  '/yoga/*',
  '/product-slider/*',
  '/blog/*',
  '/wellness/*',
  '/*',
];

/** Words nobody meant; none is the name of something. */
const values: Readonly<Record<string, string>> = {
  'a word of 41 letters': 'Donaudampfschifffahrtselektrizitätenhaupt',
  'a word of 240 letters': 'w'.repeat(240),
  'a word longer than any file’s name': 'x'.repeat(400),
  'a word of signs that are long when written': encodeURIComponent('寿'.repeat(300)),
  'half a character': '%E0%A4%A',
  'a lone percent sign': '%',
  'an end of the text': 'a%00b',
  'a slash in a name': 'a%2Fb',
  'what looks like markup': encodeURIComponent('"><img src=x onerror=alert(1)>'),
  'signs that turn and hide': encodeURIComponent(`\u202e\u2067${'abc'.repeat(40)}\u200b`),
};

/** Each value with every path in the thorough run; else with a third of them, so that each path meets several. */
const isThorough = Boolean(process.env['EVERY_SCREEN']);
const pathsFor = (turn: number): string[] =>
  openPaths.filter((_, index) => isThorough || (index + turn) % 3 === 0);

for (const [turn, [what, value]] of Object.entries(values).entries())
  test(
    `a path with ${what} is not found, on a page as wide as the screen`,
    { tag: '@phone' },
    async ({ page, consoleGuard }) => {
      // The router names a path that nobody can decode.
      consoleGuard.allow(/status of 404|could not be decoded/);
      await page.setViewportSize({ width: 320, height: 568 });
      for (const path of pathsFor(turn)) {
        const answer = await page.goto(path.replace('*', value));
        expect([200, 404], path).toContain(answer?.status());
        await expect(
          page.getByRole('heading', { level: 1, name: /does not exist|We do not have/ }),
          path,
        ).toBeVisible();
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width, path).toBeLessThanOrEqual(320);
      }
    },
  );
