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
    { kind: 'type', place: [['INPUT', 0]], value: 'tea' },
    { kind: 'check', place: [['INPUT', 2]], value: true },
    { kind: 'click', place: [['BUTTON', 0]] },
  ] satisfies KeptEvent[];
  hydrateRoot(root, page);
  // Before React has come to it.
  await act(async () => replayEvents(root));
  expect(screen.getByRole('status')).toHaveTextContent('tea blue 1');
  expect(field).toHaveValue('tea');
  expect(blue).toBeChecked();
  expect(button).not.toHaveAttribute('aria-busy');
});

test('what was pressed is done on a part that is rendered anew, because an extension has changed it', async () => {
  const root = writePage(page);
  const written = screen.getByRole('button', { name: 'Add' });
  written.before(document.createElement('span'));
  window.keptEvents = [{ kind: 'click', place: [['BUTTON', 0]] }];
  hydrateRoot(root, page, { onRecoverableError: () => undefined });
  await act(async () => replayEvents(root));
  expect(written).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('1');
});
