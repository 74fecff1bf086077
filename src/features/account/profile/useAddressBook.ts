import { useCallback, useEffect, useState } from 'react';
import type { Address, AddressBook, AddressSlot } from '#model/order/address';
import { addressService } from '#features/account/session/accountServices';
import { reportError } from '#reportError';

type Loaded = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; book: AddressBook };

/** The member's saved addresses. What changes is shown once the database has it. */
export function useAddressBook(uid: string) {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' });

  const read = useCallback(
    () =>
      addressService()
        .then(({ readOwnAddresses }) => readOwnAddresses(uid))
        .then(
          (book) => setLoaded({ state: 'ready', book }),
          (error: unknown) => {
            reportError(error, 'The addresses could not be read.');
            setLoaded({ state: 'failed' });
          },
        ),
    [uid],
  );
  useEffect(() => void read(), [read]);

  const put = useCallback((slot: AddressSlot, address: Address | undefined) => {
    setLoaded((before) =>
      before.state === 'ready' ? { state: 'ready', book: { ...before.book, [slot]: address } } : before,
    );
  }, []);

  return {
    loaded,
    retry: () => {
      setLoaded({ state: 'loading' });
      void read();
    },
    save: async (slot: AddressSlot, address: Address) => {
      await (await addressService()).writeOwnAddress(uid, slot, address);
      put(slot, address);
    },
    remove: async (slot: AddressSlot) => {
      await (await addressService()).removeOwnAddress(uid, slot);
      put(slot, undefined);
    },
  };
}
