import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  addressSlots,
  freeSlot,
  type Address,
  type AddressBook as Book,
  type AddressSlot,
} from '#model/order/address';
import { addressLines } from '#model/order/country';
import { Icon } from '#ui/picture/Icon';
import { Notice } from '#ui/Notice';
import { RemovedNote } from '#ui/line/RemovedNote';
import { showToast } from '#ui/toast/toasts';
import { AddressForm } from './AddressForm';
import { AddressConflict, useAddressBook } from './useAddressBook';
import styles from './AddressBook.module.scss';
import { reportError } from '#reportError';
import { useCountryNames } from '#ui/form/useCountryNames';

/** The pressed button is gone with its form, which may have been longer than the screen. */
const takeFocus = (button: HTMLButtonElement | null): void => button?.focus();

/** The addresses that checkout can offer; up to five. */
export function AddressBook({ uid }: { uid: string }) {
  const { t } = useTranslation('account');
  const countryName = useCountryNames();
  const { loaded, retry, add, change, remove, putBack } = useAddressBook(uid);
  /** The address whose form is open, as it was when the form was opened. */
  const [edited, setEdited] = useState<{ slot: AddressSlot; was: Address } | 'new' | null>(null);
  /** Where a form was closed, or an address put back: the button that stands there now takes the focus. */
  const [left, setLeft] = useState<AddressSlot | 'new' | null>(null);
  const [removed, setRemoved] = useState<Book>({});

  if (loaded.state === 'loading')
    return <div className={`${styles.addressList} skeleton`} aria-busy="true" />;
  if (loaded.state === 'failed') {
    return (
      <Notice tone="error" action={{ label: t('addresses.retry'), run: retry }}>
        {t('addresses.failed')}
      </Notice>
    );
  }

  const { book } = loaded;
  const free = freeSlot(book);
  const fail = (error: unknown, context: string): void => {
    if (error instanceof AddressConflict) {
      const text = t(error.reason === 'full' ? 'addresses.full' : 'addresses.shownAnew');
      showToast({ style: 'warning', text });
      return;
    }
    reportError(error, context);
    showToast({ style: 'error', text: t('problem.unknown') });
  };
  const close = (slot: AddressSlot | 'new'): void => {
    setEdited(null);
    setLeft(slot);
  };
  const takeBack = (slot: AddressSlot, address: Address): Promise<void> =>
    putBack(slot, address).then(setLeft, (error: unknown) =>
      fail(error, 'The address could not be put back.'),
    );
  const takeOut = (slot: AddressSlot, address: Address): Promise<void> =>
    remove(slot, address).then(
      () => {
        setLeft(null);
        setRemoved((before) => ({ ...before, [slot]: address }));
      },
      (error: unknown) => fail(error, 'The address could not be removed.'),
    );
  /** Whoever saves once more has been told that it replaces what was changed elsewhere. */
  const replace = async (slot: AddressSlot, address: Address, was: Address): Promise<void> => {
    try {
      close(await change(slot, address, was));
    } catch (error) {
      const stands = error instanceof AddressConflict ? error.book[slot] : undefined;
      if (stands) setEdited({ slot, was: stands });
      throw error;
    }
  };

  return (
    <>
      <ul className={styles.addressList}>
        {addressSlots.map((slot) => {
          const address = book[slot];
          const gone = removed[slot];
          if (edited !== null && edited !== 'new' && edited.slot === slot) {
            const { was } = edited;
            return (
              <li key={slot}>
                <AddressForm
                  address={was}
                  onSave={(changed) => replace(slot, changed, was)}
                  onCancel={() => close(slot)}
                />
              </li>
            );
          }
          if (address === undefined) {
            return (
              gone && (
                <li key={slot}>
                  <RemovedNote
                    text={t('addresses.removed', { address: gone.line1 })}
                    undo={t('addresses.undo')}
                    onUndo={() => void takeBack(slot, gone)}
                  />
                </li>
              )
            );
          }
          return (
            <li key={slot} className={styles.address}>
              <address>
                {[...addressLines(address), countryName(address.country)].map((line) => (
                  <span key={line} dir="auto">
                    {line}
                  </span>
                ))}
              </address>
              <p>
                <button
                  type="button"
                  className="under"
                  aria-label={t('addresses.editThis', { address: address.line1 })}
                  ref={slot === left ? takeFocus : undefined}
                  onClick={() => setEdited({ slot, was: address })}
                >
                  {t('addresses.edit')}
                </button>
                <button
                  type="button"
                  className="under"
                  aria-label={t('addresses.removeThis', { address: address.line1 })}
                  onClick={() => void takeOut(slot, address)}
                >
                  {t('addresses.remove')}
                </button>
              </p>
            </li>
          );
        })}
      </ul>
      {Object.values(book).every((address) => address === undefined) && edited === null && (
        <p className={`soft ${styles.none}`}>{t('addresses.none')}</p>
      )}
      {edited === 'new' && (
        <AddressForm
          address={null}
          onSave={async (address) => close(await add(address))}
          onCancel={() => close('new')}
        />
      )}
      {free === null && edited !== 'new' && <p className="soft">{t('addresses.full')}</p>}
      {free !== null && edited !== 'new' && (
        <button
          type="button"
          className="btn line"
          ref={left === 'new' ? takeFocus : undefined}
          onClick={() => setEdited('new')}
        >
          <Icon name="plus" />
          {t('addresses.add')}
        </button>
      )}
    </>
  );
}
