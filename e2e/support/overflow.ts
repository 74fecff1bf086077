import type { Page } from '@playwright/test';

/** CSS pixels by which the page is wider than its window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

export interface Screen {
  width: number;
  height: number;
  /** Size of the letters, in percent of the browser's own. */
  letters?: string;
}

/** Letters of twice the size, as a reader's own style sets them; and a desktop screen at 400 %. */
export const largeLetters = [
  { name: 'twice the text on the narrowest phone', width: 320, height: 568, letters: '200%' },
  { name: 'twice the text on a narrow phone', width: 360, height: 640, letters: '200%' },
  { name: 'twice the text on a phone', width: 390, height: 844, letters: '200%' },
  { name: 'twice the text on a tablet', width: 768, height: 1024, letters: '200%' },
  { name: 'twice the text on a desktop', width: 1280, height: 800, letters: '200%' },
  { name: 'four times the size', width: 320, height: 256, letters: '100%' },
] as const satisfies readonly (Screen & { name: string })[];

/** Sets the window and the size of its letters, and waits until what depends on them is rendered. */
export async function resize(page: Page, { width, height, letters = '100%' }: Screen): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(async (size) => {
    // The policy refuses a style sheet of ours; a property is none.
    document.documentElement.style.setProperty('font-size', size);
    for (let frame = 0; frame < 3; frame += 1) await new Promise((painted) => requestAnimationFrame(painted));
  }, letters);
}
