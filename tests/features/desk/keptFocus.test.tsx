import { act, render, screen, within } from '@testing-library/react';
import { useRef, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { useKeptFocus } from '#features/desk/parts/useKeptFocus';

function Page({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useKeptFocus(root);
  return (
    <>
      <div ref={root}>
        <h1 tabIndex={-1}>Order</h1>
        {children}
      </div>
      <button type="button">Elsewhere</button>
    </>
  );
}

const focusOn = (name: string) => act(() => screen.getByRole('button', { name }).focus());
/** The database has told of it, and the page is another one. */
async function showing(from: ReactNode, pressed: string, to: ReactNode): Promise<void> {
  const { rerender } = render(<Page>{from}</Page>);
  focusOn(pressed);
  rerender(<Page>{to}</Page>);
  await act(() => Promise.resolve());
}

const steps = (...names: string[]) => (
  <section aria-label="What is next">
    {names.map((name) => (
      <p key={name}>
        <button type="button">{name}</button>
      </p>
    ))}
  </section>
);
const post = (...numbers: string[]) => (
  <ul>
    {numbers.map((number) => (
      <li key={number} aria-label={number}>
        <a href="/">Customer</a>
        <button type="button">Done {number}</button>
      </li>
    ))}
  </ul>
);

test('where a button goes, the part around it has the focus, and no button that a second press would set off', async () => {
  await showing(steps('Mark as sent'), 'Mark as sent', steps('Mark as delivered'));
  const part = screen.getByRole('region', { name: 'What is next' });
  expect(part).toHaveFocus();
  focusOn('Mark as delivered');
  expect(part).not.toHaveAttribute('tabindex');
});

test('where an entry of a list goes, the next one has the focus', async () => {
  await showing(post('1', '2', '3'), 'Done 2', post('1', '3'));
  const next = screen.getByRole('listitem', { name: '3' });
  expect(within(next).getByRole('link')).toHaveFocus();
});

test('where nothing of it is left, the title has the focus', async () => {
  await showing(post('1'), 'Done 1', <p>Nothing waits.</p>);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('whoever has gone elsewhere meanwhile stays there', async () => {
  const { rerender } = render(<Page>{steps('Mark as sent')}</Page>);
  focusOn('Mark as sent');
  focusOn('Elsewhere');
  rerender(<Page>{steps()}</Page>);
  await act(() => Promise.resolve());
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
});

test('whoever has left the button for nothing else is not led back', async () => {
  const { rerender } = render(<Page>{steps('Mark as sent')}</Page>);
  focusOn('Mark as sent');
  await act(() => Promise.resolve(screen.getByRole('button', { name: 'Mark as sent' }).blur()));
  rerender(<Page>{steps()}</Page>);
  await act(() => Promise.resolve());
  expect(document.body).toHaveFocus();
});
