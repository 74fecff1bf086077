import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icon } from '#ui/picture/Icon';
import { paths, withNext } from '#model/paths';
import styles from './WhoOrders.module.scss';

/** Who is ordering; `starting` while the sign-in service has not answered. */
export type Shopper =
  | { kind: 'starting' }
  | { kind: 'guest' }
  | { kind: 'member'; uid: string; email: string; displayName: string };

/** Guest or member: the choice at the top of the first step. */
export function WhoOrders({ shopper }: { shopper: Shopper }) {
  const { t } = useTranslation('checkout');
  if (shopper.kind !== 'guest') {
    return (
      <p className={styles.who}>
        <Icon name="person" />
        <span>
          {shopper.kind === 'member' ? t('who.member', { name: shopper.displayName }) : t('who.starting')}
        </span>
      </p>
    );
  }
  return (
    <div className={styles.who}>
      <Icon name="person" />
      <p>
        <strong>{t('who.guest')}</strong> {t('who.guestText')}
      </p>
      <Link className="btn line" to={withNext(paths.signIn, paths.checkout)}>
        {t('who.signIn')}
      </Link>
    </div>
  );
}
