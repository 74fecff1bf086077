import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ScrollToTopButton } from '#app/layout/PageFoot';
import { draw } from '#tests/support/shopFixture';

const scrollTo = vi.fn<typeof window.scrollTo>();
beforeEach(() => vi.stubGlobal('scrollTo', scrollTo));
afterEach(() => {
  vi.unstubAllGlobals();
  scrollTo.mockReset();
});

function scroll(top: number): void {
  vi.stubGlobal('scrollY', top);
  fireEvent.scroll(window);
}
const button = () => screen.queryByRole('button', { name: 'Back to the top' });

test('the button shows above 300 pixels, not at them', async () => {
  await draw(<ScrollToTopButton />);
  for (const [top, isShown] of [
    [0, false],
    [300, false],
    [301, true],
    [299, false],
  ] as const) {
    scroll(top);
    expect(button() !== null).toBe(isShown);
  }
});

test.each([
  { reduced: false, behavior: 'smooth' },
  { reduced: true, behavior: 'instant' },
] as const)(
  'it scrolls to the top: $behavior where motion reduced is $reduced',
  async ({ reduced, behavior }) => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: reduced && query.includes('reduce') }));
    const { user } = await draw(<ScrollToTopButton />);
    scroll(900);
    await user.click(screen.getByRole('button', { name: 'Back to the top' }));
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior });
  },
);
