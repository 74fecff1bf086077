import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Finds elements by role and name as the tests of components do; put into each page that is asked. */
export const library = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

export interface Place {
  x: number;
  y: number;
}

export type Name = string | RegExp;

/** As it travels into the page. */
interface Asked {
  role: string;
  name?: string;
  flags?: string;
  within?: string;
}

export const asked = (role: string, name?: Name, within?: string): Asked =>
  name === undefined || typeof name === 'string'
    ? { role, name, within }
    : { role, name: name.source, flags: name.flags, within };

export interface Found {
  text: string;
  place: Place;
  /** Whether something else would be pressed there. */
  isCovered: boolean;
  /** Whether what is typed goes there. */
  hasFocus: boolean;
}

/** Runs in the page: the first shown element with this role and name, brought into view. */
export function findInPage({ role, name, flags, within }: Asked): Found | 'no library' | undefined {
  const { TestingLibraryDom } = window as unknown as {
    TestingLibraryDom?: { queryAllByRole: (root: Element, role: string, options: object) => HTMLElement[] };
  };
  if (!TestingLibraryDom) return 'no library';
  const root = within === undefined ? document.body : document.querySelector(within);
  if (!root) return undefined;
  const wanted = name === undefined || flags === undefined ? name : new RegExp(name, flags);
  const element = TestingLibraryDom.queryAllByRole(root, role, { name: wanted }).find(
    (one) => one.getClientRects().length > 0,
  );
  if (!element) return undefined;
  const isInView = ({ top, bottom }: DOMRect): boolean => top >= 0 && bottom <= innerHeight;
  if (!isInView(element.getBoundingClientRect()))
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  // A link over two lines is pressed on its first.
  const [box = element.getBoundingClientRect()] = element.getClientRects();
  const place = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  const hit = document.elementFromPoint(place.x, place.y);
  const isCovered = hit === null || !(element.contains(hit) || hit.contains(element));
  if (isCovered) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const isField = element.matches('input, textarea, select');
  return {
    text: isField && 'value' in element ? String(element.value) : element.innerText,
    place,
    isCovered,
    hasFocus: element === document.activeElement,
  };
}
