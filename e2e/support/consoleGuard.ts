import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/** Console guard: collects the messages of every page of a context; an end-to-end test has to leave none. */
export class ConsoleGuard {
  // What the test tool says of its own: end-to-end tests keep the service worker out, but for those about it.
  readonly #expected: RegExp[] = [/Service Worker registration blocked by Playwright/];
  readonly #heard: string[] = [];

  constructor(context: BrowserContext) {
    context.on('console', (message) => this.#hear(message));
    context.on('weberror', (error) => this.#heard.push(`uncaught: ${error.error().message}`));
  }

  /** A test that breaks something on purpose names the messages this brings. */
  allow(message: RegExp): void {
    this.#expected.push(message);
  }

  /** Everything that was heard, for tests that ask for a message. */
  get heard(): readonly string[] {
    return this.#heard;
  }

  /** What was heard and not allowed. */
  get unexpected(): string[] {
    return this.#heard.filter((heard) => !this.#expected.some((pattern) => pattern.test(heard)));
  }

  #hear(message: ConsoleMessage): void {
    const type = message.type();
    if (type !== 'error' && type !== 'warning') return;
    this.#heard.push(`${type}: ${message.text()} (${message.location().url})`);
  }
}
