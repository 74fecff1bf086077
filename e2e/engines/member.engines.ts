import { Accounts, goodPassword, newEmail } from '#e2e/support/accounts';
import { expect, test } from './driver/test';

test('somebody signs up, verifies the address, signs out and in again', async ({
  shop,
  visitor,
  request,
}) => {
  const accounts = new Accounts(request);
  const email = newEmail('ada');
  const typePassword = async (): Promise<void> => {
    await visitor.evaluate(() =>
      document.querySelector<HTMLInputElement>('main input[type=password]')?.focus(),
    );
    await visitor.engine.type(goodPassword);
  };
  await visitor.open(`${shop.url}/signup?next=%2Fcart`);
  await visitor.expectAlive();
  await visitor.type(/^Name/, 'Ada Byron', 'main');
  await visitor.type(/^E-mail/, email, 'main');
  await typePassword();
  await visitor.press('button', 'Create account', 'main');
  await visitor.expectPath('/cart');
  await visitor.expectShown('region', 'not verified yet');

  const [code = ''] = await accounts.codes(email, 'VERIFY_EMAIL');
  await visitor.open(`${shop.url}/login?mode=verifyEmail&oobCode=${code}`);
  await visitor.expectAlive();
  await expect.poll(() => accounts.isVerified(email)).toBe(true);
  await visitor.open(`${shop.url}/my-account`);
  await visitor.expectAlive();
  await visitor.expectShown('heading', 'My account');
  await visitor.expectGone('region', 'not verified yet');

  await visitor.press('button', 'Open the menu');
  await visitor.press('button', 'Logout');
  await visitor.expectGone('button', 'Logout');
  await visitor.open(`${shop.url}/login?next=%2Fmy-account`);
  await visitor.expectAlive();
  await visitor.type(/^E-mail/, email, 'main');
  await typePassword();
  await visitor.press('button', 'Sign in', 'main');
  await visitor.expectPath('/my-account');
  await visitor.expectShown('heading', 'My account');
  expect(shop.heard).toEqual([]);
});
