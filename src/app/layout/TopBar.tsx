import { useTranslation } from 'react-i18next';
import { brand } from '#brand';
import { CurrencySelect } from '#features/currency/CurrencySelect';
import { LanguageSelect } from '#features/language/LanguageSelect';
import { useDeliveryTerms } from '#deliverySettings';
import { HydratedApart } from '#ui/HydratedApart';
import { CurrencyNote } from '#ui/money/CurrencyNote';
import { Icon } from '#ui/picture/Icon';
import { useMoney } from '#ui/money/useMoney';
import styles from './TopBar.module.scss';

function FreeDeliveryAmount() {
  const money = useMoney();
  return <b className="num">{money(useDeliveryTerms().freeFrom)}</b>;
}

/** Language, phone and the offer line; it scrolls away, the header below it stays. */
export function TopBar({ container }: { container: string }) {
  const { t } = useTranslation();
  return (
    <aside className={styles.topbar} data-personal>
      <div className={container}>
        <p className="wide">
          <LanguageSelect />
          <CurrencySelect className={styles.currency} label={t('header.displayCurrency')} />
          <a href={`tel:${brand.phone.replaceAll(' ', '')}`}>{t('header.callUs', { phone: brand.phone })}</a>
          <CurrencyNote />
        </p>
        <p className={styles.offer}>
          <Icon name="truck" />
          <span>
            {t('header.freeDelivery')}{' '}
            <HydratedApart>
              <FreeDeliveryAmount />
            </HydratedApart>
          </span>
        </p>
      </div>
    </aside>
  );
}
