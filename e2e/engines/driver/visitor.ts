import { setTimeout } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { isAlive } from '#e2e/support/isAlive';
import type { Engine } from './engine';
import { asked, findInPage, library, type Found, type Name, type Place } from './findInPage';

/** How long a page may think about a question, in milliseconds. */
const longestAnswer = 2000;

/** One who visits the shop, whatever the engine: the words that end-to-end tests are written in. */
export class Visitor {
  readonly engine: Engine;

  constructor(engine: Engine) {
    this.engine = engine;
  }

  /** Where one is. A page that is just being left cannot say so, and is asked again. */
  async path(): Promise<string> {
    return (await this.#ask(() => location.pathname + location.search)) ?? '';
  }

  /** Waits until the address is this one. */
  async expectPath(path: string | RegExp): Promise<void> {
    const reached = expect.poll(() => this.path(), { message: 'where one is' });
    await (typeof path === 'string' ? reached.toBe(path) : reached.toMatch(path));
  }

  /** Waits until one is at another site. */
  async expectUrl(url: string): Promise<void> {
    await expect.poll(() => this.#ask(() => location.href), { message: 'where one is' }).toBe(url);
  }

  /** Waits until the app's code has begun to run. */
  async expectStarted(): Promise<void> {
    const hasRun = (): boolean =>
      performance
        .getEntriesByType('navigation')
        .some((entry) => 'domContentLoadedEventEnd' in entry && Number(entry.domContentLoadedEventEnd) > 0);
    await expect.poll(() => this.#ask(hasRun), { message: 'the code has begun' }).toBe(true);
  }

  /** Goes to an address, and waits until it is another document that stands there. */
  async open(url: string): Promise<void> {
    const before = await this.#ask(() => performance.timeOrigin);
    await this.engine.open(url);
    await this.#expectNewDocument(before);
  }

  async reload(): Promise<void> {
    const before = await this.#ask(() => performance.timeOrigin);
    await this.engine.reload();
    await this.#expectNewDocument(before);
  }

  /** Back; `expectPath` says when one is there, for it may be in the same document or in another. */
  async back(): Promise<void> {
    await this.engine.back();
  }

  /** Waits until the app is interactive, so that everything on it answers. */
  async expectAlive(): Promise<void> {
    await expect.poll(() => this.#ask(isAlive), { message: 'the app is interactive' }).toBe(true);
  }

  async expectShown(role: string, name?: Name, within?: string): Promise<void> {
    await this.#find(role, name, within);
  }

  async expectGone(role: string, name: Name, within?: string): Promise<void> {
    await expect
      // WebKit's driver gives null for undefined.
      .poll(async () => (await this.#look(role, name, within)) ?? undefined, {
        message: `no ${role} ${String(name)}`,
      })
      .toBeUndefined();
  }

  /** What stands in the element: its text, or what was typed into it. */
  async read(role: string, name: Name, within?: string): Promise<string> {
    return (await this.#find(role, name, within)).text;
  }

  async press(role: string, name: Name, within?: string): Promise<void> {
    const { x, y } = await this.#still(role, name, within);
    await this.engine.pressAt(x, y);
  }

  /** Types into a field, as a person does: one key after another. */
  async type(name: Name, text: string, within?: string): Promise<void> {
    // A press may go astray while the page is being rendered anew; who types looks where the caret stands.
    await expect
      .poll(
        async () => {
          await this.press('textbox', name, within);
          return (await this.#find('textbox', name, within)).hasFocus;
        },
        { message: `${String(name)} has the focus` },
      )
      .toBe(true);
    await this.engine.type(text);
  }

  /** Chooses a value of a select; its list is rendered by the system, where no test reaches it. */
  async choose(name: string, value: string): Promise<void> {
    await this.#find('combobox', name);
    await this.evaluate(
      ({ label, chosen }) => {
        const isNamed = (select: HTMLSelectElement): boolean =>
          select.ariaLabel === label ||
          [...select.labels].some(({ textContent }) => textContent.includes(label));
        const select = [...document.querySelectorAll('select')].find(isNamed);
        if (!select) throw new Error(`No select is named ${label}.`);
        select.focus();
        select.value = chosen;
        select.dispatchEvent(new Event('input', { bubbles: true }));
        select.dispatchEvent(new Event('change', { bubbles: true }));
      },
      { label: name, chosen: value },
    );
  }

  /** Runs a function in the page; what it is given and what it returns travels as JSON. */
  async evaluate<Result, Given = undefined>(
    run: (given: Given) => Result | Promise<Result>,
    given?: Given,
  ): Promise<Result> {
    return (await this.engine.evaluate(`(${run.toString()})(${JSON.stringify(given) ?? ''})`)) as Result;
  }

  /** Asks the page; `undefined` while it is being replaced, when Chromium leaves a question without an answer. */
  async #ask<Result>(run: () => Result): Promise<Result | undefined> {
    const answer = this.evaluate(run).catch(() => undefined);
    return Promise.race([answer, setTimeout(longestAnswer, undefined, { ref: false })]);
  }

  async #expectNewDocument(before: number | undefined): Promise<void> {
    await expect
      .poll(
        () => this.#ask(() => [performance.timeOrigin, document.body !== null, location.protocol] as const),
        { message: 'another document' },
      )
      .not.toEqual(expect.arrayContaining([before]));
    await expect.poll(() => this.#ask(() => document.body !== null), { message: 'a page' }).toBe(true);
  }

  async #look(role: string, name?: Name, within?: string): Promise<Found | undefined> {
    const question = asked(role, name, within);
    const ask = () => this.evaluate(findInPage, question).catch(() => undefined);
    const found = await ask();
    if (found !== 'no library') return found;
    await this.engine.evaluate(`(() => { ${library} })()`).catch(() => undefined);
    const again = await ask();
    return again === 'no library' ? undefined : again;
  }

  async #find(role: string, name?: Name, within?: string): Promise<Found> {
    let found: Found | undefined;
    await expect
      .poll(async () => (found = (await this.#look(role, name, within)) ?? undefined), {
        message: `${role} ${String(name)}`,
      })
      .toBeTruthy();
    if (!found) throw new Error(`There is no ${role} ${String(name)}.`);
    return found;
  }

  /** Found at the same place twice, and nothing over it: what still moves would be missed. */
  async #still(role: string, name: Name, within?: string): Promise<Place> {
    let { place } = await this.#find(role, name, within);
    await expect
      .poll(
        async () => {
          const before = place;
          const found = await this.#find(role, name, within);
          ({ place } = found);
          return !found.isCovered && Math.abs(before.x - place.x) + Math.abs(before.y - place.y) < 1;
        },
        { message: `${role} ${String(name)} can be pressed` },
      )
      .toBe(true);
    return place;
  }
}
