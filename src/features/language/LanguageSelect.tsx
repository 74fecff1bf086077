import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { languageNames, languages, localeOf } from '../../model/languages';
import { Icon } from '../../ui/picture/Icon';
import { useLanguage } from '../../ui/text/useLanguage';
import { useAnsweredFirst } from '../../ui/useAnsweredFirst';

export function LanguageSelect() {
  const { t, i18n } = useTranslation();
  const language = useLanguage();
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const change = (code: string): Promise<unknown> => {
    // A language in the address has priority over the saved one and would return after a reload, so it is removed.
    const params = new URLSearchParams(search);
    if (params.has('lng')) {
      params.delete('lng');
      void navigate({ search: params.toString(), hash }, { replace: true });
    }
    return i18n.changeLanguage(code);
  };
  const [shown, choose] = useAnsweredFirst<string>(language, change);
  return (
    <span className="select bare">
      <select
        aria-label={t('header.language')}
        value={shown}
        onChange={(event) => choose(event.target.value)}
      >
        {languages.map((code) => (
          <option key={code} value={code} lang={localeOf(code)}>
            {languageNames[code]}
          </option>
        ))}
      </select>
      <Icon name="down" />
    </span>
  );
}
