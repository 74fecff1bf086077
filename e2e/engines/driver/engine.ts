/** What a browser has to be able to do for the tests; everything else is put together from it (`visitor.ts`). */
export interface Engine {
  /** Goes to an address as one who types it. Does not wait for the page: that may be what is held back. */
  open: (url: string) => Promise<void>;
  back: () => Promise<void>;
  reload: () => Promise<void>;
  /** Evaluates an expression in the page that stands now, waits for it if it is a promise, and gives its value. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Presses a place of the window, in CSS pixels, as a finger or a mouse does. */
  pressAt: (x: number, y: number) => Promise<void>;
  /** Types into what has the focus. */
  type: (text: string) => Promise<void>;
  /** A PNG of what the window shows. */
  picture: () => Promise<Buffer>;
  close: () => Promise<void>;
}

export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

export interface EngineOptions {
  width: number;
  height: number;
  /** The language the browser asks for. */
  locale: string;
  /** Firefox's preferences, for what its settings offer. */
  preferences?: Readonly<Record<string, string | number | boolean>>;
  /** The same of WebKit's browser, as switches of its command line. */
  switches?: readonly string[];
}
