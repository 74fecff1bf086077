import { openProfile, signIn } from '#e2e/support/member';
import { expect, test } from '#e2e/support/test';

test('the member’s menu looks the same on the account page as on any other', async ({
  page,
  accounts,
  isMobile,
}) => {
  const member = await accounts.create({ displayName: 'Mara Unmistakable' });
  await signIn(page, member);
  const look = async () => {
    const head = (await openProfile(page, isMobile)).getByText('Mara Unmistakable').locator('../..');
    return head.evaluate((element) => {
      const { display, backgroundColor, padding, borderRadius } = getComputedStyle(element);
      return { display, backgroundColor, padding, borderRadius };
    });
  };
  const elsewhere = await look();
  await page.goto('/my-account');
  // The list of orders brings the styles of the checkout along.
  await expect(
    page.getByRole('region', { name: 'Orders' }).getByText('You have not ordered anything yet.'),
  ).toBeVisible();
  expect(await look()).toEqual(elsewhere);
});
