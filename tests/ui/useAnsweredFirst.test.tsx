import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
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
