import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import german from '#public/locales/de/common.json';
import germanOwner from '#public/locales/de/owner.json';
import germanPartner from '#public/locales/de/partner.json';
import english from '#public/locales/en/common.json';
import englishOwner from '#public/locales/en/owner.json';
import englishPartner from '#public/locales/en/partner.json';
import french from '#public/locales/fn/common.json';
import frenchOwner from '#public/locales/fn/owner.json';
import frenchPartner from '#public/locales/fn/partner.json';
import { Message } from '#features/desk/messages/Message';
import { messagesIn, type Inbox } from '#model/desk/messages';
import type { BookedOrder } from '#model/desk/bookedOrder';
import { postOf } from '#model/desk/post';
import { withdrawalsIn } from '#model/desk/withdrawals';
import { contactTopics, partnerTypes } from '#model/order/message';
import { earlierNumber } from '#model/order/referenceNumber';
import { bookedOrder } from '#tests/model/desk/bookedOrders';
import { connect } from '#tests/support/connection';
import { product } from '#tests/support/samples';

vi.mock('#features/desk/live/deskData', () => ({
  useProducts: () => ({ value: [product({ id: 'soap', name: 'Soap', category: ['Beauty'] })] }),
}));

const resources = {
  en: { common: english, owner: englishOwner, partner: englishPartner },
  fn: { common: french, owner: frenchOwner, partner: frenchPartner },
  de: { common: german, owner: germanOwner, partner: germanPartner },
};
type Code = keyof typeof resources;
const codes = Object.keys(resources) as Code[];

/** The facts below each entry, as an owner reads them in a language. */
async function factsShown(lng: Code, entries: ReturnType<typeof postOf>, orders: BookedOrder[]) {
  const i18n = createInstance();
  await i18n.init({ lng, resources, interpolation: { escapeValue: false } });
  render(
    <I18nextProvider i18n={i18n}>
      <MemoryRouter>
        {entries.map((entry) => (
          <Message key={entry.path} entry={entry} orders={orders} />
        ))}
      </MemoryRouter>
    </I18nextProvider>,
  );
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
}

/** The facts below messages with these fields, as an owner reads them in a language. */
async function factsOf(lng: Code, inbox: Inbox, ...messages: Record<string, unknown>[]): Promise<string[]> {
  return factsBeside([], lng, inbox, ...messages);
}

/** The same beside these orders of the shop. */
async function factsBeside(
  orders: BookedOrder[],
  lng: Code,
  inbox: Inbox,
  ...messages: Record<string, unknown>[]
): Promise<string[]> {
  const sender = { name: 'Ada', email: 'ada@example.org', createdAt: 1 };
  const node = Object.fromEntries(messages.map((fields, index) => [`-N${index}`, { ...sender, ...fields }]));
  return factsShown(lng, postOf(messagesIn(inbox, node), []), orders);
}

test.each(codes)('in %s topics and partners have the words of the form', async (code) => {
  const { owner, partner } = resources[code];
  const colon = code === 'fn' ? '\u00a0:' : ':';
  const asked = await factsOf(code, 'contactMessages', ...contactTopics.map((topic) => ({ topic })));
  for (const topic of contactTopics)
    expect(asked).toContain(`${owner.post.fact.topic}${colon} ${partner.topic[topic]}`);
  const applied = await factsOf(
    code,
    'partnerApplications',
    ...partnerTypes.map((partnerType) => ({ partnerType })),
  );
  for (const type of partnerTypes)
    expect(applied).toContain(`${owner.post.fact.partnerType}${colon} ${partner.type[type]}`);
});

test('dimensions and a country have their names, and what the forms do not know stays', async () => {
  const fields = { dimensions: { Financial: true, Physical: true }, country: 'AT', partnerType: 'baker' };
  expect(await factsOf('de', 'partnerApplications', fields)).toEqual(
    expect.arrayContaining([
      `Dimensionen: ${german.dimension.Financial}, ${german.dimension.Physical}`,
      'Land: Österreich',
      `${germanOwner.post.fact.partnerType}: baker`,
    ]),
  );
});

// West of Greenwich, where midnight in UTC is the evening before.
beforeEach(() => void vi.stubEnv('TZ', 'America/Los_Angeles'));
const at = (day: string): number => Date.parse(`${day}T12:00:00Z`);
const withdrawnOn = '2026-11-20';
/** The facts below a withdrawal of that day which names these orders, or says something else. */
async function withdrawalFacts(orders: BookedOrder[], about?: string): Promise<string[]> {
  const fields = { name: 'Ada', email: 'ada@shop.example', language: 'en', createdAt: at(withdrawnOn) };
  const withdrawals = withdrawalsIn({
    '-N1': { ...fields, about: about ?? orders.map(({ number }) => number).join(' ') },
  });
  return factsShown('en', postOf([], withdrawals), orders);
}
const delivered = (day: string) => ({ status: 'delivered', at: { delivered: at(day) } }) as const;
const soap = { kind: 'product', id: 'soap', name: 'Soap', price: 9, discount: 0, quantity: 1 } as const;
const program = { ...soap, kind: 'program', id: 'calm', name: 'Calm' } as const;

test.each([
  ['within the time', delivered('2026-11-10'), /^In time: the last day to withdraw is Nov 24, 2026\.$/],
  ['on its last day, after a weekend', delivered('2026-11-06'), /^In time: .*Nov 20, 2026\.$/],
  ['after it', delivered('2026-11-02'), /^Late: the last day to withdraw was Nov 16, 2026\.$/],
  ['before it has begun', { status: 'sent' }, /^In time: the days to withdraw have not begun\.$/],
  ['before anything was sent', { status: 'confirmed' }, /^Nothing has left the house/],
  ['of care', { ...delivered('2026-11-10'), lines: [soap] }, /^Care products are excluded/],
  [
    'of meals',
    { ...delivered('2026-11-10'), slot: { date: '2026-11-10', time: '12:00-14:00' } },
    /^Meals are/,
  ],
  [
    'of a program that has begun',
    { status: 'confirmed', lines: [program], earlyStart: true, payment: { until: 1, paidAt: 2 } },
    /^The program began on request/,
  ],
  [
    'of another address',
    { contact: { name: 'Eve', email: 'eve@shop.example' } },
    /of another e-mail address/,
  ],
] as [string, Parameters<typeof bookedOrder>[0], RegExp][])(
  'a withdrawal %s says so beside its order',
  async (_, changes, said) => {
    const order = bookedOrder(changes);
    const facts = await withdrawalFacts([order]);
    expect(facts).toContainEqual(expect.stringContaining(order.number));
    expect(facts).toContainEqual(expect.stringMatching(said));
  },
);

test('a withdrawal that names two orders shows both, and one that names none those of its address', async () => {
  const orders = [bookedOrder(), bookedOrder()];
  const both = await withdrawalFacts(orders);
  for (const { number } of orders) expect(both).toContainEqual(expect.stringContaining(`Order ${number}`));
  const none = await withdrawalFacts(orders, 'The mat of last week');
  expect(none).toContain('Names no order of the shop.');
  expect(none.filter((fact) => fact.startsWith('Of the same address: Order EW-'))).toHaveLength(2);
});

test('a message whose order number fits two orders shows both', async () => {
  const orders = ['-OaBcDeFgHip_I3gqbv6', '-OaBcDeFgHiTUf8x-hV9'].map((id) => bookedOrder({ id }));
  const orderNumber = earlierNumber(orders[0]?.order.id ?? '');
  const facts = await factsBeside(orders, 'en', 'contactMessages', { orderNumber });
  for (const { number } of orders) expect(facts).toContainEqual(expect.stringContaining(`Order ${number}`));
});

test('what could not be written stands in its own message', async () => {
  connect(false);
  await factsOf('en', 'contactMessages', { message: 'Is it soft?' }, { message: 'Is it dry?' });
  const of = (text: string) => screen.getByText(text).closest('li') ?? document.body;
  await userEvent.click(within(of('Is it dry?')).getByRole('button', { name: /^Done: / }));
  expect(await within(of('Is it dry?')).findByText(/Nothing was sent/)).toBeVisible();
  expect(within(of('Is it soft?')).queryByText(/Nothing was sent/)).toBeNull();
  // The sentence stays when the connection is back, for it is still true.
  connect(true);
  expect(within(of('Is it dry?')).getByText(/Nothing was sent/)).not.toHaveTextContent(/are offline/);
});
