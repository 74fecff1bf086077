import { putInCart } from './driver/buy';
import { expect, test } from './driver/test';

const form = 'form[aria-label="Your details"]';

/** Whether the label of the field that has the focus can be seen. */
function labelInSight(): string {
  const label = document.querySelector<HTMLLabelElement>(`label[for="${document.activeElement?.id}"]`);
  if (!label) return 'no label';
  const { left, top, bottom } = label.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) return 'outside';
  return label.contains(document.elementFromPoint(left + 4, (top + bottom) / 2)) ? 'in sight' : 'covered';
}

/** Whether the first line of the summary can be seen, where the whole of it and the field have room between the bars. */
function summaryInSight(): string {
  const title = document.querySelector('[data-complaints] p');
  if (!title) return 'none';
  const { left, top, bottom } = title.getBoundingClientRect();
  return title.contains(document.elementFromPoint(left + 4, (top + bottom) / 2)) ? 'in sight' : 'covered';
}

test('what checkout complains of is in sight on a phone, with the name of the field', async ({
  shop,
  visitor,
}) => {
  await putInCart(visitor, shop);
  await visitor.open(`${shop.url}/checkout`);
  await visitor.expectAlive();
  for (const time of ['first', 'second']) {
    await visitor.press('button', 'Review the order');
    await visitor.expectShown('region', /\d+ /, form);
    await expect.poll(() => visitor.evaluate(labelInSight), { message: `${time} press` }).toBe('in sight');
    await expect.poll(() => visitor.evaluate(summaryInSight), { message: `${time} press` }).toBe('in sight');
  }
});
