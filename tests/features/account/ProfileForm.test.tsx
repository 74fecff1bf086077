import { screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ProfileForm } from '#features/account/profile/ProfileForm';
import { showShop } from '#tests/support/showShop';

const service = vi.hoisted(() => ({ rename: vi.fn<(name: string) => Promise<void>>() }));
vi.mock('#features/account/session/accountServices', () => ({
  memberService: () => Promise.resolve(service),
}));

beforeEach(() => void service.rename.mockReset());

/** The page around it, which hears of the new name from the sign-in service. */
function Profile() {
  const [name, setName] = useState('Mara Lind');
  service.rename.mockImplementation((next) => Promise.resolve(setName(next)));
  return (
    <>
      <ProfileForm displayName={name} />
      <button type="button" onClick={() => setName('Mara Elm')}>
        renamed elsewhere
      </button>
    </>
  );
}

const field = () => screen.getByRole('textbox', { name: /^Name/ });

test('a name that is saved leaves the focus where it was', async () => {
  const { user } = await showShop(<Profile />, []);
  await user.clear(field());
  await user.type(field(), '  Mara Ulm ');
  await user.click(screen.getByRole('button', { name: 'Save the name' }));
  expect(service.rename).toHaveBeenCalledExactlyOnceWith('Mara Ulm');
  expect(await screen.findByDisplayValue('Mara Ulm')).toBe(field());
  expect(screen.getByRole('button', { name: 'Save the name' })).toHaveFocus();
});

test('a name that was given elsewhere is shown', async () => {
  const { user } = await showShop(<Profile />, []);
  await user.click(screen.getByRole('button', { name: 'renamed elsewhere' }));
  expect(field()).toHaveValue('Mara Elm');
});
