import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { DeviceOrders } from '#features/checkout/follow/DeviceOrders';
import { OrderLink } from '#features/checkout/follow/OrderLink';
import { OrderPlaced } from '#features/checkout/placed/OrderPlaced';
import { referenceNumber } from '#model/order/referenceNumber';
import { guestOrderPath, orderFolder } from '#model/order/places';
import { browserOrders } from '#services/storage/orderMemory';
import { ToastArea } from '#ui/toast/ToastArea';
import { showShop } from '#tests/support/showShop';

const [first, second] = ['-OaBcDeFgHiJkLmNoPqZ', '-OaBcDeFgHiJkLmNoPqY'] as const;
const messages = <ToastArea label="Messages" closeLabel="Close" />;

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

describe('the orders of this device', () => {
  test('are found again by their numbers, the newest first, and lead to their pages', async () => {
    browserOrders.writePlaced({ path: guestOrderPath(first), lines: [] });
    browserOrders.writePlaced({ path: guestOrderPath(second), lines: [] });
    await showShop(<DeviceOrders />, []);
    const list = within(screen.getByRole('region', { name: 'Your orders on this device' }));
    const links = list.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([`/order#${second}`, `/order#${first}`]);
    expect(links[0]).toHaveTextContent(referenceNumber(second));
  });

  test('are those of guests: a member finds orders in the account', async () => {
    browserOrders.writePlaced({ path: `${orderFolder('ada')}/${first}`, lines: [] });
    await showShop(<DeviceOrders />, []);
    expect(screen.getByRole('heading', { name: 'No order is kept on this device' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Orders of your account' })).toHaveAttribute(
      'href',
      '/my-account',
    );
    expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact');
  });

  test('are forgotten on request, after a question', async () => {
    browserOrders.writePlaced({ path: guestOrderPath(first), lines: [] });
    const { user } = await showShop(
      <>
        <h1 tabIndex={-1}>Your order</h1>
        <DeviceOrders />
      </>,
      [],
    );
    await user.click(screen.getByRole('button', { name: 'Forget these orders' }));
    const dialog = await screen.findByRole('dialog', { name: 'Forget the orders on this device?' });
    await user.click(within(dialog).getByRole('button', { name: 'Keep them' }));
    expect(browserOrders.readDeviceOrders()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Forget these orders' }));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Forget these orders' }),
    );
    expect(await screen.findByRole('heading', { name: 'No order is kept on this device' })).toBeVisible();
    expect(browserOrders.readDeviceOrders()).toEqual([]);
    expect(screen.getByRole('heading', { name: 'Your order' })).toHaveFocus();
  });

  test('leave with the member of a shared computer', () => {
    browserOrders.writePlaced({ path: guestOrderPath(first), lines: [] });
    browserOrders.forgetDetails();
    expect(browserOrders.readDeviceOrders()).toEqual([]);
    // What keeps the cart right stays.
    expect(browserOrders.readOrdered()).toHaveLength(1);
  });

  test.each([
    ['broken', '{'],
    ['a text', '"x"'],
    ['ids of something else', '[{"id":"../orders","placedAt":1}]'],
  ])('are none where what is saved is %s', (_what, saved) => {
    localStorage.setItem('eightwell:orders', saved);
    expect(browserOrders.readDeviceOrders()).toEqual([]);
  });
});

describe('the link to a guest’s order', () => {
  const address = `${window.location.origin}/order#${first}`;

  test('stands on the thank-you page, says that it is the key, and can be copied', async () => {
    const order = { path: guestOrderPath(first), lines: [] };
    const { user } = await showShop(
      <>
        <OrderPlaced order={order} isMember={false} />
        {messages}
      </>,
      [],
    );
    const region = within(screen.getByRole('region', { name: 'The way back to this order' }));
    expect(region.getByText(/is the key to your order/)).toBeVisible();
    expect(region.getByRole('link', { name: address })).toHaveAttribute('href', address);
    await user.click(region.getByRole('button', { name: 'Copy the link' }));
    expect(await screen.findByText('The link is copied.')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe(address);
  });

  test('is shared where the browser can; a closed dialog is no fault, a failure is said', async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValueOnce();
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { user } = await showShop(
      <>
        <OrderLink id={first} />
        {messages}
      </>,
      [],
    );
    const button = screen.getByRole('button', { name: 'Share the link' });
    await user.click(button);
    expect(share).toHaveBeenCalledWith({ title: 'Your order', url: address });
    share.mockRejectedValueOnce(new DOMException('Closed.', 'AbortError'));
    await user.click(button);
    expect(warned).not.toHaveBeenCalled();
    share.mockRejectedValueOnce(new DOMException('Not here.', 'NotAllowedError'));
    await user.click(button);
    expect(await screen.findByText(/could not be shared/)).toBeInTheDocument();
  });
});
