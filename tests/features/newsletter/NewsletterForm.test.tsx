import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import english from '#public/locales/en/common.json';
import french from '#public/locales/fn/common.json';
import { NewsletterForm } from '#features/newsletter/NewsletterForm';
import { longest } from '#model/limits';
import { pastedAddresses } from '#tests/tables/emails';
import { connect } from '#tests/support/connection';

const i18n = createInstance();
beforeAll(async () => {
  await i18n.init({ lng: 'en', resources: { en: { common: english } }, defaultNS: 'common' });
});

type Fetch = typeof fetch;

function show(answer: () => Promise<Response>) {
  const fetched = vi.fn<Fetch>(answer);
  vi.stubGlobal('fetch', fetched);
  render(
    <I18nextProvider i18n={i18n}>
      <MemoryRouter>
        <NewsletterForm />
      </MemoryRouter>
    </I18nextProvider>,
  );
  return { fetched, user: userEvent.setup() };
}

const says = (result: string, msg: string) => () => Promise.resolve(Response.json({ result, msg }));
const field = () => screen.getByRole('textbox', { name: 'E-mail' });
const subscribe = () => screen.getByRole('button', { name: 'SUBSCRIBE' });

async function send(user: ReturnType<typeof userEvent.setup>, email: string) {
  await user.type(field(), email);
  await user.click(subscribe());
}

describe('the newsletter box', () => {
  test('shows what an address looks like in the language of the page', () => {
    i18n.addResource('fn', 'common', 'newsletter.example', french.newsletter.example);
    render(
      <I18nextProvider i18n={i18n.cloneInstance({ lng: 'fn' })}>
        <MemoryRouter>
          <NewsletterForm />
        </MemoryRouter>
      </I18nextProvider>,
    );
    expect(screen.getByPlaceholderText('nom@exemple.fr')).toBeInTheDocument();
  });
  test('sends what a browser has filled in without telling anybody, and empties the field', async () => {
    const { fetched, user } = show(says('success', 'Thank you.'));
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
      field(),
      'ada@shop.example',
    );
    await user.click(subscribe());
    expect(field()).toHaveValue('');
    await waitFor(() => expect(fetched).toHaveBeenCalledOnce());
  });
  test('takes an e-mail address as long as the shop’s other forms do', () => {
    show(says('success', ''));
    expect(field()).toHaveAttribute('maxlength', String(longest.email));
  });
  test('says something from the click on, also while the code that shows the answer is on its way', async () => {
    const { user } = show(says('success', 'Thank you <b>very</b> much!'));
    const status = screen.getByRole('status');
    const said = new Set<string>();
    await user.type(field(), 'ada@shop.example');
    const watcher = new MutationObserver(() => said.add(status.textContent));
    watcher.observe(status, { subtree: true, childList: true, characterData: true });
    await user.click(subscribe());
    await waitFor(() => expect(status).toHaveTextContent('Thank you very much!'));
    watcher.disconnect();
    expect([...said]).toEqual([english.newsletter.sending, 'Thank you very much!']);
  });
  test('posts the EMAIL field and shows what the provider says', async () => {
    const { fetched, user } = show(says('success', 'Thank you <b>very</b> much!'));
    await send(user, ' ada@shop.example ');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Thank you very much!'));
    expect(fetched).toHaveBeenCalledOnce();
    const [address, request] = fetched.mock.calls[0] ?? [];
    expect(address).toBe('http://127.0.0.1:9100/newsletter');
    expect(request?.body).toEqual(new URLSearchParams({ EMAIL: 'ada@shop.example' }));
    expect(field()).toHaveValue('');
  });

  test('sends nothing without an @, says why and empties the field', async () => {
    const { fetched, user } = show(says('success', 'Never'));
    await send(user, 'ada');
    expect(fetched).not.toHaveBeenCalled();
    expect(field()).toHaveValue('');
    expect(field()).toHaveAccessibleDescription('Nothing was sent: an e-mail address needs an @.');
    expect(field()).toBeInvalid();
  });

  test('names what it did not send, and puts it back', async () => {
    const { user } = show(says('success', 'Never'));
    await send(user, 'ada.example.org');
    expect(screen.getByRole('status')).toHaveTextContent('Not sent: ada.example.org');
    await user.click(screen.getByRole('button', { name: 'Put it back' }));
    expect(field()).toHaveValue('ada.example.org');
    expect(field()).toHaveFocus();
    expect(field()).not.toHaveAttribute('aria-invalid');
    expect(screen.queryByText(/Not sent/)).toBeNull();
  });

  test('an empty field sends nothing, and there is nothing to put back', async () => {
    const { fetched, user } = show(says('success', 'Never'));
    await user.click(subscribe());
    expect(fetched).not.toHaveBeenCalled();
    expect(field()).toBeInvalid();
    expect(screen.queryByText(/Not sent/)).toBeNull();
  });

  test('says sending... until there is an answer; an address that comes meanwhile is sent after it', async () => {
    const answers: ((response: Response) => void)[] = [];
    const { fetched, user } = show(() => new Promise<Response>((settle) => void answers.push(settle)));
    await send(user, 'ada@shop.example');
    await waitFor(() => expect(fetched).toHaveBeenCalledOnce());
    expect(field()).toHaveValue('');
    expect(screen.getByRole('status')).toHaveTextContent('sending...');
    await send(user, 'eve@shop.example');
    expect(field()).toHaveValue('');
    expect(fetched).toHaveBeenCalledOnce();
    answers[0]?.(Response.json({ result: 'error', msg: 'Ada is already subscribed.' }));
    await waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
    expect(fetched.mock.lastCall?.[1]?.body).toEqual(new URLSearchParams({ EMAIL: 'eve@shop.example' }));
    answers[1]?.(Response.json({ result: 'success', msg: 'Thank you, Eve!' }));
    const status = screen.getByRole('status');
    await waitFor(() => expect(status).toHaveTextContent('ada@shop.example: Ada is already subscribed.'));
    await waitFor(() => expect(status).toHaveTextContent('eve@shop.example: Thank you, Eve!'));
  });

  /** A provider whose answers come when the test says so. */
  function slowly() {
    const answers: ((response: Response) => void)[] = [];
    const shown = show(() => new Promise<Response>((settle) => void answers.push(settle)));
    return { ...shown, answers, status: () => screen.getByRole('status') };
  }

  test('an answer that comes while the next address is typed is named, and stays while one types on', async () => {
    const { user, answers, status } = slowly();
    await send(user, 'ada@shop.example');
    await user.type(field(), 'eve');
    expect(status()).toHaveTextContent('ada@shop.example: sending...');
    await waitFor(() => expect(answers).toHaveLength(1));
    answers[0]?.(Response.json({ result: 'success', msg: 'Thank you!' }));
    await waitFor(() => expect(status()).toHaveTextContent('ada@shop.example: Thank you!'));
    await user.type(field(), '@shop.example');
    expect(status()).toHaveTextContent('ada@shop.example: Thank you!');
    await user.click(subscribe());
    expect(status()).not.toHaveTextContent('Thank you!');
  });

  test('the second click of a double click complains of nothing', async () => {
    const { fetched, user, answers, status } = slowly();
    await user.type(field(), 'ada@shop.example');
    await user.dblClick(subscribe());
    expect(status()).toHaveTextContent(/^sending\.\.\.$/);
    expect(field()).not.toHaveAttribute('aria-invalid');
    await waitFor(() => expect(answers).toHaveLength(1));
    answers[0]?.(Response.json({ result: 'success', msg: 'Thank you!' }));
    await waitFor(() => expect(status()).toHaveTextContent(/^Thank you!$/));
    await user.click(subscribe());
    expect(status()).toHaveTextContent(/^Thank you!$/);
    expect(fetched).toHaveBeenCalledOnce();
  });

  test('each address that was not sent can be put back, whichever failed first', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { user, answers, status } = slowly();
    await send(user, 'ada@shop.example');
    await send(user, 'eve.shop.example');
    expect(status()).toHaveTextContent('Not sent: eve.shop.example');
    await waitFor(() => expect(answers).toHaveLength(1));
    answers[0]?.(Response.json({}, { status: 503 }));
    await waitFor(() => expect(status()).toHaveTextContent('Not sent: ada@shop.example'));
    expect(status()).toHaveTextContent('Not sent: eve.shop.example');
  });

  test('what is typed when another is put back takes its place', async () => {
    const { user, status } = slowly();
    await send(user, 'ada.example.org');
    await user.type(field(), 'eve@shop.example');
    await user.click(screen.getByRole('button', { name: 'Put it back' }));
    expect(field()).toHaveValue('ada.example.org');
    expect(status()).toHaveTextContent('Not sent: eve@shop.example');
    expect(status()).not.toHaveTextContent('needs an @');
    await user.click(screen.getByRole('button', { name: 'Put it back' }));
    expect(field()).toHaveValue('eve@shop.example');
    expect(status()).toHaveTextContent('Not sent: ada.example.org');
  });

  test.each(pastedAddresses)('an address pasted as %j is sent as %s', async (pasted, kept) => {
    const { fetched, user } = show(says('success', 'Thank you!'));
    await user.click(field());
    await user.paste(pasted);
    await user.click(subscribe());
    await waitFor(() => expect(fetched).toHaveBeenCalledOnce());
    expect(fetched.mock.lastCall?.[1]?.body).toEqual(new URLSearchParams({ EMAIL: kept }));
  });

  test('an answer goes with the address it is about: it does not stand under the next one', async () => {
    const { fetched, user } = show(says('success', 'Thank you!'));
    await send(user, 'ada@shop.example');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Thank you!'));
    connect(false);
    expect(screen.getByRole('status')).toHaveTextContent('Thank you!');
    await user.type(field(), 'eve@shop.example');
    expect(screen.getByRole('status')).not.toHaveTextContent('Thank you!');
    await user.click(subscribe());
    expect(fetched).toHaveBeenCalledOnce();
    expect(screen.getByRole('status')).toHaveTextContent('Not sent: eve@shop.example');
    connect(true);
  });

  test.each([
    ['is down', () => Promise.resolve(Response.json({ result: 'error', msg: 'x' }, { status: 503 }))],
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['never answers', () => Promise.reject(new DOMException('signal timed out', 'TimeoutError'))],
  ])('a provider that %s is said so', async (_, answer) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { user } = show(answer);
    await send(user, 'ada@shop.example');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('cannot be reached'));
    expect(screen.getByRole('status')).toHaveTextContent('Not sent: ada@shop.example');
  });

  test.each([
    ['answers with a page', () => Promise.resolve(new Response('<html>'))],
    ['answers with nothing', () => Promise.resolve(Response.json({}))],
    ['answers with a book', says('success', 'x'.repeat(2001))],
    ['answers with a library', says('success', 'x'.repeat(2_000_000))],
    ['knows other results', says('maybe', 'Perhaps.')],
  ])('a provider that %s has taken the address, as far as one can tell', async (_, answer) => {
    const { user } = show(answer);
    await send(user, 'ada@shop.example');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('If the address is right'));
  });

  test('an answer that may not be read is no failure where somebody is there', async () => {
    const { fetched, user } = show(() =>
      fetched.mock.lastCall?.[1]?.mode === 'no-cors'
        ? Promise.resolve(new Response())
        : Promise.reject(new TypeError('Failed to fetch')),
    );
    await send(user, 'ada@shop.example');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('If the address is right'));
    expect(fetched.mock.calls.map(([, request]) => request?.method)).toEqual(['POST', 'HEAD']);
  });

  test('the number of a field before a complaint is left out', async () => {
    const { user } = show(says('error', '0 - Please enter a value'));
    await send(user, '@');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^Please enter a value$/));
  });

  test('says that nothing can be sent offline, and puts back what was not', async () => {
    const { fetched, user } = show(says('success', 'Thank you!'));
    connect(false);
    expect(screen.getByRole('status')).toHaveTextContent('You are offline, so this cannot be sent now.');
    await send(user, 'ada@shop.example');
    expect(fetched).not.toHaveBeenCalled();
    expect(field()).toHaveValue('');
    connect(true);
    expect(screen.getByRole('status')).toHaveTextContent(/^Not sent: ada@shop.example/);
    await user.click(screen.getByRole('button', { name: 'Put it back' }));
    await user.click(subscribe());
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Thank you!'));
    expect(fetched).toHaveBeenCalledOnce();
  });

  test('works as a form of its own', () => {
    show(says('success', 'x'));
    const form = screen.getByRole('form', { name: 'Never miss an update! Subscribe now.' });
    expect(form).toHaveAttribute('action', 'http://127.0.0.1:9100/newsletter');
    expect(form).toHaveAttribute('method', 'post');
    expect(field()).toHaveAttribute('name', 'EMAIL');
  });
});
