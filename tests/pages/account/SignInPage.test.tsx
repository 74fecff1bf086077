import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { GetStarted } from '#features/account/menu/GetStarted';
import { SignInPage } from '#pages/account/SignInPage';
import { AccountError } from '#services/firebase/account/accountError';
import { showShop } from '#tests/support/showShop';

const service = vi.hoisted(() => ({
  checkResetCode: vi.fn<(code: string) => Promise<string>>(),
  setNewPassword: vi.fn<(code: string, password: string) => Promise<void>>(),
  confirmEmail: vi.fn<(code: string) => Promise<void>>(),
  takeChangeBack: vi.fn<(code: string) => Promise<void>>(),
}));
vi.mock('#features/account/session/accountServices', () => ({
  memberService: () => Promise.resolve(service),
}));

beforeEach(() => {
  service.checkResetCode.mockReset().mockResolvedValue('mara@eightwell.example');
  service.confirmEmail.mockReset().mockResolvedValue(undefined);
  service.takeChangeBack.mockReset().mockResolvedValue(undefined);
  service.setNewPassword.mockReset().mockResolvedValue(undefined);
});

const openLink = () =>
  showShop(
    <>
      <GetStarted className="btn" />
      <SignInPage tab="signIn" />
    </>,
    [],
    '/login?mode=resetPassword&oobCode=secret',
  );

async function setPassword(user: UserEvent): Promise<void> {
  await user.type(await screen.findByLabelText(/^Password/), 'a quiet morning walk');
  await user.click(screen.getByRole('button', { name: 'Save the password' }));
  await screen.findByText('Your new password is set. You can sign in with it now.');
}

test('the code of a link leaves the address, and what the link leads to stays', async () => {
  await openLink();
  expect(await screen.findByText('For the account mara@eightwell.example.')).toBeInTheDocument();
  expect(screen.getByTestId('address')).toHaveTextContent(/^\/login$/);
  expect(service.checkResetCode).toHaveBeenCalledExactlyOnceWith('secret');
});

test('what stands behind the # comes along through signing in, and never before it', async () => {
  await showShop(<GetStarted className="btn" />, [], '/order#-Oa');
  expect(screen.getByRole('link', { name: 'Get Started' })).toHaveAttribute(
    'href',
    '/login?next=%2Forder#-Oa',
  );
});

test('every way of signing in keeps it', async () => {
  await showShop(<SignInPage tab="signIn" />, [], '/login?next=%2Forder#-Oa');
  for (const name of ['Create account', 'Forgot your password?']) {
    expect(screen.getByRole('link', { name })).toHaveAttribute(
      'href',
      expect.stringMatching(/next=%2Forder(&forgot=yes)?#-Oa$/),
    );
  }
});

async function openIncomplete(address: string): Promise<void> {
  await showShop(<SignInPage tab="signIn" />, [], address);
  expect(await screen.findByText(/is not complete/)).toBeInTheDocument();
}

test.each([
  '/login?mode=resetPassword',
  '/login?mode=resetPassword&oobCode=',
  '/login?mode=resetPassword&oobCod',
  '/login?mode=RESETPASSWORD&oobCode=',
])('a link that was cut off says so, and offers a new one: %s', async (address) => {
  await openIncomplete(address);
  expect(screen.getByRole('link', { name: 'Ask for a new link' })).toBeInTheDocument();
  expect(service.checkResetCode).not.toHaveBeenCalled();
});

test.each([
  '/login?mode=verifyEmail',
  '/login?mode=verifyAndChangeEmail',
  '/login?mode=verifyEm',
  '/login?mode=',
  '/login?oobCode=',
])('so does one of any other kind: %s', async (address) => {
  await openIncomplete(address);
  expect(screen.getByRole('link', { name: 'Ask for a new e-mail' })).toBeInTheDocument();
  expect(service.confirmEmail).not.toHaveBeenCalled();
});

test.each([
  '/login?mode=recoverEmail',
  '/login?mode=recoverEmail&oobCode=',
  '/login?mode=revertSecondFactorAddition&lang=en',
])('nobody can ask for a new one of those that take a change back: %s', async (address) => {
  await openIncomplete(address);
  expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact');
  expect(screen.queryByRole('link', { name: 'Ask for a new e-mail' })).not.toBeInTheDocument();
});

test.each(['/login?mode=light', '/login?mode=newsletter'])(
  'what is no link of the service is a plain visit: %s',
  async (address) => {
    await showShop(<SignInPage tab="signIn" />, [], address);
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeInTheDocument();
  },
);

test.each(['recoverEmail', 'RecoverEmail', 'revertSecondFactorAddition'])(
  'a link that takes a change of the account back is redeemed, and says so: %s',
  async (mode) => {
    await showShop(<SignInPage tab="signIn" />, [], `/login?mode=${mode}&oobCode=secret`);
    expect(await screen.findByText(/^The change of your account is taken back\./)).toBeInTheDocument();
    expect(screen.queryByText(/verified/)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Set a new password' })).toHaveAttribute(
      'href',
      expect.stringContaining('forgot'),
    );
    expect(service.takeChangeBack).toHaveBeenCalledExactlyOnceWith('secret');
  },
);

test.each(['verifyEmail', 'verifyAndChangeEmail'])('an address is verified by its link: %s', async (mode) => {
  await showShop(<SignInPage tab="signIn" />, [], `/login?mode=${mode}&oobCode=secret`);
  expect(await screen.findByText(/your e-mail address is verified/)).toBeInTheDocument();
  expect(service.confirmEmail).toHaveBeenCalledExactlyOnceWith('secret');
});

test.each([
  ['verifyEmail', service.confirmEmail, /your e-mail address is verified/],
  ['resetPassword', service.checkResetCode, 'For the account mara@eightwell.example.'],
] as const)(
  'a link that met no connection is tried again, for it is still good: %s',
  async (mode, ask, done) => {
    ask.mockRejectedValueOnce(new AccountError('offline'));
    const { user } = await showShop(<SignInPage tab="signIn" />, [], `/login?mode=${mode}&oobCode=secret`);
    expect(await screen.findByRole('alert')).toHaveTextContent(/^We could not reach the sign-in service\./);
    expect(screen.queryByRole('link', { name: /^Ask for a new/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(done)).toBeInTheDocument();
    expect(ask.mock.calls).toEqual([['secret'], ['secret']]);
  },
);

test('a new password whose answer was lost is said to be set most likely, and leads to signing in', async () => {
  service.setNewPassword
    .mockRejectedValueOnce(new AccountError('offline'))
    .mockRejectedValueOnce(new AccountError('codeUsed'));
  const { user } = await openLink();
  await user.type(await screen.findByLabelText(/^Password/), 'a quiet morning walk');
  await user.click(screen.getByRole('button', { name: 'Save the password' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^We could not reach the sign-in service\./);
  await user.click(screen.getByRole('button', { name: 'Save the password' }));
  expect(
    await screen.findByText(/^Most likely your new password was set at the first try/),
  ).toBeInTheDocument();
  expect(screen.queryByText(/has been used already/)).not.toBeInTheDocument();
  const link = screen.getByRole('link', { name: 'Sign in' });
  expect(link).toHaveFocus();
  await user.click(link);
  expect(screen.getByRole('form', { name: 'Sign in' })).toBeInTheDocument();
});

test('a link that was used before its form was sent is said to be used', async () => {
  service.setNewPassword.mockRejectedValueOnce(new AccountError('codeUsed'));
  const { user } = await openLink();
  await user.type(await screen.findByLabelText(/^Password/), 'a quiet morning walk');
  await user.click(screen.getByRole('button', { name: 'Save the password' }));
  expect(await screen.findByText(/^This link has been used already/)).toBeInTheDocument();
});

test.each([
  [
    'verifyEmail',
    service.confirmEmail,
    /^Most likely your e-mail address was verified at the first try/,
    'Go to my account',
  ],
  [
    'recoverEmail',
    service.takeChangeBack,
    /^Most likely the change was taken back at the first try/,
    'Set a new password',
  ],
] as const)('so is what a link does at once: %s', async (mode, ask, text, next) => {
  ask.mockRejectedValueOnce(new AccountError('offline')).mockRejectedValueOnce(new AccountError('codeUsed'));
  const { user } = await showShop(<SignInPage tab="signIn" />, [], `/login?mode=${mode}&oobCode=secret`);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: next })).toBeInTheDocument();
});

test('after a new password, "Sign in" leads to the form', async () => {
  const { user } = await openLink();
  await setPassword(user);
  await user.click(screen.getByRole('link', { name: 'Sign in' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Sign in' })).toBeInTheDocument();
  expect(screen.getByRole('form', { name: 'Sign in' })).toBeInTheDocument();
  expect(screen.queryByText(/^Your new password is set/)).not.toBeInTheDocument();
});

test('a form that has set a password hands its focus to what is next', async () => {
  const { user } = await openLink();
  await setPassword(user);
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveFocus();
});

test('after a new password, Get Started leads to a new account', async () => {
  const { user } = await openLink();
  await setPassword(user);
  await user.click(screen.getByRole('link', { name: 'Get Started' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Create your account' })).toBeInTheDocument();
});

test('back from asking for a new link, a used one is not tried again', async () => {
  service.checkResetCode.mockRejectedValue(new AccountError('codeUsed'));
  const { user } = await openLink();
  await user.click(await screen.findByRole('link', { name: 'Ask for a new link' }));
  await user.click(screen.getByRole('link', { name: 'Back to sign in' }));
  expect(screen.getByRole('form', { name: 'Sign in' })).toBeInTheDocument();
  expect(service.checkResetCode).toHaveBeenCalledOnce();
});

test('what is shown under the same address takes the focus with its title', async () => {
  const { user } = await showShop(<SignInPage tab="signIn" />, [], '/login');
  expect(document.body).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'Forgot your password?' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Set a new password' })).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'Back to sign in' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Sign in' })).toHaveFocus();
});
