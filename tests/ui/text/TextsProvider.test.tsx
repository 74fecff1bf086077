import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { afterEach, beforeAll, expect, onTestFinished, test } from 'vitest';
import { translations } from '#i18n';
import { TextsProvider } from '#ui/text/TextsProvider';
import { loadRealTexts } from '#tests/support/shopFixture';

beforeAll(loadRealTexts);
afterEach(() => act(() => translations.changeLanguage('en')));

const About = () => <p>{useTranslation().t('footer.about')}</p>;

test('texts are in the language of the page, which says so of itself', async () => {
  render(<About />, { wrapper: TextsProvider });
  expect(screen.getByText('About us')).toBeVisible();
  expect(document.documentElement.lang).toBe('en');
  await act(() => translations.changeLanguage('fn'));
  expect(screen.getByText('À propos')).toBeVisible();
  expect(document.documentElement.lang).toBe('fr');
});

test('the language is not written on the page again where it stands there already', () => {
  document.documentElement.lang = 'en';
  const observer = new MutationObserver(() => undefined);
  observer.observe(document.documentElement, { attributes: true });
  onTestFinished(() => observer.disconnect());
  render(<About />, { wrapper: TextsProvider });
  // A browser would style all elements of the page anew.
  expect(observer.takeRecords()).toEqual([]);
});

test('while another language is being rendered, what is pressed is answered, in the old one throughout', async () => {
  let finish = (): void => undefined;
  /** Keeps the German page from being finished. */
  const Late = lazy(async () => {
    await new Promise<void>((resolve) => (finish = resolve));
    return { default: () => null };
  });
  const GermanPart = () => useTranslation().i18n.language === 'de' && <Late />;
  function Counter() {
    const [count, setCount] = useState(0);
    return <button onClick={() => setCount(count + 1)}>{count}</button>;
  }
  render(
    <>
      <About />
      <GermanPart />
      <Counter />
    </>,
    { wrapper: TextsProvider },
  );
  await act(() => translations.changeLanguage('de'));
  await userEvent.click(screen.getByRole('button', { name: '0' }));
  expect(screen.getByRole('button', { name: '1' })).toBeVisible();
  expect(screen.getByText('About us')).toBeVisible();
  expect(document.documentElement.lang).toBe('en');
  await act(async () => finish());
  expect(await screen.findByText('Über uns')).toBeVisible();
  expect(document.documentElement.lang).toBe('de');
});
