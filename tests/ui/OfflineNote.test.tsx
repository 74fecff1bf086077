import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SignInForm } from '#features/account/sign-in/SignInForm';
import { ContactForm } from '#features/messages/ContactForm';
import { PartnerForm } from '#features/messages/PartnerForm';
import { connect } from '#tests/support/connection';
import { renderInShop } from '#tests/support/shopFixture';

const note = () => screen.queryByText(/You are offline, so this cannot be sent now/);

test.each([
  ['contact', () => <ContactForm />],
  ['partner', () => <PartnerForm />],
  ['sign-in', () => <SignInForm forgotPath="/forgot" waiting={null} />],
])('the %s form says that nothing can be sent offline, and keeps what is typed', async (_, Form) => {
  const { user } = await renderInShop(<Form />);
  expect(note()).not.toBeInTheDocument();
  connect(false);
  expect(note()).toBeVisible();
  const [email] = screen.getAllByRole('textbox', { name: /mail/i });
  if (email) await user.type(email, 'ada@shop.example');
  connect(true);
  expect(note()).not.toBeInTheDocument();
  expect(email).toHaveValue('ada@shop.example');
});
