import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes, useParams, useSearchParams } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { ItemDesk } from '#features/desk/catalogue/ItemDesk';
import { forgetDesk } from '#features/desk/live/liveNode';
import { idInAddress } from '#model/catalogue/itemId';
import { deskItemIn, deskItemPath, paths } from '#model/paths';
import { inDesk } from '#tests/support/inDesk';
import { eventually } from '#tests/support/eventually';

const mug = vi.hoisted(() => ({ id: 'mug', name: 'Mug', price: 20, stock: 4, category: 'Home' }));
const database = vi.hoisted(() => ({
  sent: [] as Record<string, unknown>[],
  answer: (_outcome: string): void => undefined,
  tell: (_node: unknown): void => undefined,
}));
vi.mock('#services/firebase/desk/ownersWrite', () => ({
  writeAsOwner: (update: Record<string, unknown>) =>
    new Promise<string>((resolve) => {
      database.sent.push(update);
      database.answer = resolve;
    }),
}));
vi.mock('#services/firebase/desk/watchOwnersNode', () => ({
  watchOwnersNode: (path: string, onValue: (value: unknown) => void) => {
    if (path === 'products') database.tell = onValue;
    onValue({ mug });
    return Promise.resolve(() => undefined);
  },
}));
beforeEach(() => {
  forgetDesk();
  database.sent.length = 0;
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
});

const answer = (outcome: string) => act(async () => Promise.resolve(database.answer(outcome)));
const hear = (node: unknown) => act(async () => Promise.resolve(database.tell(node)));
const box = (name: RegExp) => screen.findByRole('textbox', { name });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const bowl = { id: 'bowl', name: 'Bowl', price: 20, stock: 0 };

function Page() {
  const { kind, id } = deskItemIn(idInAddress(useParams()['id'] ?? ''));
  const [search] = useSearchParams();
  return <ItemDesk kind={kind} id={id} copyOf={search.get('copy') ?? undefined} />;
}
const show = (address = deskItemPath('product')) =>
  render(
    inDesk(
      <>
        <Routes>
          <Route path="/owner/catalogue/:id" element={<Page />} />
          <Route path="*" element={<p>Somewhere else</p>} />
        </Routes>
        <Link to={paths.owner}>Leave</Link>
      </>,
      address,
    ),
  );

test('a new item costs nothing only where that was typed', async () => {
  show();
  expect(await box(/^Price/)).toHaveValue('');
});

/** Fills in what a new item needs, and presses. */
async function make(): Promise<void> {
  await userEvent.type(await box(/^Name/), 'Bowl');
  await userEvent.type(await box(/^Price/), '20');
  await save();
  await eventually(() => expect(database.sent).toHaveLength(1));
  expect(database.sent[0]).toHaveProperty(['products/bowl']);
}

test.each(['before', 'after'])(
  'what is typed while an item is made stays under the hand, heard of %s the answer',
  async (order) => {
    show();
    await make();
    await userEvent.type(await box(/^In one sentence/), 'Ro');
    if (order === 'before') await hear({ mug, bowl });
    await answer('done');
    expect(await screen.findByRole('link', { name: 'See it in the shop' })).toBeInTheDocument();
    await userEvent.keyboard('und.');
    await hear({ mug, bowl });
    expect(await box(/^In one sentence/)).toHaveValue('Round.');
    expect(screen.queryByText(/^Somebody else/)).not.toBeInTheDocument();
    await save();
    await eventually(() => expect(database.sent[1]).toEqual({ 'products/bowl/summary': 'Round.' }));
  },
);

test('the form of what was made goes when another owner takes it out of the shop', async () => {
  show();
  await make();
  await userEvent.type(await box(/^In one sentence/), 'Round.');
  await answer('done');
  expect(screen.getByRole('textbox', { name: /^Name/ })).toBeInTheDocument();
  await hear({ mug, bowl });
  expect(screen.getByRole('textbox', { name: /^Name/ })).toBeInTheDocument();
  await hear({ mug });
  expect(screen.getByText('There is no such item.')).toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: /^Name/ })).not.toBeInTheDocument();
});

test('what is typed while an item is made is there again when its page is opened later', async () => {
  const { unmount } = show();
  await make();
  await userEvent.type(await box(/^In one sentence/), 'Round.');
  await answer('done');
  await hear({ mug, bowl });
  unmount();
  const made = show(deskItemPath('product', 'bowl'));
  await hear({ mug, bowl });
  expect(await box(/^In one sentence/)).toHaveValue('Round.');
  made.unmount();
  show();
  expect(await box(/^Name/)).toHaveValue('');
});

test('an item that was made without an answer is not made a second time', async () => {
  show();
  await make();
  await answer('unanswered');
  await hear({ mug, bowl });
  await userEvent.type(await box(/^Name/), ', small');
  await save();
  await eventually(() => expect(database.sent).toHaveLength(2));
  expect(database.sent[1]).toHaveProperty(['products/bowl', 'name'], 'Bowl, small');
});

test('a copy is begun while the form of what was just made is still there', async () => {
  show();
  await make();
  await userEvent.type(await box(/^In one sentence/), 'Round.');
  await answer('done');
  await hear({ mug, bowl });
  await userEvent.click(await screen.findByRole('link', { name: 'Make a copy' }));
  expect(await box(/^Name/)).toHaveValue('Bowl');
  expect(await box(/^In one sentence/)).toHaveValue('');
  expect(screen.queryByRole('link', { name: 'See it in the shop' })).not.toBeInTheDocument();
});

test('who has left meanwhile is not led back', async () => {
  show();
  await make();
  await userEvent.click(screen.getByRole('link', { name: 'Leave' }));
  await answer('done');
  expect(screen.getByText('Somewhere else')).toBeInTheDocument();
});
