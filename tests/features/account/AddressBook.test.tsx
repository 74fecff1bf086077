import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { AddressBook } from '#features/account/profile/AddressBook';
import type { Address, AddressBook as Book } from '#model/order/address';
import * as addresses from '#services/firebase/account/ownAddresses';
import { showShop } from '#tests/support/showShop';

vi.mock('#services/firebase/account/ownAddresses');

beforeEach(() => {
  sessionStorage.clear();
  vi.resetAllMocks();
});

const elm: Address = { country: 'DE', line1: 'Ulmenweg 1', city: 'Berlin', postcode: '10115' };

async function show(book: Book) {
  vi.mocked(addresses.readOwnAddresses).mockResolvedValue(book);
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

test('an address that was added has the focus', async () => {
  const user = await show({});
  await user.click(press('Add an address'));
  await user.selectOptions(country(), 'Germany');
  await user.type(screen.getByRole('textbox', { name: 'Street and number' }), 'Ulmenweg 1');
  await user.type(screen.getByRole('textbox', { name: 'Postal code' }), '10115');
  await user.type(screen.getByRole('textbox', { name: 'Town or city' }), 'Berlin');
  await user.click(press('Save the address'));
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
  expect(addresses.removeOwnAddress).toHaveBeenCalledExactlyOnceWith('ada', 'address1');
  await user.click(undo);
  expect(await edit()).toHaveFocus();
  expect(addresses.writeOwnAddress).toHaveBeenCalledExactlyOnceWith('ada', 'address1', elm);
});
