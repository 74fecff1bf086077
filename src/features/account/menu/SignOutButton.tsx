import { useTranslation } from 'react-i18next';
import { Icon } from '#ui/picture/Icon';
import { useSignOut } from '#features/account/session/useSignOut';

export function SignOutButton() {
  const { t } = useTranslation('account');
  const signOut = useSignOut();
  return (
    <button type="button" className="btn line" onClick={signOut}>
      <Icon name="exit" />
      {t('signOut.submit')}
    </button>
  );
}
