import { startTransition, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { knownLanguage, languageNames, languages, localeOf, type Language } from '#model/languages';
import { rememberLanguage, shownLanguage, translations } from '#i18n';
import { useLanguage } from '#ui/text/useLanguage';
import { Select } from '#ui/Select';
import { showToast } from '#ui/toast/toasts';

/** The choice of a language; nothing in a shop that speaks one alone. */
export function LanguageSelect() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  /** The choice whose translations are on their way or being rendered. */
  const [chosen, setChosen] = useState<Language>();
  const change = async (code: Language): Promise<void> => {
    setChosen(code);
    // Saved in the press: i18next saves it only when the translations have come, and by then the page may be left.
    rememberLanguage(code);
    // A language in the address has priority over the saved one and would return after a reload, so it is removed.
    const params = new URLSearchParams(search);
    if (params.has('lng')) {
      params.delete('lng');
      void navigate({ search: params.toString(), hash }, { replace: true });
    }
    await translations.changeLanguage(code);
    const isLater = translations.language === code && shownLanguage() !== code;
    if (isLater)
      showToast({ style: 'warning', text: t('state.languageLater', { language: languageNames[code] }) });
    // The page in the new language is rendered in a transition; the choice is shown until then.
    startTransition(() => setChosen((last) => (last === code ? undefined : last)));
  };
  if (languages.length < 2) return null;
  return (
    <Select
      className="bare"
      aria-label={t('header.language')}
      value={chosen ?? language}
      onChange={(event) => void change(knownLanguage(event.target.value))}
    >
      {languages.map((code) => (
        <option key={code} value={code} lang={localeOf(code)}>
          {languageNames[code]}
        </option>
      ))}
    </Select>
  );
}
