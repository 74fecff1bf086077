/** For IntersectionObserver: says that everything watched is out of view, as below the fold of a phone. */
export class NothingInView {
  readonly #tell: (entries: { isIntersecting: boolean }[]) => void;

  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    this.#tell = tell;
  }

  observe(): void {
    this.#tell([{ isIntersecting: false }]);
  }

  disconnect(): void {
    this.#tell([]);
  }
}
