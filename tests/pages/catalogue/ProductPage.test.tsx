import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, test, onTestFinished, vi } from 'vitest';
import { translations } from '#i18n';
import type { Item } from '#model/catalogue/item';
import { itemAdded } from '#model/cart/cartSlice';
import { productsReceived } from '#model/catalogue/productSlice';
import { itemPath } from '#model/paths';
import { ProductPage } from '#pages/catalogue/ProductPage';
import { linkPreview } from '#tests/support/linkPreview';
import { NothingInView } from '#tests/support/nothingInView';
import { product, program, variation } from '#tests/support/samples';
import { loadRealTexts } from '#tests/support/shopFixture';
import { address, showShop } from '#tests/support/showShop';

beforeEach(() => vi.stubGlobal('IntersectionObserver', NothingInView));

const tee = product({
  id: 'tee',
  name: 'Plain Tee',
  category: ['Apparel'],
  image: ['/tee.svg'],
  variation: [
    { ...variation('Fern', { S: 2, M: 0 }), image: ['/fern-1.svg', '/fern-2.svg'] },
    { ...variation('Plum', { M: 9, L: 1 }), image: ['/plum.svg'] },
  ],
});
const rope = product({ id: 'rope', name: 'Rope', stock: 2, category: ['Apparel'], image: ['/rope.svg'] });
const calm = program({ id: 'calm', name: 'Calm Days' });

const show = (at: string, items: readonly Item[] = [tee, rope, calm]) =>
  showShop(
    <Routes>
      <Route path="/product/:id" element={<ProductPage gallery="below" />} />
      <Route path="*" element={<h1>Elsewhere</h1>} />
    </Routes>,
    items,
    at,
  );
const radio = (name: string) => screen.getByRole('radio', { name });
const row = () => screen.getByRole('group', { name: /^Quantity of/ });
const add = () => screen.getAllByRole('button', { name: 'Add to cart' });

test('an id in capital letters leads to the item that is meant, whatever it is, with what was chosen', async () => {
  await show('/product/TEE?color=Plum');
  await waitFor(() => expect(address()).toBe('/product/tee?color=Plum'));
  expect(radio('Plum')).toBeChecked();
});

test.each([
  'rope&utm_source=mail',
  'rope%3Futm_source%3Dmail',
  'rope;jsessionid=1',
  'rope,',
  'rope)',
  'ROPE”.',
  'rope%20',
  'rope%C2%A0',
  'rope%0A',
  'rope%E2%80%8B',
  'rope**',
  'rope%22%3E',
  'rope。',
])('what was added to an id on its way is no part of it: %s', async (id) => {
  await show(`/product/${id}`);
  await waitFor(() => expect(address()).toBe('/product/rope'));
});

test('an id that ends like a sentence is the one that is meant', async () => {
  await show('/product/rope)', [rope, { ...rope, id: 'rope)', name: 'Rope (long)' }]);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Rope (long)');
  expect(address()).toBe('/product/rope)');
});

test('an id that is nothing, in capitals or not, is not found', async () => {
  await show('/product/TEES');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('We do not have this');
});

describe('a product', () => {
  it('starts with the first colour in stock and no size, and asks for one', async () => {
    const { user, store } = await show('/product/tee');
    expect(radio('Fern')).toBeChecked();
    expect(screen.getByRole('img', { name: 'Plain Tee, picture 1' })).toHaveAttribute('src', '/fern-1.svg');
    await user.click(add()[0] ?? document.body);
    expect(screen.getByRole('alert')).toHaveTextContent('Please choose a size first.');
    expect(radio('S')).toHaveFocus();
    expect(store.getState().cart).toEqual([]);
  });

  it('offers only what is there, and follows the choice in picture, stock and address', async () => {
    const { user } = await show('/product/tee');
    await user.click(radio('M, sold out'));
    expect(await screen.findByRole('button', { name: 'Tell me when it is back' })).toBeVisible();
    expect(radio('L, not made in this color')).toBeDisabled();
    await user.click(radio('Plum'));
    await user.click(radio('L'));
    expect(screen.getByRole('img', { name: 'Plain Tee, picture 1' })).toHaveAttribute('src', '/plum.svg');
    expect(screen.getByText('Only 1 left')).toBeInTheDocument();
    expect(address()).toBe('/product/tee?color=Plum&size=L');
    await user.click(radio('Fern'));
    expect(address()).toBe('/product/tee?color=Fern');
  });

  it('says at once what is in the cart, and stops at the stock', async () => {
    const { user, store } = await show('/product/rope');
    await user.click(within(row()).getByRole('button', { name: 'One more' }));
    await user.click(within(row()).getByRole('button', { name: 'One more' }));
    expect(within(row()).getByRole('textbox')).toHaveValue('2');
    await user.click(add()[0] ?? document.body);
    expect(screen.getByText('All 2 are in your cart')).toBeInTheDocument();
    expect(store.getState().cart).toMatchObject([{ id: 'rope', quantity: 2 }]);
    expect(add()).toHaveLength(1);
    expect(add()[0]).toHaveAttribute('aria-disabled', 'true');
  });

  it.each([
    ['its color', [variation('Plum', { M: 9, L: 1 })], 'The color you chose is no longer available.', 'M'],
    [
      'its only other color',
      [variation('Plum', { L: 1 })],
      'The color you chose is no longer available.',
      'L',
    ],
    ['its size', [variation('Fern', { M: 3, L: 2 })], 'This size is no longer available in this color.', 'M'],
    [
      'all sizes but one',
      [variation('Fern', { L: 2 })],
      'This size is no longer available in this color.',
      'L',
    ],
  ])('says that %s went while the page was open, and adds no other unasked', async (_, left, words, size) => {
    const { user, store } = await show('/product/tee?color=Fern&size=S');
    act(() => void store.dispatch(productsReceived([{ ...tee, variation: left }])));
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    await user.click(add()[0] ?? document.body);
    expect(store.getState().cart).toEqual([]);
    expect(radio(size)).toHaveFocus();
    await user.click(radio(size));
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(add()[0] ?? document.body);
    expect(store.getState().cart).toMatchObject([{ id: 'tee', selectedProductSize: size }]);
  });

  it('with all there are in the cart says so again at each press', async () => {
    const { user, store, toasts } = await show('/product/rope');
    act(() => void store.dispatch(itemAdded(rope, {}, 2)));
    await user.click(add()[0] ?? document.body);
    expect(toasts.at(-1)).toMatchObject({ style: 'info', text: 'toast.noMoreInStock' });
    expect(store.getState().cart).toMatchObject([{ quantity: 2 }]);
  });

  it('takes typed quantities within bounds', async () => {
    const { user } = await show('/product/rope');
    const field = within(row()).getByRole('textbox');
    await user.clear(field);
    await user.type(field, '70{Enter}');
    expect(field).toHaveValue('2');
    await user.clear(field);
    await user.tab();
    expect(field).toHaveValue('2');
  });

  it('can be bought from the bar of phones', async () => {
    const { user, store } = await show('/product/rope');
    const bar = within(screen.getByRole('region', { name: 'Buy' }));
    await user.click(bar.getByRole('button', { name: 'Add to cart' }));
    expect(store.getState().cart).toHaveLength(1);
  });

  it('leads from the bar of phones to the choice that is missing', async () => {
    const { user, store } = await show('/product/tee');
    const led = vi.spyOn(Element.prototype, 'scrollIntoView');
    await user.click(within(screen.getByRole('region', { name: 'Buy' })).getByRole('button'));
    expect(led).toHaveBeenCalledOnce();
    expect(screen.getByRole('alert')).toHaveTextContent('Please choose a size first.');
    expect(store.getState().cart).toEqual([]);
  });

  it('that is a meal is asked about first: where and when', async () => {
    const meal = { course: 'soup', diet: [], allergens: [], kcal: 310, portionGrams: 350 };
    const { user, store } = await show('/product/soup', [product({ id: 'soup', name: 'Soup', meal })]);
    await user.click(add()[0] ?? document.body);
    expect(await screen.findByRole('dialog', { name: 'Where and when?' })).toBeInTheDocument();
    expect(store.getState().cart).toEqual([]);
  });

  it('shows what goes with it, and what was seen before', async () => {
    localStorage.setItem('eightwell:viewed', JSON.stringify([{ kind: 'program', id: 'calm' }, 'nonsense']));
    await show('/product/tee');
    const related = within(screen.getByRole('region', { name: 'Goes well with it' }));
    expect(related.getByRole('link', { name: 'Rope' })).toBeInTheDocument();
    expect(related.queryByRole('link', { name: 'Plain Tee' })).toBeNull();
    const viewed = within(screen.getByRole('region', { name: 'Recently viewed' }));
    expect(viewed.getByRole('link', { name: 'Calm Days' })).toBeInTheDocument();
    expect(localStorage.getItem('eightwell:viewed')).toContain('"tee"');
  });

  it('is shared by its link where there is no share sheet', async () => {
    const { user } = await show('/product/rope');
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(await navigator.clipboard.readText()).toBe(window.location.href);
  });

  it('shows the facts of a meal, allergens first', async () => {
    const meal = { course: 'soup', diet: ['vegan'], allergens: [], kcal: 310, portionGrams: 350 };
    const soup = product({ id: 'soup', name: 'Soup', meal, ingredients: 'Water, peas.' });
    await show('/product/soup', [soup]);
    expect(screen.getAllByRole('term')[0]).toHaveTextContent('Allergens');
    expect(screen.getAllByRole('definition')[0]).toHaveTextContent('None of the fourteen allergens we list');
    expect(screen.getAllByRole('definition')[1]).toHaveTextContent('Water, peas.');
    expect(screen.getByText('$71.43 per kg')).toBeInTheDocument();
  });

  it('says that nobody has stated the allergens, instead of none', async () => {
    const meal = { course: 'soup', diet: [], allergens: [], kcal: 310, portionGrams: 350 };
    await show('/product/soup', [product({ id: 'soup', name: 'Soup', meal })]);
    expect(screen.getAllByRole('definition')[0]).toHaveTextContent('Not stated.');
  });
});

it.each([
  [product({ dimensions: ['Emotional', 'Social'] }), '/pictures/og/emotional.png'],
  [product(), '/og.png'],
])('a link to a product shows its first dimension, or the shop', async (item, picture) => {
  await show('/product/mat', [item]);
  await waitFor(() => expect(linkPreview('image')).toMatch(new RegExp(`^https?://[^/]+${picture}$`)));
  expect(linkPreview('type')).toBe('product');
});

it.each([
  ['en', 'Tree nuts, kiwi', 'Vegan'],
  ['de', 'Schalenfrüchte, kiwi', 'Vegan'],
  ['fn', 'Fruits à coque, kiwi', 'Végétalien'],
])('a meal names its allergens and diets in %s, one without a text as it is', async (language, ...words) => {
  await loadRealTexts();
  await translations.changeLanguage(language);
  onTestFinished(async () => void (await translations.changeLanguage('en')));
  const facts = { course: 'soup', diet: ['vegan'], allergens: ['tree nuts', 'kiwi'] };
  const meal = { ...facts, kcal: 310, portionGrams: 350 };
  await show('/product/soup', [product({ id: 'soup', name: 'Soup', meal })]);
  const shown = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect([shown[0], shown[2]]).toEqual(words);
});

describe('before the cart', () => {
  const hoodie = product({
    id: 'hoodie',
    type: 'apparel',
    measures: [
      { size: 'S', cm: { chest: 112, length: 67 } },
      { size: 'M', cm: { chest: 120 } },
    ],
  });

  it('says when it comes, for how much, and whether it goes back', async () => {
    await show('/product/rope');
    expect(
      screen.getByText(/^Arrives \w{3}, \w{3} \d+.* if ordered and paid today: \$6\.90, free from/),
    ).toBeVisible();
    expect(screen.getByText(/Express: .*\$14\.90/)).toBeVisible();
    expect(screen.getByText(/You may send it back within 14 days/)).toBeVisible();
  });

  it('has how large each size is in a table, with the way to one’s own', async () => {
    const { user } = await show('/product/hoodie', [hoodie]);
    await user.click(screen.getByText('Measurements and size guide'));
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Size',
      'Chest',
      'Length',
    ]);
    expect(screen.getByRole('row', { name: 'M 120 –' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Which size fits me?' })).toHaveAttribute('href', '/about#sizes');
  });
});

it('sold out, it can be waited for, and what is close and in stock stands beside it', async () => {
  const gone = product({ id: 'gone', name: 'Gone Rope', stock: 0, category: ['Apparel'] });
  const { user } = await show('/product/gone', [gone, rope, { ...rope, id: 'old', name: 'Old', stock: 0 }]);
  const tell = await screen.findByRole('button', { name: 'Tell me when it is back' });
  await user.click(tell);
  expect(tell).toHaveAttribute('aria-pressed', 'true');
  expect(localStorage.getItem('eightwell:back-in-stock')).toBe('[{"id":"gone"}]');
  const close = screen.getByRole('region', { name: 'In stock, and close to it' });
  expect(
    within(close)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Rope']);
  await user.click(tell);
  expect(localStorage.getItem('eightwell:back-in-stock')).toBe('[]');
});

describe('an id', () => {
  it('of a program leads on to the program', async () => {
    await show('/product/calm?x=1');
    expect(address()).toBe('/program/calm?x=1');
  });
  it('nobody knows leads to a helpful page', async () => {
    await show('/product/__proto__');
    expect(
      await screen.findByRole('heading', { name: 'We do not have this one, or no longer' }),
    ).toBeInTheDocument();
  });
});

it('a colour and size that are sold out are waited for by themselves', async () => {
  const plain = { ...tee, variation: [variation('Fern', { S: 0, M: 3 }), variation('Plum', { S: 0, M: 4 })] };
  const { user } = await show('/product/tee?color=Fern&size=S', [plain]);
  const tell = await screen.findByRole('button', { name: 'Tell me when it is back' });
  await user.click(tell);
  expect(tell).toHaveAttribute('aria-pressed', 'true');
  expect(JSON.parse(localStorage.getItem('eightwell:back-in-stock') ?? '')).toEqual([
    { id: 'tee', selectedProductColor: 'Fern', selectedProductSize: 'S' },
  ]);
  await user.click(screen.getByRole('radio', { name: /^M/ }));
  expect(screen.queryByRole('button', { name: 'Tell me when it is back' })).not.toBeInTheDocument();
});

it('leads from a size that is sold out in one colour to the button that adds it in another', async () => {
  const plain = { ...tee, variation: [variation('Fern', { S: 0, M: 3 }), variation('Plum', { S: 5, M: 4 })] };
  const { user } = await show('/product/tee?color=Fern&size=S', [plain]);
  await screen.findByRole('button', { name: 'Tell me when it is back' });
  await user.click(screen.getByRole('button', { name: 'Plum' }));
  expect(address()).toBe('/product/tee?color=Plum&size=S');
  expect(add()[0]).toHaveFocus();
});

// Every character that no rule of the database forbids in a key, and what addresses and routers read in their own way.
test.each([
  'a:b',
  ' a b ',
  '100 %',
  '%',
  '%2F',
  'a%2Fb',
  '%41',
  'a?b=c&d',
  'a\'b"<c>',
  'a\\b|c^`{d}',
  '(a)*!~@,;+=',
  ':id',
  '日本🫖',
])('an id that the database allows leads to its page: %j', async (id) => {
  const item = product({ id, name: 'Odd One' });
  await show(itemPath(item), [item, rope]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Odd One' })).toBeInTheDocument();
});
