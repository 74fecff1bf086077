import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ItemForm } from '#features/desk/catalogue/ItemForm';
import { TextsForm } from '#features/desk/catalogue/ItemTexts';
import { ShelfItem } from '#features/desk/catalogue/ShelfItem';
import { SettingsForm } from '#features/desk/settings/Settings';
import { ownSettings, type ShopSettings } from '#model/order/ownersSettings';
import { inDesk } from '#tests/support/inDesk';
import { eventually } from '#tests/support/eventually';
import { held } from '#tests/support/held';

/** What was sent, in order. */
const sent: Record<string, unknown>[] = [];
let answered: Promise<void> = Promise.resolve();
vi.mock('#services/firebase/desk/ownersWrite', () => ({
  writeAsOwner: async (update: Record<string, unknown>) => {
    sent.push(update);
    await answered;
    return 'done';
  },
}));
/** Makes the database think until what is returned is called. */
function holdAnswer(): () => void {
  const answer = held();
  answered = answer.promise;
  return () => act(() => answer.settle());
}

beforeEach(() => {
  sent.length = 0;
  answered = Promise.resolve();
});

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
/** A form that is being sent says so at its button. */
const isSent = (name: string | RegExp) =>
  eventually(() => expect(screen.getByRole('button', { name })).not.toHaveAttribute('aria-busy'));
const box = (name: RegExp) => screen.getByRole('textbox', { name });

/** The first press tells what somebody else has changed and sends nothing; the second one sends this. */
async function saveAtSecondPress(
  written: Record<string, unknown>,
  button = 'Save',
  told = /Somebody else has changed this meanwhile/,
): Promise<void> {
  await press(button);
  expect(await screen.findByText(told)).toBeInTheDocument();
  expect(sent).toEqual([]);
  await press(button);
  expect(await screen.findByText(/^Saved/)).toBeInTheDocument();
  expect(sent).toEqual([written]);
}

test('settings that somebody else changes are shown, and what both change is written at a second press', async () => {
  const changedBy = (change: Partial<ShopSettings>): ShopSettings => ({ ...ownSettings, ...change });
  const { rerender } = render(inDesk(<SettingsForm settings={ownSettings} />));
  await userEvent.type(box(/^Deutsch/), 'Zu');
  rerender(inDesk(<SettingsForm settings={changedBy({ unitsPerLine: 7, banner: { de: 'Heute zu' } })} />));
  expect(box(/^Most units/)).toHaveValue('7');
  expect(box(/^Deutsch/)).toHaveValue('Zu');
  expect(screen.getByText(/^Somebody else has just changed: Most units/)).toBeInTheDocument();
  await saveAtSecondPress(
    { 'settings/banner': { de: 'Zu' } },
    'Save the settings',
    /^Somebody else has just changed, too: Line above/,
  );
});

test('settings that somebody else changes one after the other are all named, and what was typed stays', async () => {
  const { rerender } = render(inDesk(<SettingsForm settings={ownSettings} />));
  const first = { ...ownSettings, unitsPerLine: 7 };
  rerender(inDesk(<SettingsForm settings={first} />));
  await userEvent.type(box(/^Most units/), '5');
  rerender(inDesk(<SettingsForm settings={{ ...first, banner: { de: 'Heute zu' } }} />));
  expect(screen.getByText(/^Somebody else has just changed: /)).toHaveTextContent(/Most units.*Line above/);
  expect(box(/^Most units/)).toHaveValue('75');
  expect(box(/^Deutsch/)).toHaveValue('Heute zu');
});

test('what one has just saved is not taken for somebody else’s change before it is heard back', async () => {
  const { rerender } = render(inDesk(<SettingsForm settings={ownSettings} />));
  await userEvent.type(box(/^Deutsch/), 'Zu');
  await press('Save the settings');
  expect(await screen.findByText(/^Saved/)).toBeInTheDocument();
  expect(box(/^Deutsch/)).toHaveValue('Zu');
  rerender(inDesk(<SettingsForm settings={{ ...ownSettings, banner: { de: 'Zu' } }} />));
  expect(box(/^Deutsch/)).toHaveValue('Zu');
  expect(screen.queryByText(/^Somebody else/)).not.toBeInTheDocument();
});

test('settings that were typed and left are there again, beside what somebody else has changed meanwhile', async () => {
  const { unmount } = render(inDesk(<SettingsForm settings={ownSettings} />));
  await userEvent.type(box(/^Deutsch/), 'Zu');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Tuesday' }));
  unmount();
  const now = { ...ownSettings, unitsPerLine: 7, banner: { de: 'Heute zu' } };
  render(inDesk(<SettingsForm settings={now} />));
  expect(box(/^Deutsch/)).toHaveValue('Zu');
  expect(screen.getByRole('checkbox', { name: 'Tuesday' })).toBeChecked();
  expect(box(/^Most units/)).toHaveValue('7');
  expect(screen.getByText(/^Somebody else has just changed: Most units/)).toBeInTheDocument();
  await saveAtSecondPress(
    { 'settings/banner': { de: 'Zu' }, 'settings/courierDays': { tue: true } },
    'Save the settings',
    /^Somebody else has just changed, too: Line above/,
  );
});

test('“Saved” is said of what was saved, and no longer once something is typed', async () => {
  const forms = [
    [<SettingsForm key="settings" settings={ownSettings} />, /^Deutsch/, 'Save the settings'],
    [
      <ItemForm
        key="item"
        kind="product"
        id="mug"
        node={{ id: 'mug', name: 'Mug', price: 20, stock: 4 }}
        known={[]}
        isTaken={() => true}
      />,
      /^In one sentence/,
      'Save',
    ],
  ] as const;
  for (const [form, name, save] of forms) {
    const { unmount } = render(inDesk(form));
    await userEvent.type(box(name), 'Zu');
    await press(save);
    expect(await screen.findByText(/^Saved/)).toBeInTheDocument();
    await userEvent.type(box(name), '!');
    expect(screen.queryByText(/^Saved/)).not.toBeInTheDocument();
    const answer = holdAnswer();
    await press(save);
    await userEvent.type(box(name), '?');
    answer();
    await isSent(save);
    expect(screen.queryByText(/^Saved/)).not.toBeInTheDocument();
    answered = Promise.resolve();
    unmount();
    render(inDesk(form));
    expect(box(name)).toHaveValue('Zu!?');
    cleanup();
  }
});

test('a picture that the shop cannot show is named', () => {
  render(
    inDesk(
      <ItemForm
        kind="product"
        id="mug"
        node={{
          id: 'mug',
          name: 'Mug',
          price: 20,
          image: ['/pictures/mug.svg', 'https://far.example/mug.png'],
        }}
        known={[]}
        isTaken={() => true}
      />,
    ),
  );
  fireEvent.error(screen.getByRole('img', { name: 'https://far.example/mug.png' }));
  expect(screen.getByText(/^This picture cannot be shown: https:\/\/far/)).toBeInTheDocument();
  expect(screen.queryByText(/cannot be shown: \/pictures/)).not.toBeInTheDocument();
});

const mug = { id: 'mug', name: 'Mug', summary: 'Plain.', price: 20, stock: 4, category: 'Home' };
const formOf = (node: unknown) =>
  inDesk(<ItemForm kind="product" id="mug" node={node} known={['Home']} isTaken={() => true} />);

describe('an item that somebody else changes, too', () => {
  const isTold = /^Somebody else has just changed: /;

  test('shows it at once where nothing was typed, and says what it was', async () => {
    const { rerender } = render(formOf(mug));
    await userEvent.type(box(/^In one sentence/), ' Or not.');
    rerender(formOf({ ...mug, price: 25, summary: 'Round.', stock: 3, tag: ['new'] }));
    expect(box(/^Price/)).toHaveValue('25.00');
    expect(box(/^In stock/)).toHaveValue('3');
    expect(box(/^In one sentence/)).toHaveValue('Plain. Or not.');
    expect(screen.getByText(isTold)).toHaveTextContent('Tags, Price (USD)');
    await saveAtSecondPress({ 'products/mug/summary': 'Plain. Or not.' });
  });

  test('says all that changed, one after the other, also when a shopper buys in between', () => {
    const { rerender } = render(formOf(mug));
    rerender(formOf({ ...mug, price: 25 }));
    rerender(formOf({ ...mug, price: 25, stock: 3 }));
    expect(screen.getByText(isTold)).toHaveTextContent('Price (USD)');
    rerender(formOf({ ...mug, price: 25, stock: 3, tag: ['new'] }));
    expect(screen.getByText(isTold)).toHaveTextContent('Price (USD), Tags');
  });

  test('while its form was closed: what was typed is there again, and nothing else is written', async () => {
    const { unmount } = render(formOf(mug));
    await userEvent.type(box(/^In one sentence/), ' Or not.');
    unmount();
    render(formOf({ ...mug, price: 25 }));
    expect(box(/^In one sentence/)).toHaveValue('Plain. Or not.');
    expect(box(/^Price/)).toHaveValue('25.00');
    expect(screen.getByText(isTold)).toHaveTextContent('Price');
    await press('Save');
    expect(await screen.findByText(/^Saved/)).toBeInTheDocument();
    expect(sent).toEqual([{ 'products/mug/summary': 'Plain. Or not.' }]);
  });

  test('while its form was closed, where it was typed over: that is told before it is written', async () => {
    const { unmount } = render(formOf(mug));
    await userEvent.clear(box(/^Price/));
    await userEvent.type(box(/^Price/), '22');
    unmount();
    render(formOf({ ...mug, price: 25 }));
    expect(box(/^Price/)).toHaveValue('22');
    await saveAtSecondPress({ 'products/mug/price': 22 });
  });

  test('says nothing of what shoppers bought', () => {
    const { rerender } = render(formOf(mug));
    rerender(formOf({ ...mug, stock: 3 }));
    expect(box(/^In stock/)).toHaveValue('3');
    expect(screen.queryByText(isTold)).not.toBeInTheDocument();
  });
});

const shelfRow = {
  kind: 'product',
  id: 'mug',
  name: 'Mug',
  path: 'products/mug',
  price: 20,
  discount: 0,
  isHidden: false,
} as const;

test('a price that somebody else sets meanwhile is told, and replaced at a second press', async () => {
  const { rerender } = render(inDesk(<ShelfItem row={shelfRow} />));
  await userEvent.clear(box(/^Price/));
  await userEvent.type(box(/^Price/), '22');
  rerender(inDesk(<ShelfItem row={{ ...shelfRow, price: 25 }} />));
  await press('Save');
  expect(screen.getByText(/^Somebody else has set 25.00 meanwhile/)).toBeInTheDocument();
  expect(box(/^Price/)).toHaveValue('22');
  expect(sent).toEqual([]);
  await press('Save');
  await eventually(() => expect(sent).toEqual([{ 'products/mug/price': 22 }]));
});

test('a price that changes by more than half is asked about before the form writes it', async () => {
  render(formOf(mug));
  await userEvent.clear(box(/^Price/));
  await userEvent.type(box(/^Price/), '2000');
  await press('Save');
  expect(await screen.findByText(/^The price changes by more than half/)).toBeInTheDocument();
  expect(sent).toEqual([]);
  await press('Save');
  await eventually(() => expect(sent).toEqual([{ 'products/mug/price': 2000 }]));
});

test('what was begun as one new item is no copy of another', async () => {
  const copyOf = (id: string | undefined, node: unknown) =>
    inDesk(
      <ItemForm
        kind="product"
        id={undefined}
        copyOf={id}
        node={node}
        known={['Home']}
        isTaken={() => false}
      />,
    );
  const begun = render(copyOf(undefined, undefined));
  await userEvent.type(box(/^Name/), 'Bowl');
  begun.unmount();
  const copy = render(copyOf('mug', mug));
  expect(box(/^Name/)).toHaveValue('Mug');
  await userEvent.type(box(/^Name/), ', large');
  copy.unmount();
  const again = render(copyOf('mug', mug));
  expect(box(/^Name/)).toHaveValue('Mug, large');
  again.unmount();
  render(copyOf(undefined, undefined));
  expect(box(/^Name/)).toHaveValue('Bowl');
});

test('texts that somebody else writes meanwhile stay, with the form open or closed', async () => {
  const node = { name: 'Mug', summary: 'Plain.', details: [{ label: 'Height', value: '9 cm' }] };
  const translated = (texts: unknown) =>
    inDesk(<TextsForm item={{ kind: 'product', id: 'mug' }} node={node} language="de" texts={texts} />);
  const { rerender, unmount } = render(translated({ name: 'Becher' }));
  await userEvent.type(box(/^Plain/), 'Schlicht.');
  rerender(translated({ name: 'Tasse' }));
  expect(box(/^Mug/)).toHaveValue('Tasse');
  expect(screen.getByText(/^Somebody else has just changed texts/)).toBeInTheDocument();
  unmount();
  render(translated({ name: 'Henkelbecher', summary: 'Einfach.' }));
  expect(box(/^Mug/)).toHaveValue('Henkelbecher');
  expect(box(/^Plain/)).toHaveValue('Schlicht.');
  await saveAtSecondPress({ 'texts/de/products/mug/summary': 'Schlicht.' });
});

test('a translation is written in its language under what is read in the language of the desk', () => {
  render(
    inDesk(
      <TextsForm item={{ kind: 'product', id: 'mug' }} node={{ name: 'Mug' }} language="fn" texts={{}} />,
    ),
  );
  expect(box(/^Mug/)).toHaveAttribute('lang', 'fr');
  expect(screen.getByText('Mug').closest('[lang="fr"]')).toBeNull();
});

test('what an item measures is typed by size', async () => {
  const shirt = { id: 'shirt', name: 'Shirt', price: 20, stock: 4, category: 'Home' };
  const measures = [{ size: 'M', chest: 104, length: 71.5 }];
  render(
    inDesk(
      <ItemForm
        kind="product"
        id="shirt"
        node={{ ...shirt, measures }}
        known={['Home']}
        isTaken={() => true}
      />,
    ),
  );
  const group = screen.getByRole('group', { name: 'Measurements in centimeters' });
  const field = (name: RegExp, row: number): HTMLElement => {
    const found = within(group).getAllByRole('textbox', { name })[row];
    if (!found) throw new Error(`There is no row ${row}.`);
    return found;
  };
  expect(field(/^Chest/, 0)).toHaveValue('104');
  await userEvent.click(within(group).getByRole('button', { name: 'Add a size' }));
  await userEvent.type(field(/^Size/, 1), 'L');
  await userEvent.type(field(/^Chest/, 1), '11o');
  await press('Save');
  expect(sent).toEqual([]);
  await userEvent.clear(field(/^Chest/, 1));
  await userEvent.type(field(/^Chest/, 1), '110,5');
  await press('Save');
  expect(await screen.findByText(/^Saved/)).toBeInTheDocument();
  expect(sent).toEqual([{ 'products/shirt/measures': [...measures, { size: 'L', chest: 110.5 }] }]);
});

test('an item is written place by place, and then shows what others made of it meanwhile', async () => {
  const tee = {
    id: 'tee',
    name: 'Tee',
    price: 20,
    category: 'Apparel',
    variation: [{ color: 'clay', size: [{ name: 's', stock: 2 }] }],
  };
  const sold = { ...tee, variation: [{ color: 'clay', size: [{ name: 's', stock: 1 }] }] };
  const teeForm = (node: unknown) =>
    inDesk(<ItemForm kind="product" id="tee" node={node} known={['Apparel']} isTaken={() => true} />);
  const { rerender } = render(teeForm(tee));
  await userEvent.clear(box(/^In stock/));
  await userEvent.type(box(/^In stock/), '6');
  rerender(teeForm(sold));
  expect(box(/^In stock/)).toHaveValue('6');
  await press('Save');
  expect(await screen.findByText(/^Saved/)).toBeInTheDocument();
  expect(sent).toEqual([{ 'products/tee/variation/0/size/0/stock': { '.sv': { increment: 4 } } }]);
  rerender(teeForm({ ...tee, variation: [{ color: 'clay', size: [{ name: 's', stock: 5 }] }] }));
  expect(box(/^In stock/)).toHaveValue('5');
  await press('Save');
  expect(sent).toHaveLength(1);
});

describe('while an item is written', () => {
  const type = async (name: RegExp, text: string): Promise<void> => {
    await userEvent.clear(box(name));
    await userEvent.type(box(name), text);
  };

  test.each(['before', 'after'])('what is typed meanwhile stays, heard back %s its answer', async (order) => {
    const { rerender } = render(formOf(mug));
    const written = formOf({ ...mug, price: 25, stock: 6 });
    await type(/^Price/, '25');
    await type(/^In stock/, '6');
    const answer = holdAnswer();
    await press('Save');
    await type(/^In one sentence/, 'Round.');
    await type(/^In stock/, '60');
    if (order === 'before') rerender(written);
    answer();
    await isSent('Save');
    rerender(written);
    expect(box(/^Price/)).toHaveValue('25.00');
    expect(box(/^In one sentence/)).toHaveValue('Round.');
    expect(box(/^In stock/)).toHaveValue('60');
    expect(screen.queryByText(/^Somebody else/)).not.toBeInTheDocument();
    await press('Save');
    await eventually(() =>
      expect(sent.at(-1)).toEqual({
        'products/mug/summary': 'Round.',
        'products/mug/stock': { '.sv': { increment: 54 } },
      }),
    );
  });

  test('a stock is not changed a second time before it is heard back', async () => {
    const tee = { ...mug, variation: [{ color: 'clay', size: [{ name: 's', stock: 2 }] }] };
    for (const [node, place] of [
      [mug, 'products/mug/stock'],
      [tee, 'products/mug/variation/0/size/0/stock'],
    ] as const) {
      sent.length = 0;
      const { unmount } = render(formOf(node));
      await userEvent.type(box(/^In stock/), '0');
      await press('Save');
      expect(await screen.findByText(/^Saved/)).toBeInTheDocument();
      await type(/^In one sentence/, 'Round.');
      await press('Save');
      await eventually(() => expect(sent).toHaveLength(2));
      expect(sent[0]).toHaveProperty([place]);
      expect(sent[1]).toEqual({ 'products/mug/summary': 'Round.' });
      unmount();
    }
  });
});

test('a row that is being written takes no other numbers, which would be lost with the answer', async () => {
  render(inDesk(<ShelfItem row={shelfRow} />));
  await userEvent.clear(box(/^Price/));
  await userEvent.type(box(/^Price/), '22');
  const answer = holdAnswer();
  await press('Save');
  await userEvent.type(box(/^Discount/), '5');
  await userEvent.click(screen.getByRole('checkbox'));
  expect(box(/^Discount/)).toHaveValue('0');
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  answer();
  await eventually(() => expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument());
  await userEvent.type(box(/^Discount/), '5');
  await press('Save');
  await eventually(() => expect(sent.at(-1)).toEqual({ 'products/mug/discount': 5 }));
});

test('a row taken out of the middle leaves the others as they were typed', async () => {
  const details = ['one', 'two', 'three'].map((label) => ({ label, value: `${label} of it` }));
  render(formOf({ ...mug, details }));
  const facts = screen.getByRole('group', { name: 'Facts' });
  const values = () =>
    within(facts)
      .getAllByRole<HTMLInputElement>('textbox')
      .map(({ value }) => value);
  await userEvent.type(within(facts).getByDisplayValue('three of it'), ', typed');
  await userEvent.click(within(facts).getByRole('button', { name: 'Remove row 2' }));
  expect(values()).toEqual(['one', 'one of it', 'three', 'three of it, typed']);
  await userEvent.click(within(facts).getByRole('button', { name: 'Add a fact' }));
  expect(values()).toEqual(['one', 'one of it', 'three', 'three of it, typed', '', '']);
  await press('Remove row 3');
  await press('Save');
  expect(sent).toMatchObject([
    {
      'products/mug/details': [
        { label: 'one', value: 'one of it' },
        { label: 'three', value: 'three of it, typed' },
      ],
    },
  ]);
});
