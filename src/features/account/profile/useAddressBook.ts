import { useCallback, useEffect, useState } from 'react';
import type { Address, AddressBook, AddressSlot } from '#model/order/address';
import { addressAdding, addressService } from '#features/account/session/accountServices';
import { reportError } from '#reportError';
import { whenReturned } from '#whenReturned';

type Loaded = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; book: AddressBook };

/** A change that was not made, because another window or device came first; the book is shown as it is now. */
export class AddressConflict extends Error {
  readonly reason: 'changed' | 'full';
  readonly book: AddressBook;

  constructor(reason: AddressConflict['reason'], book: AddressBook) {
    super(reason);
    this.name = 'AddressConflict';
    this.reason = reason;
    this.book = book;
  }
}

/** The member's saved addresses. What changes is shown once the database has it. */
export function useAddressBook(uid: string) {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' });

  /** The book as it is now: another window or device may have changed it since it was shown. */
  const read = useCallback(
    (): Promise<AddressBook> =>
      addressService()
        .then(({ readOwnAddresses }) => readOwnAddresses(uid))
        .then((book) => {
          setLoaded({ state: 'ready', book });
          return book;
        }),
    [uid],
  );
  const start = useCallback(
    () =>
      read().then(undefined, (error: unknown) => {
        reportError(error, 'The addresses could not be read.');
        setLoaded({ state: 'failed' });
      }),
    [read],
  );
  useEffect(() => {
    void start();
    return whenReturned(() => {
      if (!navigator.onLine) return;
      read().catch((error: unknown) => reportError(error, 'The addresses may be out of date.', 'warning'));
    });
  }, [start, read]);

  const put = (slot: AddressSlot, address: Address | undefined): void =>
    setLoaded((before) =>
      before.state === 'ready' ? { state: 'ready', book: { ...before.book, [slot]: address } } : before,
    );
  /** Tells what stands there instead, where another window or device came first. */
  const expectDone = async (isDone: boolean): Promise<void> => {
    if (!isDone) throw new AddressConflict('changed', await read());
  };
  const add = async (address: Address): Promise<AddressSlot> => {
    const { slot, book } = await (await addressAdding()).addOwnAddress(uid, address);
    setLoaded({ state: 'ready', book });
    if (slot === null) throw new AddressConflict('full', book);
    return slot;
  };

  return {
    loaded,
    retry: () => {
      setLoaded({ state: 'loading' });
      void start();
    },
    /** Returns the slot in which the address was saved. */
    add,
    /** Puts an address in the place of the one that was shown there. */
    change: async (slot: AddressSlot, address: Address, shown: Address): Promise<AddressSlot> => {
      await expectDone(await (await addressService()).writeOwnAddress(uid, slot, address, shown));
      put(slot, address);
      return slot;
    },
    remove: async (slot: AddressSlot, shown: Address): Promise<void> => {
      await expectDone(await (await addressService()).removeOwnAddress(uid, slot, shown));
      put(slot, undefined);
    },
    /** Puts a removed address back, beside what stands in its place by now. */
    putBack: async (slot: AddressSlot, address: Address): Promise<AddressSlot> => {
      if (!(await (await addressService()).writeOwnAddress(uid, slot, address, address))) return add(address);
      put(slot, address);
      return slot;
    },
  };
}
