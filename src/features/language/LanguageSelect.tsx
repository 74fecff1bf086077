import { useTranslation } from 'react-i18next';
import { languageNames, languages, localeOf } from '../../languages';
import { Icon } from '../../ui/Icon';

export function LanguageSelect() {
  const { t, i18n } = useTranslation();
  return (
    <span className="select bare">
      <select
        aria-label={t('header.language')}
        value={i18n.resolvedLanguage}
        onChange={(event) => void i18n.changeLanguage(event.target.value)}
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
