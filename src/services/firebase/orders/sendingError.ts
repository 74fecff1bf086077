import type { Item } from '#model/catalogue/item';

export type SendingProblem =
  /** No answer in time: it may or may not have arrived. */
  | 'unanswered'
  /** No connection before anything was sent: it has certainly not arrived. */
  | 'notSent'
  /** The code that sends did not come, so nothing was sent. */
  | 'notLoaded'
  /** The rules said no, and not because it had arrived before. */
  | 'refused'
  /** The owner takes orders of members only for now. */
  | 'guestsClosed'
  /** More units in one line than the owner takes. */
  | 'tooMany'
  /** The owner sends nothing to this country by now. */
  | 'country'
  /** The owner has closed on the day the courier was to come. */
  | 'closedDay'
  /** Conflicts in every attempt: others were faster. */
  | 'busy';

export class SendingError extends Error {
  readonly problem: SendingProblem;

  constructor(problem: SendingProblem, cause?: unknown) {
    super(`The database did not take it: ${problem}`, { cause });
    this.name = 'SendingError';
    this.problem = problem;
  }
}

/** The catalogue no longer says what the shopper saw: another price, too little stock, the item is gone, or delivery costs something else. */
export class CatalogueChangedError extends Error {
  /** What the catalogue says now, and items that are gone are missing; undefined where only delivery has changed. */
  readonly items: Item[] | undefined;

  constructor(items: Item[] | undefined) {
    super('The catalogue has changed since the order was looked over.');
    this.name = 'CatalogueChangedError';
    this.items = items;
  }
}
