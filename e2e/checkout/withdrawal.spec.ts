import { expect, test } from '#e2e/support/test';

const receipt = {
  reference: 'EWW-7K3M-9QXA-2D8H-6TPW',
  at: Date.UTC(2026, 5, 30, 12),
  withdrawal: { name: 'Ada', email: 'ada@shop.example', language: 'en', about: 'The mat of last week' },
};

test('a receipt that is kept stands above the form for another contract, and is printed without it', async ({
  page,
}) => {
  await page.addInitScript(
    (kept) => localStorage.setItem('eightwell:withdrawals', kept),
    JSON.stringify([receipt]),
  );
  await page.goto('/withdraw');
  const kept = page.getByRole('region', { name: 'Your receipts on this device' });
  const form = page.getByRole('form', { name: 'Withdraw from contract' });
  await expect(kept).toContainText(receipt.reference);
  const [above, below] = [await kept.boundingBox(), await form.boundingBox()];
  expect(below?.x).toBe(above?.x);
  expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));
  await page.emulateMedia({ media: 'print' });
  await expect(kept).toBeVisible();
  await expect(form).toBeHidden();
});
