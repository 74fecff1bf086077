import { afterEach, expect, test } from 'vitest';
import { styled, watchMissingStyles } from '#ui/lazy/missingStyles';

watchMissingStyles();
afterEach(() => document.head.replaceChildren());

const links = () => [...document.head.querySelectorAll('link')];

/** As Vite asks for one. */
function askFor(href: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = '';
  link.setAttribute('href', href);
  document.head.append(link);
  return link;
}
const end = (link: HTMLLinkElement | undefined, how: 'load' | 'error') => link?.dispatchEvent(new Event(how));

test('a style sheet that was not to be had is asked for again with the next connection, in its place', () => {
  const missed = askFor('/assets/placed.css');
  const after = askFor('/assets/later.css');
  end(missed, 'error');
  end(after, 'load');
  expect(links()).toEqual([missed, after]);
  window.dispatchEvent(new Event('online'));
  const [again, same] = links();
  expect(again).not.toBe(missed);
  expect(again?.outerHTML).toBe(missed.outerHTML);
  expect(same).toBe(after);
  end(again, 'load');
  window.dispatchEvent(new Event('online'));
  expect(links()[0]).toBe(again);
});

test('code waits for the style sheets that were missed for it, and for none that never come', async () => {
  end(askFor('/assets/placed.css'), 'error');
  const told: string[] = [];
  const code = styled(Promise.resolve('code')).then((what) => told.push(what));
  const other = styled(Promise.resolve('other')).then((what) => told.push(what));
  await new Promise((later) => setTimeout(later));
  expect(told).toEqual([]);
  end(links()[0], 'error');
  await Promise.all([code, other]);
  expect(told).toHaveLength(2);
});

test('code whose styles are there waits for nothing', async () => {
  end(askFor('/assets/placed.css'), 'load');
  expect(await styled(Promise.resolve('code'))).toBe('code');
  expect(links()).toHaveLength(1);
});
