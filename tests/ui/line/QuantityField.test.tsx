import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { QuantityField } from '#ui/line/QuantityField';
import { renderInShop } from '#tests/support/shopFixture';
import { noQuantities, typedQuantities } from '#tests/tables/typedQuantities';

const none = (): void => undefined;

async function show() {
  const onTyped = vi.fn<(quantity: number) => void>();
  const labels = { field: 'Quantity', less: 'Less', more: 'More' };
  const { user } = await renderInShop(
    <QuantityField value={5} most={9} labels={labels} onLess={none} onMore={none} onTyped={onTyped} />,
  );
  const field = screen.getByRole('textbox', { name: 'Quantity' });
  const paste = async (text: string): Promise<void> => {
    await user.click(field);
    await user.paste(text);
    await user.tab();
  };
  return { field, paste, onTyped };
}

describe('a quantity', () => {
  test.each(typedQuantities)('pasted as %j counts as %d', async (text, quantity) => {
    const { paste, onTyped } = await show();
    await paste(text);
    expect(onTyped).toHaveBeenCalledExactlyOnceWith(quantity);
  });

  test.each(noQuantities)('that is none, %j, leaves the one before', async (text) => {
    const { field, paste, onTyped } = await show();
    await paste(text);
    expect(onTyped).not.toHaveBeenCalled();
    expect(field).toHaveValue('5');
  });
});
