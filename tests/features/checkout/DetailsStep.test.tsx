import { configureStore } from '@reduxjs/toolkit';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Checkout } from '#features/checkout/Checkout';
import { linesReplaced } from '#model/cart/cartSlice';
import type { Choice, Product } from '#model/catalogue/item';
import { productsReceived } from '#model/catalogue/productSlice';
import { shopReducer } from '#model/shopState';
import { line, product, variation } from '#tests/support/samples';
import { renderInShop } from '#tests/support/shopFixture';

async function show() {
  const store = configureStore({ reducer: shopReducer });
  store.dispatch(productsReceived([product()]));
  store.dispatch(linesReplaced([line({ quantity: 2 })]));
  const { user } = await renderInShop(
    <Checkout shopper={{ kind: 'guest' }} step="details" onStep={() => {}} onPlaced={() => {}} />,
    { shop: { store, toasts: [] } },
  );
  const form = await screen.findByRole('form', { name: 'Your details' });
  return { user, fields: within(form), store };
}

const names = (): (string | null)[] =>
  within(screen.getByRole('form', { name: 'Your details' }))
    .getAllByRole('textbox')
    .map((field) => field.getAttribute('name'));

test('the country is the browser’s, its states a list, and a post code names its state', async () => {
  const { user, fields } = await show();
  expect(fields.getByRole('combobox', { name: 'Country' })).toHaveValue('US');
  const state = await fields.findByRole('combobox', { name: 'State' });
  expect(state).toHaveValue('');
  await user.type(fields.getByRole('textbox', { name: 'ZIP code' }), '97205');
  await waitFor(() => expect(state).toHaveValue('OR'));
  await user.selectOptions(state, 'Washington');
  expect(state).toHaveValue('WA');
});

test('a state that was filled in follows the post code, one that was chosen stays', async () => {
  const { user, fields } = await show();
  const state = await fields.findByRole('combobox', { name: 'State' });
  const code = fields.getByRole('textbox', { name: 'ZIP code' });
  const retype = async (text: string) => {
    await user.clear(code);
    await user.type(code, text);
  };
  await user.type(code, '79205');
  await waitFor(() => expect(state).toHaveValue('TX'));
  for (const [typed, filled] of [
    ['97205', 'OR'],
    ['00802', 'VI'],
    ['96799', 'AS'],
    ['83414', 'WY'],
    ['06390', 'NY'],
    ['972051234', 'OR'],
    // A whole code of no state: Oregon is not where it lies.
    ['88899', ''],
    ['10001', 'NY'],
  ] as const) {
    await retype(typed);
    await waitFor(() => expect(state).toHaveValue(filled));
  }
  await user.selectOptions(state, 'Washington');
  await retype('10001');
  await waitFor(() => expect(code).toHaveValue('10001'));
  expect(state).toHaveValue('WA');
});

test('a state chosen before the post code stays, also where the two agree for a moment', async () => {
  const { user, fields } = await show();
  const state = await fields.findByRole('combobox', { name: 'State' });
  const code = fields.getByRole('textbox', { name: 'ZIP code' });
  await within(state).findByRole('option', { name: 'Texas' });
  await user.selectOptions(state, 'Texas');
  await user.type(code, '79205');
  await user.clear(code);
  await user.type(code, '97205');
  expect(code).toHaveValue('97205');
  expect(state).toHaveValue('TX');
});

test('a state that was filled in before a reload follows its post code still', async () => {
  sessionStorage.setItem(
    'eightwell:draft:checkout',
    JSON.stringify({ country: 'US', region: 'TX', postcode: '79205' }),
  );
  const { user, fields } = await show();
  const state = await fields.findByRole('combobox', { name: 'State' });
  await waitFor(() => expect(state).toHaveValue('TX'));
  const code = fields.getByRole('textbox', { name: 'ZIP code' });
  await user.clear(code);
  await user.type(code, '97205');
  await waitFor(() => expect(state).toHaveValue('OR'));
});

test.each([
  ['Czechia', true],
  ['South Korea', true],
  ['South Africa', true],
  ['Greece', true],
  ['Iceland', false],
  ['Ireland', false],
  ['Israel', false],
  ['Croatia', false],
])(
  'the form for %s says that a postal code is asked for: %s; and refuses the order without one just then',
  async (country, isNeeded) => {
    const { user, fields } = await show();
    await user.selectOptions(fields.getByRole('combobox', { name: 'Country' }), country);
    const code = fields.getByRole('textbox', { name: /^(Postal code|Eircode)/ });
    expect(code.hasAttribute('required')).toBe(isNeeded);
    await user.click(await fields.findByRole('button', { name: 'Review the order' }));
    await fields.findByRole('region', { name: /need another look/ });
    expect(code.getAttribute('aria-invalid') === 'true').toBe(isNeeded);
  },
);

test('the fields stand as the chosen country writes them, and its list goes with it', async () => {
  const { user, fields } = await show();
  await user.selectOptions(await fields.findByRole('combobox', { name: 'State' }), 'Oregon');
  expect(names().slice(-6)).toEqual(['line1', 'line2', 'city', 'postcode', 'note', 'card']);
  await user.selectOptions(fields.getByRole('combobox', { name: 'Country' }), 'Canada');
  await waitFor(() => expect(fields.getByRole('combobox', { name: 'Province' })).toHaveValue(''));
  await user.selectOptions(fields.getByRole('combobox', { name: 'Country' }), 'Germany');
  expect(fields.queryByRole('combobox', { name: /State|Province/ })).toBeNull();
  expect(names().slice(-6)).toEqual(['line1', 'line2', 'postcode', 'city', 'note', 'card']);
});

test('no province stays where the country is chosen again that came first', async () => {
  const { user, fields } = await show();
  const country = fields.getByRole('combobox', { name: 'Country' });
  await user.selectOptions(country, 'Canada');
  await user.selectOptions(await fields.findByRole('combobox', { name: 'Province' }), 'Ontario');
  await user.selectOptions(country, 'United States');
  const state = fields.getByRole('combobox', { name: 'State' });
  await waitFor(() => expect(state).toHaveValue(''));
  expect(within(state).queryByRole('option', { name: 'ON' })).toBeNull();
});

test('no state stays for a country with provinces behind one without', async () => {
  const { user, fields } = await show();
  const country = fields.getByRole('combobox', { name: 'Country' });
  await user.selectOptions(await fields.findByRole('combobox', { name: 'State' }), 'California');
  await user.selectOptions(country, 'Germany');
  await user.selectOptions(country, 'Canada');
  const province = await fields.findByRole('combobox', { name: 'Province' });
  expect(province).toHaveValue('');
  expect(within(province).queryByRole('option', { name: 'CA' })).toBeNull();
});

test('the total stands above the form, follows the delivery, and unfolds what it is made of', async () => {
  const { user, fields } = await show();
  const summary = screen.getByRole('button', { name: /^Your order \$56\.90/ });
  await user.click(await fields.findByRole('radio', { name: /^Express/ }));
  expect(summary).toHaveAccessibleName(/\$64\.90/);
  expect(summary).toHaveAttribute('aria-expanded', 'false');
  await user.click(summary);
  expect(summary).toHaveAttribute('aria-expanded', 'true');
});

test('a parcel for somebody else asks for their name, and only then', async () => {
  const { user, fields } = await show();
  expect(fields.queryByRole('textbox', { name: 'Name on the parcel' })).toBeNull();
  await user.click(fields.getByRole('checkbox', { name: 'Deliver to someone else' }));
  const recipient = await fields.findByRole('textbox', { name: 'Name on the parcel' });
  await user.click(fields.getByRole('button', { name: 'Review the order' }));
  await waitFor(() => expect(recipient).toHaveAccessibleDescription(/Enter the name for the parcel/));
  await user.type(recipient, 'Zoë');
  await waitFor(() => expect(recipient).not.toHaveAccessibleDescription(/Enter the name for the parcel/));
});

const lamp = product({ id: 'lamp', name: 'Lamp', price: 25 });
test.each([
  ['sold out', [product({ stock: 0 }), lamp], 'has just sold out.'],
  ['gone', [lamp], 'is no longer in the shop.'],
])(
  'what is %s is said and settled before the form is filled in, and is not in the total',
  async (_, left, said) => {
    const { user, store } = await show();
    act(() => void store.dispatch(productsReceived(left)));
    act(
      () =>
        void store.dispatch(
          linesReplaced([
            ...store.getState().cart,
            line({ id: 'lamp', cartItemId: 'b', name: 'Lamp', price: 25 }),
          ]),
        ),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(said);
    expect(screen.getByRole('complementary', { name: 'Your order' })).toHaveTextContent('$31.90');
    await user.click(screen.getByRole('button', { name: 'Update my cart' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(store.getState().cart).toMatchObject([{ id: 'lamp' }]);
  },
);

/** What is said of a shirt in the cart, in one colour and size, when the catalogue has come to have this one. */
async function saidOfShirt(choice: Choice, now: readonly Product[]): Promise<string> {
  const { store } = await show();
  act(() => void store.dispatch(productsReceived([lamp, ...now])));
  const shirtLine = line({ id: 'shirt', cartItemId: 'b', name: 'Shirt', price: 20, discount: 0, ...choice });
  act(() => void store.dispatch(linesReplaced([shirtLine])));
  return (await screen.findByRole('alert')).textContent;
}

const shirtOf = (color: string, stock: Record<string, number>): Product =>
  product({ id: 'shirt', name: 'Shirt', price: 20, variation: [variation(color, stock)] });
const fernM: Choice = { selectedProductColor: 'Fern', selectedProductSize: 'M' };
test.each([
  ['its colour is gone', fernM, [shirtOf('Clay', { M: 3 })], 'Shirt no longer comes in Fern, M.'],
  ['its size is gone', fernM, [shirtOf('Fern', { S: 3 })], 'Shirt no longer comes in Fern, M.'],
  ['all of it is gone', fernM, [], 'Shirt is no longer in the shop.'],
  [
    'it has come to have colours and sizes',
    {},
    [shirtOf('Fern', { S: 3 })],
    'Shirt now comes in several colors or sizes. Please choose one in the shop.',
  ],
  ['its size is sold out', fernM, [shirtOf('Fern', { M: 0, S: 3 })], 'Shirt, Fern, M has just sold out.'],
])('of a shirt in a colour and size it is said which is missing: %s', async (_, choice, now, said) => {
  expect(await saidOfShirt(choice, now)).toContain(said);
});

test('a mistyped address is asked about when it is left, is set right by a press, and blocks nothing', async () => {
  const { user, fields } = await show();
  const email = fields.getByRole('textbox', { name: 'E-mail' });
  await user.type(email, 'ada@gmial.com');
  expect(screen.queryByText(/Did you mean/)).not.toBeInTheDocument();
  await user.tab();
  await user.click(await fields.findByRole('button', { name: 'ada@gmail.com' }));
  expect(email).toHaveValue('ada@gmail.com');
  expect(email).toHaveFocus();
  expect(email).not.toHaveAttribute('aria-invalid');
  await waitFor(() => expect(screen.queryByText(/Did you mean/)).not.toBeInTheDocument());
  expect(sessionStorage.getItem('eightwell:draft:checkout')).toContain('ada@gmail.com');
});

test('an address that a draft has kept is asked about, too', async () => {
  sessionStorage.setItem('eightwell:draft:checkout', JSON.stringify({ email: 'ada@gmail.con' }));
  const { fields } = await show();
  expect(await fields.findByRole('button', { name: 'ada@gmail.com' })).toBeVisible();
});

test('an empty postal code is to be filled in, a wrong one to be looked at', async () => {
  const { user, fields } = await show();
  await user.selectOptions(fields.getByRole('combobox', { name: 'Country' }), 'Germany');
  const code = fields.getByRole('textbox', { name: 'Postal code' });
  await user.click(fields.getByRole('button', { name: 'Review the order' }));
  await waitFor(() => expect(code).toHaveAccessibleDescription(/Please fill this in/));
  await user.type(code, '12');
  await waitFor(() => expect(code).toHaveAccessibleDescription(/does not look like a postal code/));
  await user.type(code, '345');
  await waitFor(() => expect(code).toBeValid());
});

test.each([
  ['Ireland', ['E-mail', 'Full name', 'Street and number', 'Town or city']],
  ['Japan', ['E-mail', 'Full name', 'Postal code', 'Prefecture', 'Town or city', 'Street and number']],
  ['Hong Kong', ['E-mail', 'Full name', 'Area', 'Town or city', 'Street and number']],
  ['Italy', ['E-mail', 'Full name', 'Street and number', 'Postal code', 'Town or city', 'Province']],
])('what is missing is listed as the form for %s has it', async (country, missing) => {
  const { user, fields } = await show();
  await user.selectOptions(fields.getByRole('combobox', { name: 'Country' }), country);
  await user.click(await fields.findByRole('button', { name: 'Review the order' }));
  const list = within(await fields.findByRole('region', { name: new RegExp(`^${missing.length} `) }));
  expect(list.getAllByRole('button').map((button) => button.textContent)).toEqual(missing);
});

test('a sold-out meal asks nothing about its delivery', async () => {
  const meal = { course: 'soup', diet: [], allergens: [], kcal: 300, portionGrams: 350 };
  const { store } = await show();
  store.dispatch(productsReceived([product(), product({ id: 'soup', meal, stock: 0 })]));
  act(() => {
    store.dispatch(linesReplaced([line({ quantity: 2 }), line({ id: 'soup', quantity: 1 })]));
  });
  expect(await screen.findByRole('radio', { name: /^Express/ })).toBeVisible();
  expect(screen.queryByText(/our courier brings/)).not.toBeInTheDocument();
});
