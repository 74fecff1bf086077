import { beforeEach, expect, test, vi } from 'vitest';
import { showWrittenNote } from '#prerender/early/writtenNote';
import { ids, marks } from '#prerender/protocol';

beforeEach(() => {
  document.documentElement.setAttribute(marks.waits, 'page');
  document.body.innerHTML = `<div id="${ids.oldBrowser}" hidden><p lang="en" hidden>old</p><p lang="fr" hidden>vieux</p><p lang="de" hidden>alt</p></div>`;
});

test('it is said in the language of the visitor alone, and the page is shown', () => {
  vi.stubGlobal('navigator', { languages: ['fr-CA', 'en'], language: 'fr-CA' });
  showWrittenNote(ids.oldBrowser);
  const note = document.getElementById(ids.oldBrowser);
  expect(note?.hidden).toBe(false);
  expect([...(note?.querySelectorAll('p:not([hidden])') ?? [])].map((text) => text.textContent)).toEqual([
    'vieux',
  ]);
  expect(document.documentElement.hasAttribute(marks.waits)).toBe(false);
});
