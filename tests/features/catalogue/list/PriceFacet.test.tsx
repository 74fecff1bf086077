import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { translations } from '#i18n';
import { languages, type Language } from '#model/languages';
import { ShopPage } from '#pages/catalogue/ShopPage';
import { program } from '#tests/support/samples';
import { showShop } from '#tests/support/showShop';
import { noAmounts, pastedAmounts, typedAmounts, typedLimits } from '#tests/tables/typedAmounts';

const items = [program({ id: 'calm', price: 40 }), program({ id: 'walk', price: 60 })];
const labels = { en: ['From', 'To'], de: ['Von', 'Bis'], fn: ['De', 'À'] } as const satisfies Record<
  Language,
  unknown
>;

async function show(language: Language, at = '/Shop') {
  const { user } = await showShop(
    <ShopPage head="shop" scope="all" sidebar="left" view="3" views={['2', '3', 'list']} />,
    items,
    at,
  );
  await act(() => translations.changeLanguage(language));
  const [from, to] = labels[language];
  return {
    user,
    from: screen.getByRole('textbox', { name: from }),
    to: screen.getByRole('textbox', { name: to }),
    limits: () => new URLSearchParams(screen.getByTestId('address').textContent.split('?')[1] ?? ''),
  };
}

afterEach(() => act(() => translations.changeLanguage('en')));

describe.each(languages)('a price limit in %s', (language) => {
  // How every input is read is proved beside the rule itself; here, what the field does with one that is read and one that is not.
  test('is what was pasted, as people of the language write amounts', async () => {
    const { user, from, limits } = await show(language);
    for (const [text, amount] of [...typedAmounts[language].slice(0, 3), ...pastedAmounts.slice(-3)]) {
      await user.clear(from);
      await user.paste(text);
      await user.tab();
      await waitFor(() => expect(limits().get('min')).toBe(String(amount)));
      // A field of one line takes line breaks away.
      expect(from).toHaveValue(text.replaceAll('\n', ''));
      expect(from).toBeValid();
    }
  });

  test('in words limits the side that they name, in either field', async () => {
    const { user, from, to, limits } = await show(language);
    for (const [text, amount, side] of [typedLimits[language].at(0), typedLimits[language].at(-1)].filter(
      (limit) => limit !== undefined,
    )) {
      const field = side === 'max' ? from : to;
      await user.clear(from);
      await user.clear(to);
      await user.click(field);
      await user.paste(text);
      expect(field).toHaveValue(text);
      await user.tab();
      await waitFor(() => expect(Object.fromEntries(limits())).toEqual({ [side]: String(amount) }));
      expect(field).toHaveValue('');
      expect(field === from ? to : from).not.toHaveValue('');
    }
  });

  test('that is none stays, is said to be none, and limits nothing', async () => {
    const { user, to, limits } = await show(language);
    for (const text of noAmounts.slice(0, 4)) {
      await user.clear(to);
      await user.paste('50');
      await user.tab();
      await waitFor(() => expect(limits().get('max')).toBe('50'));
      await user.clear(to);
      await user.paste(text);
      await user.tab();
      await waitFor(() => expect(limits().get('max')).toBeNull());
      expect(to).toHaveValue(text);
      expect(to).toBeInvalid();
      expect(to).toHaveAccessibleDescription(/50/);
      await user.clear(to);
      expect(to).toBeValid();
    }
  });
});

test.each([
  ['en', '50.5', '1,000'],
  ['de', '50,5', '1.000'],
  ['fn', '50,5', '1\u202f000'],
] as const)('limits of an address are written as %s writes them', async (language, low, high) => {
  const { from, to } = await show(language, '/Shop?min=50.5&max=1000');
  expect([from, to].map((field) => field.getAttribute('value'))).toEqual([low, high]);
});

test('limits the wrong way round are swapped, as the language writes them', async () => {
  const { user, from, to, limits } = await show('de');
  await user.type(from, '1.000');
  await user.type(to, '50,5{Enter}');
  expect([limits().get('min'), limits().get('max')]).toEqual(['50.5', '1000']);
  expect([from, to].map((field) => field.getAttribute('value'))).toEqual(['50,5', '1.000']);
});

describe('a limit of one press', () => {
  test('is applied, marked and taken back', async () => {
    const { user, limits } = await show('en');
    const step = screen.getByRole('button', { name: 'Up to $40.00', pressed: false });
    await user.click(step);
    await waitFor(() => expect(limits().get('max')).toBe('40'));
    expect(screen.getByRole('button', { name: 'Up to $40.00', pressed: true })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'To' })).toHaveValue('40');
    await user.click(screen.getByRole('button', { name: 'Up to $40.00', pressed: true }));
    await waitFor(() => expect(limits().has('max')).toBe(false));
  });

  test('stands right below the category, with the currency beside the fields', async () => {
    await show('en');
    const groups = screen.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent);
    const named = groups.filter((name) => name !== undefined);
    expect(named.indexOf('Price')).toBe(named.includes('Category') ? 1 : 0);
    expect(screen.getByText('From').textContent).toBe('From $');
  });
});
