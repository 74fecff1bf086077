import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PageFoot } from '#app/layout/PageFoot';
import { ScrollToTopButton } from '#app/layout/ScrollToTopButton';
import { renderInShop } from '#tests/support/shopFixture';

const scrollTo = vi.fn<typeof window.scrollTo>();
beforeEach(() => vi.stubGlobal('scrollTo', scrollTo));
afterEach(() => {
  document.elementsFromPoint = () => [];
  scrollTo.mockReset();
});

function scroll(top: number): void {
  vi.stubGlobal('scrollY', top);
  fireEvent.scroll(window);
}
const button = () => screen.queryByRole('button', { name: 'Back to the top' });

test('the button shows above 300 pixels, not at them', async () => {
  await renderInShop(<ScrollToTopButton />);
  vi.useFakeTimers();
  for (const [top, isShown] of [
    [0, false],
    [300, false],
    [301, true],
    [299, false],
  ] as const) {
    scroll(top);
    act(() => void vi.advanceTimersByTime(1000));
    expect(button() !== null, `${top}`).toBe(isShown);
  }
});

test('it is out of the way while one scrolls down, and there at once when one turns back', async () => {
  await renderInShop(<ScrollToTopButton />);
  vi.useFakeTimers();
  scroll(900);
  expect(button()).toBeNull();
  scroll(880);
  expect(button()).not.toBeNull();
  scroll(900);
  expect(button()).toBeNull();
  act(() => void vi.advanceTimersByTime(1000));
  expect(button()).not.toBeNull();
});

test('it never stands on a form', async () => {
  document.elementsFromPoint = () => [...document.querySelectorAll('form input')];
  await renderInShop(
    <>
      <form>
        <input aria-label="E-mail" />
      </form>
      <ScrollToTopButton />
    </>,
  );
  vi.useFakeTimers();
  scroll(900);
  act(() => void vi.advanceTimersByTime(1000));
  expect(button()).toBeNull();
});

test.each([
  { content: 'whole', isThere: true },
  { content: 'legal', isThere: false },
] as const)('a page with the $content footer has it: $isThere', async ({ content, isThere }) => {
  await renderInShop(<PageFoot content={content} />);
  vi.useFakeTimers();
  scroll(900);
  act(() => void vi.advanceTimersByTime(1000));
  expect(button() !== null).toBe(isThere);
});

test.each([
  { reduced: false, behavior: 'smooth' },
  { reduced: true, behavior: 'instant' },
] as const)(
  'it scrolls to the top: $behavior where motion reduced is $reduced',
  async ({ reduced, behavior }) => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: reduced && query.includes('reduce') }));
    const { user } = await renderInShop(
      <>
        <main>
          <h1 tabIndex={-1}>Sleep</h1>
        </main>
        <ScrollToTopButton />
      </>,
    );
    scroll(900);
    scroll(890);
    await user.click(screen.getByRole('button', { name: 'Back to the top' }));
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior });
    expect(screen.getByRole('heading', { name: 'Sleep' })).toHaveFocus();
  },
);
