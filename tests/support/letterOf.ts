import userEvent from '@testing-library/user-event';

/** What the mail program is given when a link is pressed. */
export async function letterOf(link: HTMLElement): Promise<string> {
  // There is no mail program here.
  link.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await userEvent.click(link);
  return decodeURIComponent(link.getAttribute('href') ?? '');
}
