import { expect, test } from '#e2e/support/test';

test(
  'three answers lead to three programs that say why, and stay on the device',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name: 'Find my first program' }).click();
    await expect(page).toHaveURL('/find-my-program');
    const found = page.getByRole('region', { name: 'Three to begin with' });
    await expect(found).toContainText('Answer a question');
    await page.getByRole('radio', { name: 'Sleep better' }).check();
    await page.getByRole('radio', { name: 'Up to an hour', exact: true }).check();
    await page.getByRole('radio', { name: 'On my own' }).check();
    await expect(found.getByRole('heading', { level: 3 })).toHaveCount(3);
    const first = found.getByRole('listitem').first();
    await expect(first).toContainText('Made for: Sleep better');
    await expect(first).toContainText('minutes a week');
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Sleep better' })).toBeChecked();
    await page.getByRole('button', { name: 'Start over' }).click();
    await expect(found.getByRole('heading', { level: 3 })).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Sleep better' }).getByRole('link')).toHaveCount(4);
  },
);

test(
  'the questions are answered by keyboard, and any can be skipped',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/find-my-program');
    await page.getByRole('group', { name: 'Alone or with others?' }).getByRole('radio').last().focus();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('radio', { name: 'With others' })).toBeChecked();
    const found = page.getByRole('region', { name: 'Three to begin with' });
    await expect(found.getByText('With others in mind')).toHaveCount(3);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the programs stand as plain lists', { tag: '@desktop' }, async ({ page, baseURL }) => {
    const response = await page.request.get(`${baseURL}/find-my-program`);
    const html = await response.text();
    for (const words of ['Calm about money', 'Calm Money Mornings', '45 minutes a week'])
      expect(html).toContain(words);
  });
});
