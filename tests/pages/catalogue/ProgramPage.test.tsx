import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { ProgramPage } from '#pages/catalogue/ProgramPage';
import { linkPreview } from '#tests/support/linkPreview';
import { product, program } from '#tests/support/samples';
import { showShop } from '#tests/support/showShop';

class NeverSeen {
  observe = vi.fn<() => void>();
  disconnect = vi.fn<() => void>();
}

beforeEach(() => vi.stubGlobal('IntersectionObserver', NeverSeen));

const yoga = program({
  id: 'yoga',
  name: 'Slow Yoga',
  price: 60,
  discount: 10,
  dimensions: ['Spiritual', 'Physical'],
  tag: ['Yoga'],
  outcome: 'Twelve poses by heart.',
  suits: 'Beginners.',
  includes: ['18 films'],
  outline: [
    { title: 'Ground', text: 'Standing well.', minutes: 40 },
    { title: 'Rise', text: 'Standing up.' },
  ],
  faq: [{ question: 'Do I need a mat?', answer: 'A towel is enough.' }],
});
const items = [
  program({ id: 'run', name: 'First Run', dimensions: ['Physical'], tag: ['Running'] }),
  yoga,
  program({ id: 'quiet', name: 'Quiet Minutes', dimensions: ['Spiritual'], tag: ['Meditation'] }),
  program({ id: 'stretch', name: 'Stretch', dimensions: ['Physical'], tag: ['Yoga'] }),
  product({ id: 'mat' }),
];

const show = (address: string) =>
  showShop(
    <Routes>
      <Route path="/program/:id" element={<ProgramPage />} />
      <Route path="/yoga/:id" element={<ProgramPage family="yoga" />} />
      <Route path="/programdetails" element={<ProgramPage />} />
      <Route path="*" element={<h1>Elsewhere</h1>} />
    </Routes>,
    items,
    address,
  );
const relatedNames = () =>
  within(screen.getByRole('region', { name: 'You may also like' }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
const trail = () =>
  within(screen.getByRole('navigation', { name: 'You are here' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('says what a program brings, whom it suits, what it costs and includes, week by week', async () => {
  await show('/program/yoga');
  for (const text of [
    'Twelve poses by heart.',
    'Beginners.',
    '18 films',
    '$54.00',
    '6 Weeks',
    '3 Level',
    'Week 1',
  ]) {
    expect(screen.getAllByText(text)[0]).toBeInTheDocument();
  }
  expect(screen.getByText('A towel is enough.')).toBeInTheDocument();
});

it('stands in its dimension, beside programs of the same', async () => {
  await show('/program/yoga');
  expect(trail()).toEqual(['Programs', 'Spiritual', 'Slow Yoga']);
  expect(relatedNames()).toEqual(['Quiet Minutes', 'First Run', 'Stretch']);
});

it('stands in the family of the path', async () => {
  await show('/yoga/yoga');
  expect(trail()).toEqual(['Programs', 'Yoga', 'Slow Yoga']);
  expect(relatedNames()).toEqual(['Quiet Minutes', 'Stretch', 'First Run']);
});

it('goes into the cart, and says so at once', async () => {
  const { user, store } = await show('/program/yoga');
  await user.click(screen.getByRole('button', { name: 'Add to cart' }));
  expect(store.getState().cart).toMatchObject([{ kind: 'program', id: 'yoga', quantity: 1 }]);
  expect(screen.getByText(/1 already in your cart/)).toBeInTheDocument();
});

it('without an id is the featured one', async () => {
  await show('/programdetails');
  expect(screen.getByRole('heading', { level: 1, name: 'Slow Yoga' })).toBeInTheDocument();
});

it('with the id of a product leads on to the product', async () => {
  await show('/program/mat');
  expect(screen.getByTestId('address')).toHaveTextContent('/product/mat');
});

it('shows its first dimension where a link to it is previewed', async () => {
  await show('/program/yoga');
  await waitFor(() => expect(linkPreview('image')).toMatch(/\/pictures\/og\/spiritual\.png$/));
});

it('says what a week holds, how long each takes and what the level means', async () => {
  await show('/program/yoga');
  const week = await screen.findByRole('region', { name: 'What a week looks like' });
  expect(within(week).getByText('Week 1: 40 minutes')).toBeInTheDocument();
  expect(within(week).getByText('Week 2: 60 minutes')).toBeInTheDocument();
  expect(week).toHaveTextContent('About 40 minutes: 5 to read, 30');
  expect(screen.getByText(/^Standard: for those who have tried/)).toBeInTheDocument();
});
