import { startTransition, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { currentTexts, textChanges, translations } from '#i18n';
import { knownLanguage, localeOf } from '#model/languages';

/**
 * Hands the texts to all that translates. Others come in a transition: a list in another language takes a slow phone 0.2 s to
 * render, and a press is answered in between. (Where components listen for themselves, React renders all of them at once.)
 */
export function TextsProvider({ children }: { children: ReactNode }) {
  const [texts, setTexts] = useState(currentTexts);
  const locale = localeOf(knownLanguage(texts.resolvedLanguage));
  useLayoutEffect(() => {
    const page = document.documentElement;
    // Browsers style the whole page anew, even where the language stays.
    if (page.lang !== locale) page.lang = locale;
  }, [locale]);
  useEffect(() => {
    const renew = (): void => startTransition(() => setTexts(currentTexts()));
    for (const change of textChanges) translations.on(change, renew);
    return () => {
      for (const change of textChanges) translations.off(change, renew);
    };
  }, []);
  return <I18nextProvider i18n={texts}>{children}</I18nextProvider>;
}
