/** For IntersectionObserver: says that everything watched is out of view, as below the fold of a phone. */
export class NothingInView {
  constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}

  observe(): void {
    this.tell([{ isIntersecting: false }]);
  }

  disconnect(): void {
    this.tell([]);
  }
}
