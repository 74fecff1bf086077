import { act, screen } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { keepClicks } from '#app/handover/keepClicks';
import { latePart, writePage } from '#tests/support/latePart';

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      <b>Pressed {count}</b>
    </button>
  );
}

/** A page whose one part is hydrated when the test lets its code arrive. */
function hydratePage(): { arrive: () => void } {
  const root = writePage(
    <Suspense>
      <Counter />
    </Suspense>,
  );
  const { Late, arrive } = latePart(Counter);
  keepClicks(root);
  hydrateRoot(
    root,
    <Suspense>
      <Late />
    </Suspense>,
  );
  return { arrive };
}

test('a click in a part whose code has not come is done once, when it has', async () => {
  const { arrive } = hydratePage();
  const button = screen.getByRole('button');
  await act(async () => screen.getByText('Pressed 0').click());
  expect(button).toHaveAttribute('aria-busy', 'true');
  await act(async () => arrive());
  expect(await screen.findByText('Pressed 1')).toBeVisible();
  expect(button).not.toHaveAttribute('aria-busy');
  await act(async () => button.click());
  expect(screen.getByText('Pressed 2')).toBeVisible();
});

test('a click that leads to another tab is left to the browser', async () => {
  hydratePage();
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  await act(async () => screen.getByRole('button').dispatchEvent(event));
  expect(event.defaultPrevented).toBe(false);
});

test('a link that came later, and that React knows nothing of, is left to the browser', async () => {
  hydratePage();
  const link = document.createElement('a');
  link.href = 'https://provider.example/';
  link.textContent = 'Confirm';
  screen.getByRole('main').append(link);
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  // It prevents the default, too: jsdom cannot leave the page.
  const heard = vi.fn<(pressed: Event) => void>((pressed) => pressed.preventDefault());
  link.addEventListener('click', heard);
  await act(async () => screen.getByRole('link', { name: 'Confirm' }).dispatchEvent(event));
  expect(heard).toHaveBeenCalledOnce();
  expect(link).not.toHaveAttribute('aria-busy');
});
