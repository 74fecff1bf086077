import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endChangesWhenLeft } from '#services/firebase/account/sessionDatabase';

const abort = vi.fn<(change: Change) => void>();

/** A transaction, as far as it is told about; one that is being committed cannot be ended any more. */
class Change extends EventTarget {
  isCommitting = false;
  abort(): void {
    if (this.isCommitting) throw new DOMException('The transaction is inactive.', 'InvalidStateError');
    abort(this);
  }
}
class Database {
  transaction(): Change {
    return new Change();
  }
}

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('IDBDatabase', Database);
  endChangesWhenLeft();
});
afterEach(() => vi.unstubAllGlobals());

test('what is being changed as the page is left is ended, so that no page kept for Back locks the database', () => {
  const [done, committing, open] = Array.from({ length: 3 }, () => new Database().transaction());
  done?.dispatchEvent(new Event('complete'));
  if (committing) committing.isCommitting = true;
  window.dispatchEvent(new Event('pagehide'));
  expect(abort.mock.calls).toEqual([[open]]);
});
