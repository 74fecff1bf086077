import { act, screen } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import type { KeptEvent } from '#prerender/protocol';
import { replayEvents } from '#prerender/replay';
import { writePage } from '#tests/support/writePage';

function Choice() {
  const [text, setText] = useState('');
  const [colour, setColour] = useState('red');
  const [count, setCount] = useState(0);
  return (
    <div>
      <input aria-label="Search" value={text} onChange={(event) => setText(event.target.value)} />
      {['red', 'blue'].map((name) => (
        <input
          key={name}
          type="radio"
          aria-label={name}
          checked={colour === name}
          onChange={() => setColour(name)}
        />
      ))}
      <button type="button" onClick={() => setCount(count + 1)}>
        Add
      </button>
      <output>{[text, colour, count].join(' ')}</output>
    </div>
  );
}

const page = (
  <Suspense>
    <Choice />
  </Suspense>
);

test('what was typed, chosen and pressed on a page reaches the app that hydrates it, once', async () => {
  const root = writePage(page);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Search' });
  const blue = screen.getByRole<HTMLInputElement>('radio', { name: 'blue' });
  const button = screen.getByRole('button', { name: 'Add' });
  field.value = 'tea';
  blue.checked = true;
  button.setAttribute('aria-busy', 'true');
  window.keptEvents = [
    { kind: 'type', place: [0, 0], tag: 'INPUT', value: 'tea' },
    { kind: 'check', place: [0, 2], tag: 'INPUT', value: true },
    { kind: 'click', place: [0, 3], tag: 'BUTTON' },
  ] satisfies KeptEvent[];
  hydrateRoot(root, page);
  // Before React has come to it.
  await act(async () => replayEvents(root));
  expect(screen.getByRole('status')).toHaveTextContent('tea blue 1');
  expect(field).toHaveValue('tea');
  expect(blue).toBeChecked();
  expect(button).not.toHaveAttribute('aria-busy');
});
