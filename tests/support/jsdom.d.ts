/** The little of jsdom that reads prerendered pages and runs their early script; the package brings no types. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(
      html?: string,
      options?: { url?: string; runScripts?: 'outside-only'; pretendToBeVisual?: boolean },
    );
    readonly window: {
      readonly DOMParser: typeof DOMParser;
      readonly document: Document;
      eval: (script: string) => unknown;
      close: () => void;
    };
  }
}
