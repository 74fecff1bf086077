import { act, fireEvent, screen } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { lazyPart } from '#ui/lazy/lazyPart';
import { dropdownButton, type DropdownProps } from '#ui/overlay/dropdownButton';
import { drawerButton, type DrawerState } from '#ui/overlay/drawerButton';
import { failedImport } from '#tests/support/failedImport';
import { renderInShop } from '#tests/support/shopFixture';
import { eventually } from '#tests/support/eventually';

let isOnline = true;
const shown = vi.hoisted((): string[] => []);
vi.mock('#ui/toast/toasts', () => ({
  showToast: ({ text }: { text: string }) => void shown.push(text),
}));

beforeEach(() => {
  isOnline = false;
  shown.length = 0;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

/** Code that comes only while there is a connection. */
const codeOf =
  <Props,>(Part: ComponentType<Props>) =>
  (): Promise<ComponentType<Props>> =>
    isOnline ? Promise.resolve(Part) : Promise.reject(failedImport());

function reconnect(): void {
  isOnline = true;
  fireEvent(window, new Event('online'));
}

function Drawer({ isOpen, onClose }: DrawerState) {
  return isOpen ? (
    <dialog open aria-label="Menu">
      <button type="button" onClick={onClose}>
        Close
      </button>
    </dialog>
  ) : null;
}

const renderMenu = () => {
  const MenuButton = drawerButton(codeOf(Drawer));
  return renderInShop(
    <MenuButton className="btn" drawer={{}}>
      Open the menu
    </MenuButton>,
  );
};

/** The toast comes first, then what was to open is closed. */
const isClosedAgain = (name: string) => screen.findByRole('button', { name, expanded: false });

/** The menu's button, once it has been pressed in vain. */
async function pressInVain() {
  const { user } = await renderMenu();
  const button = screen.getByRole('button', { name: 'Open the menu' });
  await user.click(button);
  await eventually(() => expect(shown).toHaveLength(1));
  await isClosedAgain('Open the menu');
  return { user, button };
}

test('what opens by a press opens with the next one, once there is a connection', async () => {
  const { user, button } = await pressInVain();
  await act(async () => reconnect());
  // Nothing opens by itself.
  expect(screen.queryByRole('dialog', { name: 'Menu' })).not.toBeInTheDocument();
  await user.click(button);
  expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeVisible();
});

test('each press is a try of its own, also where the browser has noticed nothing', async () => {
  const { user, button } = await pressInVain();
  await user.click(button);
  await eventually(() => expect(shown).toHaveLength(2));
  await isClosedAgain('Open the menu');
  isOnline = true;
  await user.click(button);
  expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeVisible();
});

test('a dropdown leaves what stands in for it, and its button again with the next connection', async () => {
  const Button = dropdownButton(
    codeOf(({ label }: DropdownProps) => <ul aria-label={`${label}, open`} />),
    ({ label }) => <a href="/cart">{label}</a>,
  );
  const { user } = await renderInShop(<Button label="Cart, 1 item" face="1" dropdown={{}} />);
  await user.click(screen.getByRole('button', { name: 'Cart, 1 item' }));
  expect(await screen.findByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await act(async () => reconnect());
  expect(screen.queryByRole('list', { name: 'Cart, 1 item, open' })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Cart, 1 item' }));
  expect(await screen.findByRole('list', { name: 'Cart, 1 item, open' })).toBeVisible();
});

test('a dropdown without a stand-in keeps its button', async () => {
  const Button = dropdownButton(codeOf(({ label }: DropdownProps) => <ul aria-label={label} />));
  const { user } = await renderInShop(<Button label="Your account" face="M" dropdown={{}} />);
  await user.click(screen.getByRole('button', { name: 'Your account' }));
  await eventually(() => expect(shown).toHaveLength(1));
  expect(await isClosedAgain('Your account')).toBeVisible();
});

test('what stands on the page is rendered with the next connection', async () => {
  const { Part } = lazyPart(codeOf(() => <p>Related programs</p>));
  await renderInShop(
    <Suspense>
      <Part />
    </Suspense>,
  );
  await eventually(() => expect(shown).toHaveLength(1));
  await act(async () => reconnect());
  expect(await screen.findByText('Related programs')).toBeVisible();
  expect(shown).toHaveLength(1);
});
