import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTransition, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useAnsweredFirst } from '../../src/ui/useAnsweredFirst';

let frames: FrameRequestCallback[] = [];

beforeEach(() => {
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
});
afterEach(() => vi.unstubAllGlobals());

function Page() {
  const [tone, setTone] = useState('red');
  const [shown, choose] = useAnsweredFirst(tone, setTone);
  return (
    <>
      <select aria-label="Tone" value={shown} onChange={(event) => choose(event.target.value)}>
        {['red', 'green', 'blue'].map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      <p>All is {tone}</p>
    </>
  );
}

test('a choice shows at once, and what follows from it after the next paint', async () => {
  render(<Page />);
  const tones = screen.getByRole('combobox', { name: 'Tone' });
  await userEvent.selectOptions(tones, 'green');
  expect(tones).toHaveValue('green');
  expect(screen.getByText('All is red')).toBeVisible();
  act(() => frames.forEach((frame) => frame(0)));
  expect(await screen.findByText('All is green')).toBeVisible();
});

test('also where nothing is painted, and the last of two choices counts', async () => {
  render(<Page />);
  const tones = screen.getByRole('combobox', { name: 'Tone' });
  await userEvent.selectOptions(tones, 'green');
  await userEvent.selectOptions(tones, 'blue');
  expect(tones).toHaveValue('blue');
  expect(await screen.findByText('All is blue')).toBeVisible();
  expect(tones).toHaveValue('blue');
});

function Beside() {
  const [page, setPage] = useState(1);
  return (
    <button type="button" onClick={() => startTransition(() => setPage(page + 1))}>
      Page {page}
    </button>
  );
}

test('while what follows is still on its way, the choice stays, and nothing else waits for it', async () => {
  function Late() {
    const [shown, choose] = useAnsweredFirst('en', () => new Promise(() => undefined));
    return (
      <select aria-label="Language" value={shown} onChange={(event) => choose(event.target.value)}>
        <option>en</option>
        <option>de</option>
      </select>
    );
  }
  render(
    <>
      <Late />
      <Beside />
    </>,
  );
  const languages = screen.getByRole('combobox', { name: 'Language' });
  await userEvent.selectOptions(languages, 'de');
  act(() => frames.forEach((frame) => frame(0)));
  await userEvent.click(screen.getByRole('button', { name: 'Page 1' }));
  expect(await screen.findByRole('button', { name: 'Page 2' }, { timeout: 1000 })).toBeVisible();
  expect(languages).toHaveValue('de');
});
