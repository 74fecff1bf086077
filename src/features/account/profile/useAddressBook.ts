import { useCallback, useEffect, useState } from 'react';
import type { Address, AddressBook, AddressSlot } from '../../../model/order/address';
import { readAddresses, removeAddress, writeAddress } from '../../../services/firebase/account/addresses';
import { authService } from '../session/accountServices';
import { reportError } from '../../../reportError';

type Loaded = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; book: AddressBook };

async function token(): Promise<string> {
  const { idToken } = await authService();
  const found = await idToken();
  if (found === null) throw new Error('There is no ID token.');
  return found;
}

/** The member's saved addresses. What changes is shown once the database has it. */
export function useAddressBook(uid: string) {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' });

  const read = useCallback(
    () =>
      token()
        .then((idToken) => readAddresses(uid, idToken))
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
      await writeAddress(uid, slot, address, await token());
      put(slot, address);
    },
    remove: async (slot: AddressSlot) => {
      await removeAddress(uid, slot, await token());
      put(slot, undefined);
    },
  };
}
