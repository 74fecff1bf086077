import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import account from '#public/locales/en/account.json';
import common from '#public/locales/en/common.json';
import form from '#public/locales/en/form.json';
import partner from '#public/locales/en/partner.json';
import { SignInForm } from '#features/account/sign-in/SignInForm';
import { ContactForm } from '#features/messages/ContactForm';
import { PartnerForm } from '#features/messages/PartnerForm';
import { connect } from '#tests/support/connection';

const i18n = createInstance();
beforeAll(async () => {
  await i18n.init({ lng: 'en', resources: { en: { account, common, form, partner } }, defaultNS: 'common' });
});
afterEach(() => vi.restoreAllMocks());

const note = () => screen.queryByText(/You are offline, so this cannot be sent now/);

test.each([
  ['contact', () => <ContactForm />],
  ['partner', () => <PartnerForm />],
  ['sign-in', () => <SignInForm forgotPath="/forgot" waiting={null} />],
])('the %s form says that nothing can be sent offline, and keeps what is typed', async (_, Form) => {
  render(
    <I18nextProvider i18n={i18n}>
      <MemoryRouter>
        <Form />
      </MemoryRouter>
    </I18nextProvider>,
  );
  expect(note()).not.toBeInTheDocument();
  connect(false);
  expect(note()).toBeVisible();
  const [email] = screen.getAllByRole('textbox', { name: /mail/i });
  if (email) await userEvent.type(email, 'ada@shop.example');
  connect(true);
  expect(note()).not.toBeInTheDocument();
  expect(email).toHaveValue('ada@shop.example');
});
