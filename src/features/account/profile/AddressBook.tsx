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
import { useAddressBook } from './useAddressBook';
import styles from './AddressBook.module.scss';
import { reportError } from '#reportError';
import { useCountryNames } from '#ui/form/useCountryNames';

/** The pressed button is gone with its form, which may have been longer than the screen. */
const takeFocus = (button: HTMLButtonElement | null): void => button?.focus();

/** The addresses that checkout can offer; up to five. */
export function AddressBook({ uid }: { uid: string }) {
  const { t } = useTranslation('account');
  const countryName = useCountryNames();
  const { loaded, retry, save, remove } = useAddressBook(uid);
  const [edited, setEdited] = useState<AddressSlot | null>(null);
  /** Where a form was closed, or an address put back: the button that stands there now takes the focus. */
  const [left, setLeft] = useState<AddressSlot | null>(null);
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
    reportError(error, context);
    showToast({ style: 'error', text: t('problem.unknown') });
  };
  const close = (slot: AddressSlot): void => {
    setEdited(null);
    setLeft(slot);
  };
  const putBack = (slot: AddressSlot, address: Address): Promise<void> =>
    save(slot, address).then(
      () => setLeft(slot),
      (error: unknown) => fail(error, 'The address could not be put back.'),
    );
  const takeOut = (slot: AddressSlot, address: Address): Promise<void> =>
    remove(slot).then(
      () => {
        setLeft(null);
        setRemoved((before) => ({ ...before, [slot]: address }));
      },
      (error: unknown) => fail(error, 'The address could not be removed.'),
    );
  const formFor = (slot: AddressSlot) => (
    <AddressForm
      key={slot}
      address={book[slot] ?? null}
      onSave={async (address) => {
        await save(slot, address);
        close(slot);
      }}
      onCancel={() => close(slot)}
    />
  );

  return (
    <>
      <ul className={styles.addressList}>
        {addressSlots.map((slot) => {
          const address = book[slot];
          const gone = removed[slot];
          if (address === undefined) {
            return (
              gone &&
              slot !== edited && (
                <li key={slot}>
                  <RemovedNote
                    text={t('addresses.removed', { address: gone.line1 })}
                    undo={t('addresses.undo')}
                    onUndo={() => void putBack(slot, gone)}
                  />
                </li>
              )
            );
          }
          if (slot === edited) return <li key={slot}>{formFor(slot)}</li>;
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
                  onClick={() => setEdited(slot)}
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
      {free === null && <p className="soft">{t('addresses.full')}</p>}
      {free !== null && edited === free && formFor(free)}
      {free !== null && edited !== free && (
        <button
          type="button"
          className="btn line"
          ref={free === left ? takeFocus : undefined}
          onClick={() => setEdited(free)}
        >
          <Icon name="plus" />
          {t('addresses.add')}
        </button>
      )}
    </>
  );
}
