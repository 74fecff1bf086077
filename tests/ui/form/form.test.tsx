import { Profiler } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { object } from 'valibot';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import english from '#public/locales/en/form.json';
import { CheckField } from '#ui/form/CheckField';
import { ErrorSummary } from '#ui/form/ErrorSummary';
import { emailAddress, optionalPhone, requiredText, ticked } from '#ui/form/fieldRules';
import { Form } from '#ui/form/Form';
import { FormField } from '#ui/form/FormField';
import { FormProblem } from '#ui/form/FormProblem';
import { PasswordField } from '#ui/form/PasswordField';
import { SubmitButton } from '#ui/form/SubmitButton';
import { useSchemaForm } from '#ui/form/useSchemaForm';

const schema = object({
  email: emailAddress,
  password: requiredText(40),
  phone: optionalPhone,
  consent: ticked('form:error.missing'),
});
type Values = { email: string; password: string; phone: string; consent: boolean };

const phoneRendered = vi.fn<() => void>();
const summaryRendered = vi.fn<() => void>();

function Sample({ onSubmit }: { onSubmit: (values: Values) => Promise<void> | void }) {
  const { form, forgetDraft } = useSchemaForm({
    schema,
    defaults: { email: '', password: '', phone: '', consent: false },
    draft: { key: 'sample', secret: ['password'] },
  });
  const send = async (values: Values) => {
    try {
      await onSubmit(values);
      forgetDraft();
    } catch {
      form.setError('root.sending', { message: 'form:error.missing' });
    }
  };
  return (
    <Form form={form} label="Sample" onSubmit={send}>
      <FormProblem form={form} />
      <Profiler id="summary" onRender={summaryRendered}>
        <ErrorSummary
          form={form}
          labels={[
            { name: 'email', label: 'E-mail' },
            { name: 'password', label: 'Password' },
            { name: 'phone', label: 'Phone' },
          ]}
        />
      </Profiler>
      <FormField form={form} name="email" label="E-mail" type="email" autoComplete="email" required />
      <PasswordField form={form} name="password" label="Password" autoComplete="current-password" />
      <Profiler id="phone" onRender={phoneRendered}>
        <FormField form={form} name="phone" label="Phone" reason="only for delivery" inputMode="tel" />
      </Profiler>
      <CheckField form={form} name="consent" label="I agree" required />
      <SubmitButton form={form}>Send</SubmitButton>
    </Form>
  );
}

const i18n = createInstance();
beforeAll(async () => {
  await i18n.init({ lng: 'en', resources: { en: { form: english } } });
});

function show(onSubmit: (values: Values) => Promise<void> | void = () => {}) {
  const view = render(
    <I18nextProvider i18n={i18n}>
      <Sample onSubmit={onSubmit} />
    </I18nextProvider>,
  );
  return { ...view, user: userEvent.setup() };
}

const email = () => screen.getByRole('textbox', { name: 'E-mail' });
const password = () => screen.getByLabelText(/^Password/, { selector: 'input' });
const send = () => screen.getByRole('button', { name: 'Send' });

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(email(), ' amelie@example.org ');
  await user.type(password(), 'sunrise over hills');
  await user.click(screen.getByRole('checkbox', { name: 'I agree' }));
}

/** As Chrome on iOS and some password managers do it: without an event. */
function fillInSilently(field: HTMLElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
}

describe('a form', () => {
  it('says nothing while somebody first types, and judges when they leave the field', async () => {
    const { user } = show();
    await user.type(email(), 'amelie.example.org');
    expect(email()).not.toHaveAttribute('aria-invalid');
    await user.tab();
    await waitFor(() => expect(email()).toHaveAttribute('aria-invalid', 'true'));
    expect(email()).toHaveAccessibleDescription('An e-mail address needs an @, like name@example.org.');
  });

  it('takes the complaint back with the keystroke that makes it right', async () => {
    const { user } = show();
    await user.type(email(), 'amelie@example');
    await user.tab();
    await waitFor(() => expect(email()).toHaveAttribute('aria-invalid', 'true'));
    await user.type(email(), '.org');
    await waitFor(() => expect(email()).not.toHaveAttribute('aria-invalid'));
  });

  it('renders no other field again when one is left and judged', async () => {
    const { user } = show();
    await user.type(email(), 'amelie.example.org');
    phoneRendered.mockClear();
    await user.tab();
    await waitFor(() => expect(email()).toHaveAttribute('aria-invalid', 'true'));
    expect(phoneRendered).not.toHaveBeenCalled();
  });

  it('does not render the summary of what is wrong while somebody types', async () => {
    const { user } = show();
    summaryRendered.mockClear();
    await user.type(email(), 'amelie');
    expect(summaryRendered).not.toHaveBeenCalled();
  });

  it('does not scold for a field that was only passed through', async () => {
    const { user } = show();
    await user.click(email());
    await user.tab();
    expect(email()).not.toHaveAttribute('aria-invalid');
  });

  it('does not judge while something is being pressed, so that nothing moves under the finger', async () => {
    const { user } = show();
    await user.type(email(), 'amelie');
    await user.pointer({ keys: '[MouseLeft>]', target: send() });
    expect(email()).not.toHaveAttribute('aria-invalid');
  });

  it('leads to the first field in question on submit, and lists several', async () => {
    const onSubmit = vi.fn<(values: Values) => void>();
    const { user } = show(onSubmit);
    await user.click(send());
    await waitFor(() => expect(email()).toHaveFocus());
    expect(onSubmit).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Password' }));
    expect(password()).toHaveFocus();
  });

  it('takes what a browser has filled in without telling anybody', async () => {
    const onSubmit = vi.fn<(values: Values) => void>();
    const { user } = show(onSubmit);
    await user.click(screen.getByRole('checkbox', { name: 'I agree' }));
    fillInSilently(email(), 'amelie@example.org');
    fillInSilently(password(), 'sunrise over hills');
    await user.click(send());
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
        email: 'amelie@example.org',
        password: 'sunrise over hills',
        phone: '',
        consent: true,
      }),
    );
  });

  it('marks what is optional, and why it is asked', () => {
    show();
    expect(screen.getByRole('textbox', { name: /Phone optional, only for delivery/ })).not.toBeRequired();
    expect(email()).toBeRequired();
  });

  it('shows a password and hides it again', async () => {
    const { user } = show();
    expect(password()).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password()).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password()).toHaveAttribute('type', 'password');
  });

  it('sends trimmed values once, however often it is pressed', async () => {
    const post = new EventTarget();
    const arrived = new Promise<void>((resolve) => {
      post.addEventListener('arrived', () => resolve());
    });
    const onSubmit = vi.fn<(values: Values) => Promise<void>>(() => arrived);
    const { user } = show(onSubmit);
    await fill(user);
    await user.click(send());
    await user.click(send());
    post.dispatchEvent(new Event('arrived'));
    await waitFor(() => expect(send()).not.toHaveAttribute('aria-busy'));
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
      email: 'amelie@example.org',
      password: 'sunrise over hills',
      phone: '',
      consent: true,
    });
  });

  it('keeps what was typed when sending fails, and says so', async () => {
    const { user } = show(() => Promise.reject(new Error('no network')));
    await fill(user);
    await user.click(send());
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Please fill this in.'));
    expect(password()).toHaveValue('sunrise over hills');
  });

  it('survives a reload, but never keeps a password', async () => {
    const first = show();
    await fill(first.user);
    first.unmount();
    expect(sessionStorage.getItem('eightwell:draft:sample')).not.toContain('sunrise');
    show();
    expect(email()).toHaveValue('amelie@example.org');
    expect(screen.getByRole('checkbox', { name: 'I agree' })).toBeChecked();
    expect(password()).toHaveValue('');
  });

  it('forgets the draft once it is sent', async () => {
    const { user } = show();
    await fill(user);
    await user.click(send());
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
  });

  it('ignores a draft that does not fit', () => {
    sessionStorage.setItem(
      'eightwell:draft:sample',
      '{"email":true,"consent":"yes","nonsense":"x","phone":"030 1"}',
    );
    show();
    expect(email()).toHaveValue('');
    expect(screen.getByRole('checkbox', { name: 'I agree' })).not.toBeChecked();
    expect(screen.getByRole('textbox', { name: /Phone/ })).toHaveValue('030 1');
  });
});
