import { address } from '#local/machine/ports';
import { expect, test } from './driver/test';

const box = 'form:has([name=EMAIL])';

test('the newsletter’s provider does not learn on which page it is asked', async ({ baseURL, visitor }) => {
  // The policy names the frame by the preview's own address.
  await visitor.open(`${baseURL}/contact`);
  await visitor.expectAlive();
  await visitor.expectShown('textbox', /^E-mail/, box);
  await visitor.evaluate(
    ({ form, provider }) => document.querySelector(form)?.setAttribute('action', provider),
    { form: box, provider: `${address('mocks')}/subscribe/post?u=1&id=2` },
  );
  await visitor.type(/^E-mail/, 'from@shop.example', box);
  await visitor.press('button', 'SUBSCRIBE', box);
  await expect
    .poll(() => visitor.evaluate((form) => document.querySelector(form)?.textContent, box))
    .toContain('Asked from: nobody knows.');
});
