import { configureStore } from '@reduxjs/toolkit';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Checkout } from '#features/checkout/Checkout';
import { productsOf, programsOf } from '#model/catalogue/catalogueReader';
import type { CartLine } from '#model/cart/cart';
import { currencyChosen } from '#model/money/currencySlice';
import { linesReplaced } from '#model/cart/cartSlice';
import { productsReceived } from '#model/catalogue/productSlice';
import { programsReceived } from '#model/catalogue/programSlice';
import { ownSettings } from '#model/order/ownersSettings';
import { shopReducer } from '#model/shopState';
import * as orders from '#services/firebase/orders/orders';
import { readSettings } from '#services/firebase/readSettings';
import { CatalogueChangedError } from '#services/firebase/orders/sendingError';
import { SendingError } from '#services/firebase/orders/sendingError';
import type { SentOrder } from '#services/storage/orderMemory';
import { settingsReceived } from '#shopSettings';
import { connect } from '#tests/support/connection';
import { typedDetails as details } from '#tests/support/samples';
import { renderInShop } from '#tests/support/shopFixture';

vi.mock('#services/firebase/orders/orders');
vi.mock('#services/firebase/readSettings');
const placeOrder = vi.mocked(orders.placeOrder);
const hasOrderArrived = vi.mocked(orders.hasOrderArrived);
const path = 'guestOrders/-OaBcDeFgHiJkLmNoPq1';

/** As the real one: says that it sends before it does. */
const sending =
  (answer: () => Promise<'placed' | 'found'>): typeof orders.placeOrder =>
  ({ onSending }) => {
    onSending?.();
    return answer();
  };
const failing = (error: Error) =>
  sending(async () => {
    throw error;
  });

beforeEach(() => {
  settingsReceived(null);
  vi.resetAllMocks();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.mocked(orders.newOrderPath).mockReturnValue(path);
  vi.mocked(readSettings).mockResolvedValue(ownSettings);
  placeOrder.mockImplementation(sending(() => Promise.resolve('placed')));
});

const mat = { id: 'mat', name: 'Mat', price: 25, stock: 5 };
const soup = {
  ...mat,
  id: 'soup',
  name: 'Soup',
  meal: { course: 'soup', diet: [], allergens: [], kcal: 310, portionGrams: 350 },
};
const inCart = { cartItemId: 'a', kind: 'product' as const, image: [], discount: 0, quantity: 2, ...mat };

async function show(
  onPlaced = vi.fn<(order: SentOrder) => void>(),
  lines: CartLine[] = [inCart],
  currency = 'USD',
  address = {},
  step: 'details' | 'review' = 'review',
) {
  sessionStorage.setItem('eightwell:draft:checkout', JSON.stringify({ ...details, ...address }));
  const store = configureStore({ reducer: shopReducer });
  store.dispatch(productsReceived(productsOf({ mat, soup }).rows));
  store.dispatch(programsReceived(programsOf({ calm: { ...mat, id: 'calm', name: 'Calm' } }).rows));
  store.dispatch(linesReplaced(lines));
  store.dispatch(currencyChosen(currency));
  const { user } = await renderInShop(
    <>
      <h1 tabIndex={-1}>Checkout</h1>
      <Checkout shopper={{ kind: 'guest' }} step={step} onStep={() => {}} onPlaced={onPlaced} />
    </>,
    { shop: { store, toasts: [] } },
  );
  await screen.findByRole('heading', { name: step === 'review' ? 'What you order' : 'Contact' });
  return { store, onPlaced, user };
}

const button = () => screen.getByRole('button', { name: 'Order with obligation to pay, $56.90' });

describe('what the owner does not take', () => {
  test('is said before anything is sent: guests, with the way in', async () => {
    await show();
    act(() => settingsReceived({ guestOrders: 'closed' }));
    expect(await screen.findByText(/For now we take orders of members only/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login?next=%2Fcheckout');
  });

  test('is said before anything is sent: too many of one thing', async () => {
    await show();
    act(() => settingsReceived({ unitsPerLine: 1 }));
    expect(await screen.findByText(/more of one item than the shop takes/)).toBeVisible();
  });
});

test('what is paid for the delivery stands above the button', async () => {
  await show();
  const delivery = screen.getAllByText('Delivery, Standard').at(-1)?.parentElement;
  expect(delivery).toHaveTextContent('$6.90');
  expect(delivery?.compareDocumentPosition(button())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('how one pays, and that nothing is charged now, stands right above the button', async () => {
  await show();
  const note = screen.getByText(/^Nothing is charged now: you pay by bank transfer or payment link/);
  expect(note.closest('p')?.nextElementSibling).toBe(button());
});

test('the address that the confirmation goes to stands out', async () => {
  await show();
  expect(screen.getByText('ada@shop.example').tagName).toBe('STRONG');
});

test('that nothing can be ordered offline is said beside the button', async () => {
  await show();
  connect(false);
  expect(screen.getByText(/You are offline, so this cannot be sent now/)).toBeVisible();
  connect(true);
  expect(screen.queryByText(/You are offline/)).not.toBeInTheDocument();
});

describe('placing an order', () => {
  test('remembers its place before it is sent, and empties the cart when it has landed', async () => {
    placeOrder.mockImplementation(
      sending(() => {
        expect(localStorage.getItem('eightwell:order')).toContain(path);
        return Promise.resolve('placed');
      }),
    );
    const { store, onPlaced, user } = await show();
    await user.click(button());
    await waitFor(() => expect(onPlaced).toHaveBeenCalledOnce());
    expect(placeOrder).toHaveBeenCalledWith(
      expect.objectContaining({ path, isRepeat: false, token: undefined }),
      expect.objectContaining({
        contact: { name: 'Ada', email: 'ada@shop.example' },
        delivery: 'standard',
        address: { country: 'DE', line1: 'Ulmenweg 1', postcode: '10115', city: 'Berlin' },
        lines: [{ kind: 'product', id: 'mat', name: 'Mat', price: 25, discount: 0, quantity: 2 }],
      }),
      expect.any(Function),
    );
    expect(store.getState().cart).toEqual([]);
    expect(store.getState().product.products[0]?.stock).toBe(3);
    expect(localStorage.getItem('eightwell:order')).toBeNull();
  });

  test('happens once however often it is pressed', async () => {
    const { onPlaced, user } = await show();
    await user.dblClick(button());
    await waitFor(() => expect(onPlaced).toHaveBeenCalled());
    expect(placeOrder).toHaveBeenCalledOnce();
  });

  test.each([
    ['unanswered', 'we do not know whether your order arrived'],
    ['notSent', 'nothing was sent and nothing is ordered'],
    ['notLoaded', 'A part of the shop did not load, so nothing was sent'],
    ['refused', 'The shop did not take this order'],
    ['busy', 'Many people are buying these items'],
  ] as const)('%s is said, and the cart stays', async (problem, sentence) => {
    placeOrder.mockImplementation(failing(new SendingError(problem)));
    const { store, user } = await show();
    await user.click(button());
    await waitFor(() => expect(screen.getByText(new RegExp(sentence))).toBeVisible());
    expect(store.getState().cart).toEqual([inCart]);
  });

  test('after a lost answer finds what has arrived, and goes to the same place when nothing has', async () => {
    placeOrder.mockImplementationOnce(failing(new SendingError('unanswered')));
    hasOrderArrived.mockResolvedValueOnce(false);
    const { onPlaced, user } = await show();
    await user.click(button());
    await waitFor(() => expect(screen.getByText(/we do not know/)).toBeVisible());
    await user.click(button());
    await waitFor(() => expect(onPlaced).toHaveBeenCalledOnce());
    expect(orders.newOrderPath).toHaveBeenCalledOnce();
    expect(placeOrder.mock.calls.map(([place]) => [place.path, place.isRepeat])).toEqual([
      [path, false],
      [path, true],
    ]);
  });

  test('shows what the catalogue says now, and orders only what was accepted', async () => {
    placeOrder.mockImplementationOnce(
      failing(new CatalogueChangedError(productsOf({ mat: { ...mat, price: 30, stock: 1 } }).rows)),
    );
    const { store, user } = await show();
    await user.click(button());
    await waitFor(() => expect(screen.getByText('Mat: only 1 is left.')).toBeVisible());
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    await user.click(button());
    expect(placeOrder).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('button', { name: 'Update my cart' }));
    expect(store.getState().cart).toEqual([{ ...inCart, price: 30, quantity: 1 }]);
    expect(screen.getByRole('button', { name: 'Order with obligation to pay, $36.90' })).not.toHaveAttribute(
      'aria-disabled',
    );
  });
});

describe('what is agreed to', () => {
  const calm = {
    ...inCart,
    cartItemId: 'b',
    kind: 'program' as const,
    id: 'calm',
    name: 'Calm',
    quantity: 1,
  };

  test('is linked beside the button', async () => {
    await show();
    const list = within(screen.getByRole('list', { name: 'What holds for your order' }));
    expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/terms-conditions',
      '/terms-conditions#withdrawal',
      '/privacy-policy',
    ]);
  });

  test.each([
    ['As soon as my payment', { earlyStart: true }],
    ['After the 14 days', {}],
  ])('begins its program when the shopper chose: %s', async (choice, sent) => {
    const { user } = await show(undefined, [inCart, calm]);
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
    await user.click(screen.getByRole('radio', { name: new RegExp(choice) }));
    await user.click(screen.getByRole('button', { name: /^Order with obligation to pay/ }));
    await waitFor(() => expect(placeOrder).toHaveBeenCalledOnce());
    const { earlyStart } = placeOrder.mock.calls[0]?.[1] ?? {};
    expect({ ...(earlyStart && { earlyStart }) }).toEqual(sent);
  });

  test('with a program is not sent without that choice, which is asked for in place and kept', async () => {
    const { user } = await show(undefined, [inCart, calm]);
    await user.click(screen.getByRole('button', { name: /^Order with obligation to pay/ }));
    expect(placeOrder).not.toHaveBeenCalled();
    expect(screen.getByRole('alert')).toHaveTextContent('Please choose when the link');
    const [early] = screen.getAllByRole('radio');
    expect(early).toHaveFocus();
    expect(early).toHaveAccessibleDescription(/right to withdraw from the program ends/);
    await user.keyboard(' ');
    expect(screen.queryByText(/Please choose when the link/)).toBeNull();
    expect(sessionStorage.getItem('eightwell:draft:checkout')).toContain('"programStart":"early"');
  });

  test('takes the choice made on a program’s page', async () => {
    await show(undefined, [inCart, calm], 'USD', { programStart: 'later' });
    expect(screen.getByRole('radio', { name: /^After the 14 days/ })).toBeChecked();
  });

  test('no start is asked about where there is no program', async () => {
    await show();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  test('is charged in dollars, in words and on the button, whatever it is shown in', async () => {
    await show(undefined, [inCart], 'EUR');
    // At the total; and for phones in the bar that stays while one scrolls, and above the button.
    expect(screen.getAllByText(/^Charged in US dollars: US\$\s56\.90$/)).toHaveLength(3);
    expect(
      screen.getByRole('button', { name: /^Order with obligation to pay, US\$\s56\.90$/ }),
    ).toBeVisible();
  });
});

test('the second click of the double click that led to review presses nothing there', async () => {
  const { store } = await show();
  const more = screen.getByRole('button', { name: 'One more of Mat' });
  fireEvent.click(more, { detail: 2 });
  expect(store.getState().cart).toEqual([inCart]);
  fireEvent.click(more, { detail: 1 });
  fireEvent.click(more, { detail: 2 });
  expect(store.getState().cart).toEqual([{ ...inCart, quantity: 4 }]);
});

describe('a line that is removed at review', () => {
  const lamp = { ...inCart, cartItemId: 'b', name: 'Lamp', id: 'lamp', quantity: 1 };

  test.each(['Remove Lamp', 'One less of Lamp'])('by “%s” can be put back in its place', async (name) => {
    const { store, user } = await show(undefined, [lamp, inCart]);
    await user.click(screen.getByRole('button', { name }));
    expect(store.getState().cart).toEqual([inCart]);
    const undo = screen.getByRole('button', { name: 'Undo: Lamp is removed.' });
    expect(undo).toHaveFocus();
    await user.click(undo);
    expect(store.getState().cart).toEqual([lamp, inCart]);
    expect(undo).not.toBeInTheDocument();
  });
});

describe('a parcel for somebody else', () => {
  test('carries their name, said once more before the order', async () => {
    const { user } = await show(undefined, [inCart], 'USD', { isForOther: true, recipient: 'Zoë' });
    expect(screen.getByText('Zoë')).toBeVisible();
    await user.click(button());
    await waitFor(() => expect(placeOrder).toHaveBeenCalledOnce());
    const draft = placeOrder.mock.calls[0]?.[1];
    expect([draft?.contact.name, draft?.recipient]).toEqual(['Ada', 'Zoë']);
  });

  test('is the buyer’s again once the box is no longer ticked', async () => {
    const { user } = await show(undefined, [inCart], 'USD', { isForOther: false, recipient: 'Zoë' });
    await user.click(button());
    await waitFor(() => expect(placeOrder).toHaveBeenCalledOnce());
    expect(placeOrder.mock.calls[0]?.[1]).not.toHaveProperty('recipient');
  });
});

describe('meals', () => {
  const bowl = { ...inCart, cartItemId: 'c', id: 'soup', name: 'Soup' };
  const portland = { country: 'US', postcode: '97205', city: 'Portland', region: 'OR' };
  const order = () => screen.getByRole('button', { name: /^Order with obligation to pay/ });
  const time = { date: '2026-11-24', time: '12:00-14:00' };
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 22) }));

  test('are not sent without a time, which is asked for where it is missing, and nothing is lost', async () => {
    const { store, user } = await show(undefined, [inCart, bowl], 'USD', portland);
    await user.click(order());
    expect(placeOrder).not.toHaveBeenCalled();
    expect(screen.getByText(/Please say when our courier shall bring the meals/)).toBeVisible();
    expect(store.getState().cart).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: /When shall we bring your meals/ }));
    const dialog = within(await screen.findByRole('dialog'));
    // The address has said the place.
    expect(dialog.queryByRole('textbox')).toBeNull();
    await user.click(dialog.getByRole('radio', { name: 'Tue, Nov 24' }));
    await user.click(dialog.getByRole('radio', { name: /^12/ }));
    await user.click(dialog.getByRole('button', { name: 'Deliver there and then' }));
    expect(screen.getByText('Meals').nextSibling).toHaveTextContent(/^Tue, Nov 24, 12/);
    await user.click(order());
    await waitFor(() => expect(placeOrder).toHaveBeenCalledOnce());
    expect(placeOrder.mock.calls[0]?.[1]).toMatchObject({ slot: time });
  });

  test('alone come with no parcel, and no working days are promised', async () => {
    localStorage.setItem('eightwell:draft:courier', JSON.stringify({ postcode: '97205', slot: time }));
    await show(undefined, [bowl], 'USD', portland);
    expect(screen.queryByText('3 to 6 working days')).toBeNull();
    expect(screen.getByText('Meals').nextSibling).toHaveTextContent(/^Tue, Nov 24, 12/);
  });

  test('are not sent where the courier does not come', async () => {
    localStorage.setItem('eightwell:draft:courier', JSON.stringify({ postcode: '97205', slot: time }));
    const { user } = await show(undefined, [bowl]);
    expect(screen.getByRole('alert')).toHaveTextContent(/does not come to 10115 Berlin/);
    await user.click(order());
    expect(placeOrder).not.toHaveBeenCalled();
  });

  test('not in the cart are not asked about, and a time chosen earlier is not sent', async () => {
    localStorage.setItem('eightwell:draft:courier', JSON.stringify({ postcode: '97205', slot: time }));
    const { user } = await show();
    expect(screen.queryByText(/courier/)).toBeNull();
    await user.click(button());
    await waitFor(() => expect(placeOrder).toHaveBeenCalledOnce());
    expect(placeOrder.mock.calls[0]?.[1]).not.toHaveProperty('slot');
  });
});

describe('an order whose answer was lost before a reload', () => {
  const draft = {
    contact: { name: 'Ada', email: 'a@x.io' },
    delivery: 'none',
    currency: 'USD',
    lines: [],
    amounts: { items: 0, delivery: 0, total: 0 },
  };
  const remember = (age: number) =>
    localStorage.setItem(
      'eightwell:order',
      JSON.stringify({ path, lines: [], draft, digest: 'x', sentAt: Date.now() - age }),
    );
  beforeEach(() => remember(1000));

  test('is found', async () => {
    hasOrderArrived.mockResolvedValue(true);
    const { onPlaced } = await show();
    await waitFor(() => expect(onPlaced).toHaveBeenCalledWith({ path, lines: [], draft }));
  });

  test('of an hour ago no longer says whose it was', async () => {
    remember(3_700_000);
    hasOrderArrived.mockResolvedValue(true);
    const { onPlaced } = await show();
    await waitFor(() => expect(onPlaced).toHaveBeenCalledWith({ path, lines: [] }));
    expect(JSON.stringify([localStorage, sessionStorage])).not.toContain('a@x.io');
  });

  test('stays in question while nobody answers', async () => {
    hasOrderArrived.mockRejectedValue(new SendingError('unanswered'));
    await show();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Check again' })).toBeVisible());
    expect(localStorage.getItem('eightwell:order')).not.toBeNull();
  });

  test('leaves whoever asks again at the button below, for what was pressed goes', async () => {
    hasOrderArrived.mockRejectedValueOnce(new SendingError('unanswered'));
    hasOrderArrived.mockResolvedValueOnce(false);
    const { user } = await show();
    await user.click(await screen.findByRole('button', { name: 'Check again' }));
    await waitFor(() => expect(screen.queryByText(/whether your order/)).not.toBeInTheDocument());
    expect(button()).toHaveFocus();
  });

  test('leaves whoever asks again above the fields at the title, for what was pressed goes', async () => {
    hasOrderArrived.mockRejectedValueOnce(new SendingError('unanswered'));
    hasOrderArrived.mockResolvedValueOnce(false);
    const { user } = await show(undefined, undefined, undefined, undefined, 'details');
    await user.click(await screen.findByRole('button', { name: 'Check again' }));
    await waitFor(() => expect(screen.queryByText(/whether your order/)).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('is asked about by itself when the connection is back', async () => {
    hasOrderArrived.mockRejectedValueOnce(new SendingError('unanswered'));
    hasOrderArrived.mockResolvedValueOnce(true);
    const { onPlaced } = await show();
    await screen.findByRole('button', { name: 'Check again' });
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(onPlaced).toHaveBeenCalledWith({ path, lines: [], draft }));
    // Nothing is in question any more.
    act(() => void window.dispatchEvent(new Event('online')));
    expect(hasOrderArrived).toHaveBeenCalledTimes(2);
  });
});
