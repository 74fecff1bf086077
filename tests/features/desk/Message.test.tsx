import { render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
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
import { postOf } from '#model/desk/post';
import { contactTopics, partnerTypes } from '#model/order/message';

const resources = {
  en: { common: english, owner: englishOwner, partner: englishPartner },
  fn: { common: french, owner: frenchOwner, partner: frenchPartner },
  de: { common: german, owner: germanOwner, partner: germanPartner },
};
type Code = keyof typeof resources;
const codes = Object.keys(resources) as Code[];

const writing = {
  isBusy: false,
  problem: undefined,
  run: () => Promise.resolve(true),
  dismiss: () => undefined,
};

/** The facts below messages with these fields, as an owner reads them in a language. */
async function factsOf(lng: Code, inbox: Inbox, ...messages: Record<string, unknown>[]): Promise<string[]> {
  const i18n = createInstance();
  await i18n.init({ lng, resources, interpolation: { escapeValue: false } });
  const sender = { name: 'Ada', email: 'ada@example.org', createdAt: 1 };
  const node = Object.fromEntries(messages.map((fields, index) => [`-N${index}`, { ...sender, ...fields }]));
  render(
    <I18nextProvider i18n={i18n}>
      <MemoryRouter>
        {postOf(messagesIn(inbox, node), []).map((entry) => (
          <Message key={entry.path} entry={entry} orders={[]} writing={writing} />
        ))}
      </MemoryRouter>
    </I18nextProvider>,
  );
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
}

test.each(codes)('in %s topics and partners have the words of the form', async (code) => {
  const { owner, partner } = resources[code];
  const asked = await factsOf(code, 'contactMessages', ...contactTopics.map((topic) => ({ topic })));
  for (const topic of contactTopics)
    expect(asked).toContain(`${owner.post.fact.topic}: ${partner.topic[topic]}`);
  const applied = await factsOf(
    code,
    'partnerApplications',
    ...partnerTypes.map((partnerType) => ({ partnerType })),
  );
  for (const type of partnerTypes)
    expect(applied).toContain(`${owner.post.fact.partnerType}: ${partner.type[type]}`);
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
