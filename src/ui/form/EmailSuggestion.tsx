import { useTranslation } from 'react-i18next';
import { suggestedEmail } from '#model/emailSuggestion';
import styles from './form.module.scss';

interface EmailSuggestionProps {
  typed: string;
  onTake: (address: string) => void;
}

/** "Did you mean": an address that is probably mistyped is asked about, and never refused. */
export function EmailSuggestion({ typed, onTake }: EmailSuggestionProps) {
  const { t } = useTranslation('form');
  const address = suggestedEmail(typed);
  return (
    <output className={styles.meant}>
      {address !== undefined && (
        <>
          {t('meant')}{' '}
          <button type="button" className="link" onClick={() => onTake(address)}>
            {address}
          </button>
        </>
      )}
    </output>
  );
}
