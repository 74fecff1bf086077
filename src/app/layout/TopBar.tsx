import { useTranslation } from 'react-i18next';
import { brand } from '#brand';
import { phoneLink } from '#model/order/phoneLink';
import { localeOf } from '#model/languages';
import { CurrencySelect } from '#features/currency/CurrencySelect';
import { LanguageSelect } from '#features/language/LanguageSelect';
import { useDeliveryTerms, useShopSettings } from '#shopSettings';
import { personal } from '#prerender/protocol';
import { CurrencyNote } from '#ui/money/CurrencyNote';
import { Icon } from '#ui/picture/Icon';
import { useMoney } from '#ui/money/useMoney';
import { useLanguage } from '#ui/text/useLanguage';
import styles from './TopBar.module.scss';

function FreeDeliveryAmount() {
  const money = useMoney();
  return <b className="num">{money(useDeliveryTerms().freeFrom)}</b>;
}

/** What the owner has to say to everybody, in the shopper's language where there is a text in it. */
function Banner({ container }: { container: string }) {
  const { banner } = useShopSettings();
  const language = useLanguage();
  const [own, other] = [banner[language], Object.entries(banner)[0]];
  const [lang, text] = own === undefined ? (other ?? []) : [language, own];
  if (text === undefined || lang === undefined) return null;
  return (
    <p className={styles.banner} lang={localeOf(lang)}>
      <span className={container} dir="auto">
        {text}
      </span>
    </p>
  );
}

/** Language, phone and the offer line; it scrolls away, the header below it stays. */
export function TopBar({ container }: { container: string }) {
  const { t } = useTranslation();
  return (
    <aside className={styles.topbar} aria-label={t('header.service')} {...personal}>
      <Banner container={container} />
      <div className={container}>
        <p className="wide">
          <LanguageSelect />
          <CurrencySelect className={styles.currency} label={t('header.displayCurrency')} />
          <a href={phoneLink(brand.phone)}>{t('header.callUs', { phone: brand.phone })}</a>
          <CurrencyNote />
        </p>
        <p className={styles.offer}>
          <Icon name="truck" />
          <span>
            {t('header.freeDelivery')} <FreeDeliveryAmount />
          </span>
        </p>
      </div>
    </aside>
  );
}
