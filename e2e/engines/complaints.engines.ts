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

/** Safari gives no focus to a button that is pressed: the field before it is left for nothing. */
function pressAsInSafari(): void {
  document.addEventListener('mousedown', (event) => {
    if (!(event.target instanceof Element) || !event.target.closest('button')) return;
    event.preventDefault();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
}

test('a form is sent by one press, though the field before has a wrong value', async ({ shop, visitor }) => {
  const contact = 'form[aria-label="Write to us"]';
  await visitor.open(`${shop.url}/contact`);
  await visitor.expectAlive();
  await visitor.evaluate(pressAsInSafari);
  await visitor.type(/^Your name/, 'Ada', contact);
  await visitor.type(/^Message/, 'Where is my mat?', contact);
  await visitor.type(/^E-mail/, 'ada', contact);
  await visitor.press('button', 'Send message');
  const isAsked = (): boolean =>
    document.querySelector('form[aria-label="Write to us"] [aria-invalid=true]') === document.activeElement;
  await expect.poll(() => visitor.evaluate(isAsked)).toBe(true);
});
