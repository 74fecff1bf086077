import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OtherMethodError } from '#services/firebase/account/accountError';
import { signInService } from '#features/account/session/accountServices';
import { GoogleButton } from './GoogleButton';
import { SignInForm } from './SignInForm';
import { SignUpForm } from './SignUpForm';
import styles from './SignInPanel.module.scss';

interface SignInPanelProps {
  tab: 'signIn' | 'signUp';
  signInPath: string;
  forgotPath: string;
}

/** Google or e-mail, for members and for those who are about to be. */
export function SignInPanel({ tab, signInPath, forgotPath }: SignInPanelProps) {
  const { t } = useTranslation('account');
  const [waiting, setWaiting] = useState<OtherMethodError | null>(null);

  if (waiting !== null) return <SignInForm forgotPath={forgotPath} waiting={waiting} />;
  return (
    <>
      <GoogleButton
        label={t('google.continue')}
        open={async () => (await signInService()).signInWithGoogle()}
        onError={(error) => {
          if (error instanceof OtherMethodError) setWaiting(error);
          return error instanceof OtherMethodError;
        }}
      />
      <p className={styles.or}>
        <span>{t('signIn.or')}</span>
      </p>
      {tab === 'signIn' ? (
        <SignInForm forgotPath={forgotPath} waiting={null} />
      ) : (
        <SignUpForm signInPath={signInPath} />
      )}
    </>
  );
}
