import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, useNavigate } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { useScrollMemory } from '#app/navigation/useScrollMemory';
import { whenIdle } from '#whenIdle';

const scrollTo = vi.fn<(options: ScrollToOptions) => void>();
beforeEach(() => {
  scrollTo.mockReset();
  vi.stubGlobal('scrollTo', scrollTo);
});

function Page() {
  useScrollMemory();
  const navigate = useNavigate();
  return (
    <>
      <Link to="/other">Other</Link>
      <Link to="?dimension=Physical">Physical</Link>
      <Link to="/order#-Oa">Follow the order</Link>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  );
}

const renderAt = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <Page />
    </MemoryRouter>,
  );

/** The document is one that a link or a typed address opened. */
const openByLink = () =>
  vi
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue([{ type: 'navigate' } as PerformanceNavigationTiming]);

/** The page does not grow. */
const keepSize = () =>
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn<() => void>();
      disconnect = vi.fn<() => void>();
    },
  );

test('Back to a page that was never scrolled leads to its top', async () => {
  renderAt('/first');
  const user = userEvent.setup();
  await user.click(screen.getByRole('link', { name: 'Other' }));
  vi.stubGlobal('scrollY', 700);
  window.dispatchEvent(new Event('scroll'));
  scrollTo.mockReset();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' });
});

test('Back to a list that was narrowed where it was scrolled to leads to that place', async () => {
  keepSize();
  renderAt('/Shop');
  vi.stubGlobal('scrollY', 900);
  window.dispatchEvent(new Event('scroll'));
  const user = userEvent.setup();
  await user.click(screen.getByRole('link', { name: 'Physical' }));
  await user.click(screen.getByRole('link', { name: 'Other' }));
  vi.stubGlobal('scrollY', 0);
  scrollTo.mockReset();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 900, behavior: 'instant' });
});

test('a page whose address says behind # what it shows opens at its top, too', async () => {
  renderAt('/first');
  scrollTo.mockReset();
  await userEvent.click(screen.getByRole('link', { name: 'Follow the order' }));
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' });
});

test('Back to a page that was scrolled before the app stood leads to that place', async () => {
  openByLink();
  vi.stubGlobal('scrollY', 900);
  keepSize();
  renderAt('/scrolled');
  const user = userEvent.setup();
  await user.click(screen.getByRole('link', { name: 'Other' }));
  scrollTo.mockReset();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 900, behavior: 'instant' });
});

test.for([
  ['turns a wheel', new Event('wheel')],
  ['puts a finger on it', new Event('touchstart')],
  ['drags the scrollbar', new Event('pointerdown')],
  ['presses End', new KeyboardEvent('keydown', { key: 'End' })],
] as const)('a page that grows is not thrown back once one %s', async ([, sign]) => {
  let grow = (): void => undefined;
  class Growth {
    constructor(onGrowth: () => void) {
      grow = onGrowth;
    }
    observe = vi.fn<() => void>();
    disconnect = (): void => {
      grow = () => undefined;
    };
  }
  vi.stubGlobal('ResizeObserver', Growth);
  vi.stubGlobal('scrollY', 900);
  renderAt('/growing');
  window.dispatchEvent(new Event('scroll'));
  const user = userEvent.setup();
  await user.click(screen.getByRole('link', { name: 'Other' }));
  vi.stubGlobal('scrollY', 0);
  await user.click(screen.getByRole('button', { name: 'Back' }));
  scrollTo.mockReset();
  grow();
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 900, behavior: 'instant' });
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Alt', altKey: true, repeat: true }));
  grow();
  expect(scrollTo).toHaveBeenCalledTimes(2);
  window.dispatchEvent(sign);
  grow();
  expect(scrollTo).toHaveBeenCalledTimes(2);
});

test('a page loaded whole does not take over the place of the page before it', () => {
  sessionStorage.setItem('eightwell:places', JSON.stringify({ '/first': 700, default: 700 }));
  renderAt('/cloud-kitchen');
  expect(scrollTo).not.toHaveBeenCalledWith(expect.objectContaining({ top: 700 }));
});

test('a page that one returns to is laid out as a whole at once', () => {
  document.documentElement.dataset['fresh'] = '';
  renderAt('/first');
  expect(document.documentElement.dataset).not.toHaveProperty('fresh');
});

test('a page that was just opened is laid out as a whole when the browser rests', async () => {
  openByLink();
  document.documentElement.dataset['fresh'] = '';
  renderAt('/first');
  expect(document.documentElement.dataset).toHaveProperty('fresh');
  await waitFor(() => expect(document.documentElement.dataset).not.toHaveProperty('fresh'));
});

test('a page that is gone before the browser rests is not touched any more', async () => {
  openByLink();
  document.documentElement.dataset['fresh'] = '';
  const { unmount } = renderAt('/first');
  unmount();
  await whenIdle();
  expect(document.documentElement.dataset['fresh']).toBe('');
});
