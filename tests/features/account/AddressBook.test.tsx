import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AddressBook } from '#features/account/profile/AddressBook';
import {
  isSameAddress,
  type Address,
  type AddressBook as Book,
  type AddressSlot,
} from '#model/order/address';
import * as addresses from '#services/firebase/account/ownAddresses';
import { showShop } from '#tests/support/showShop';

vi.mock('#services/firebase/account/ownAddresses');

beforeEach(() => {
  vi.resetAllMocks();
});

const elm: Address = { country: 'DE', line1: 'Ulmenweg 1', city: 'Berlin', postcode: '10115' };

/** What the database has; other windows and devices change it, too. */
let kept: Book = {};
const stands = (slot: AddressSlot, shown: Address | null): boolean =>
  kept[slot] === undefined || (shown !== null && isSameAddress(kept[slot], shown));

async function show(book: Book) {
  kept = { ...book };
  vi.mocked(addresses.readOwnAddresses).mockImplementation(() => Promise.resolve({ ...kept }));
  vi.mocked(addresses.writeOwnAddress).mockImplementation(async (_uid, slot, address, shown) => {
    const isFree = stands(slot, shown);
    if (isFree) kept[slot] = address;
    return Promise.resolve(isFree);
  });
  vi.mocked(addresses.removeOwnAddress).mockImplementation(async (_uid, slot, shown) => {
    const isFree = stands(slot, shown);
    if (isFree) delete kept[slot];
    return Promise.resolve(isFree);
  });
  const { user } = await showShop(<AddressBook uid="ada" />, []);
  await screen.findByRole('button', { name: 'Add an address' });
  return user;
}
const press = (name: string) => screen.getByRole('button', { name });
const country = () =>
  within(screen.getByRole('form', { name: 'Address' })).getByRole('combobox', { name: 'Country' });
const edit = () => screen.findByRole('button', { name: 'Edit Ulmenweg 1' });

test.each(['Cancel', 'Save the address'])(
  'the focus goes into the form of an address, and back: %s',
  async (way) => {
    const user = await show({ address2: elm });
    await user.click(await edit());
    expect(country()).toHaveFocus();
    await user.click(press(way));
    expect(await edit()).toHaveFocus();
  },
);

test('the focus goes into the form of a new address, and back to its button', async () => {
  const user = await show({ address1: elm });
  await user.click(press('Add an address'));
  expect(country()).toHaveFocus();
  await user.click(press('Cancel'));
  expect(press('Add an address')).toHaveFocus();
});

const street = () => screen.getByRole('textbox', { name: 'Street and number' });

async function addElm(user: UserEvent): Promise<void> {
  await user.click(press('Add an address'));
  await user.selectOptions(country(), 'Germany');
  await user.type(street(), 'Ulmenweg 1');
  await user.type(screen.getByRole('textbox', { name: 'Postal code' }), '10115');
  await user.type(screen.getByRole('textbox', { name: 'Town or city' }), 'Berlin');
  await user.click(press('Save the address'));
}

test('an address that was added has the focus', async () => {
  const user = await show({});
  await addElm(user);
  expect(await edit()).toHaveFocus();
});

test('an address that is removed can be put back in its place', async () => {
  const user = await show({ address1: elm });
  // What had the focus last must not take it from the note.
  await user.click(await edit());
  await user.click(press('Cancel'));
  await user.click(press('Remove Ulmenweg 1'));
  const undo = await screen.findByRole('button', { name: 'Undo: Ulmenweg 1 is removed.' });
  expect(undo).toHaveFocus();
  expect(addresses.removeOwnAddress).toHaveBeenCalledExactlyOnceWith('ada', 'address1', elm);
  await user.click(undo);
  expect(await edit()).toHaveFocus();
  expect(addresses.writeOwnAddress).toHaveBeenCalledExactlyOnceWith('ada', 'address1', elm, elm);
});

describe('what another window has changed meanwhile', () => {
  const lime: Address = { ...elm, line1: 'Lindenweg 2' };
  const oak: Address = { ...elm, line1: 'Eichenweg 3' };
  const full: Book = { address1: lime, address2: lime, address3: lime, address4: lime, address5: lime };

  test('an address added there keeps its place, and both are shown', async () => {
    const user = await show({});
    kept.address1 = lime;
    await addElm(user);
    expect(await edit()).toHaveFocus();
    expect(press('Edit Lindenweg 2')).toBeVisible();
    expect(kept).toEqual({ address1: lime, address2: elm });
  });

  test('a book that is full by now takes no other, and says so beside what was typed', async () => {
    const user = await show({});
    kept = { ...full };
    await addElm(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Five addresses are the most.');
    expect(street()).toHaveValue('Ulmenweg 1');
    expect(kept).toEqual(full);
  });

  test('an address changed there is replaced only by somebody who knows', async () => {
    const user = await show({ address1: elm });
    await user.click(await edit());
    kept.address1 = lime;
    await user.clear(street());
    await user.type(street(), 'Eichenweg 3');
    await user.click(press('Save the address'));
    expect(await screen.findByRole('alert')).toHaveTextContent('changed elsewhere');
    expect(kept).toEqual({ address1: lime });
    await user.click(press('Save the address'));
    expect(await screen.findByRole('button', { name: 'Edit Eichenweg 3' })).toHaveFocus();
    expect(kept).toEqual({ address1: oak });
  });

  test('an address changed there is shown instead of removed', async () => {
    const user = await show({ address1: elm });
    kept.address1 = lime;
    await user.click(press('Remove Ulmenweg 1'));
    expect(await screen.findByRole('button', { name: 'Edit Lindenweg 2' })).toBeVisible();
    expect(kept).toEqual({ address1: lime });
  });

  test('an address comes back beside the one that took its place', async () => {
    const user = await show({ address1: elm });
    await user.click(press('Remove Ulmenweg 1'));
    const undo = await screen.findByRole('button', { name: 'Undo: Ulmenweg 1 is removed.' });
    kept.address1 = lime;
    await user.click(undo);
    expect(await edit()).toHaveFocus();
    expect(kept).toEqual({ address1: lime, address2: elm });
  });

  test('what was removed there is saved again by somebody who edits it here', async () => {
    const user = await show({ address1: elm });
    await user.click(await edit());
    kept = {};
    await user.click(press('Save the address'));
    expect(await edit()).toHaveFocus();
    expect(kept).toEqual({ address1: elm });
  });

  test('is shown when one comes back here', async () => {
    await show({ address1: elm });
    kept = { address2: lime };
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByRole('button', { name: 'Edit Lindenweg 2' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Edit Ulmenweg 1' })).toBeNull();
  });
});
