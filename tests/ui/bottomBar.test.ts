import { beforeEach, expect, test, vi } from 'vitest';
import { bottomBar } from '#ui/bottomBar';

let isByKeyboard = true;

/** An element that stands between two heights of the window, in CSS pixels. */
function elementAt(tag: 'button' | 'div', top: number, bottom: number): HTMLElement {
  const element = document.createElement(tag);
  element.getBoundingClientRect = () => new DOMRect(0, top, 300, bottom - top);
  element.scrollIntoView = vi.fn<() => void>();
  // jsdom does not know how something got the focus.
  vi.spyOn(element, 'matches').mockReturnValue(isByKeyboard);
  document.body.append(element);
  return element;
}

beforeEach(() => {
  isByKeyboard = true;
  document.body.replaceChildren();
  vi.stubGlobal('innerHeight', 568);
});

test('a bar that comes over what has the focus scrolls it out from under itself', () => {
  const question = elementAt('button', 412, 517);
  question.focus();
  bottomBar(elementAt('div', 322, 568));
  expect(question.scrollIntoView).toHaveBeenCalledWith({ block: 'nearest' });
});

test('a bar scrolls nothing that it does not cover', () => {
  const above = elementAt('button', 100, 200);
  above.focus();
  bottomBar(elementAt('div', 322, 568));
  expect(above.scrollIntoView).not.toHaveBeenCalled();

  const farBelow = elementAt('button', 2000, 2100);
  farBelow.focus();
  bottomBar(elementAt('div', 322, 568));
  expect(farBelow.scrollIntoView).not.toHaveBeenCalled();
});

test('a bar does not move the page under a finger', () => {
  isByKeyboard = false;
  const tapped = elementAt('button', 412, 517);
  tapped.focus();
  bottomBar(elementAt('div', 322, 568));
  expect(tapped.scrollIntoView).not.toHaveBeenCalled();
});

test('a bar that has the focus itself stays where it is', () => {
  const bar = elementAt('div', 322, 568);
  const buy = elementAt('button', 400, 450);
  bar.append(buy);
  buy.focus();
  bottomBar(bar);
  expect(buy.scrollIntoView).not.toHaveBeenCalled();
});
