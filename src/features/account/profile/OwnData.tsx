import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Member } from '#model/account/account';
import { Notice } from '#ui/Notice';
import { dataRightsService } from '#features/account/session/accountServices';
import { useAccountToast } from '#features/account/session/useAccountToast';
import { problemOf } from '#features/account/session/accountProblem';
import styles from './OwnData.module.scss';
import { ProofForm } from './ProofForm';
import { saveFile } from '#ui/saveFile';

interface WishProps {
  member: Member;
  text: string;
  label: string;
  /** What the button of the form says. */
  submit: string;
  warning?: string;
  onProven: () => Promise<void>;
  /** Said once it has been done. */
  children?: ReactNode;
}

/** One request of a member: a button that opens the form for re-authentication. */
function Wish({ member, text, label, submit, warning, onProven, children }: WishProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <p>{text}</p>
      <button
        type="button"
        className="btn line"
        aria-expanded={isOpen}
        ref={button}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </button>
      {isOpen && warning !== undefined && <Notice tone="warn">{warning}</Notice>}
      {isOpen ? (
        <ProofForm
          {...{ member, label, submit }}
          onProven={async () => {
            await onProven();
            close();
          }}
          onCancel={close}
        />
      ) : (
        children
      )}
    </>
  );
}

/** A member's rights over their data: a copy of everything, and deletion of the account. */
export function OwnData({ member }: { member: Member }) {
  const { t } = useTranslation('account');
  const toast = useAccountToast();
  const [isDownloaded, setDownloaded] = useState(false);

  const download = async () => {
    const data = await (await dataRightsService()).collectOwnData();
    saveFile('eightwell-data.json', JSON.stringify(data, null, 2));
    setDownloaded(true);
  };
  const deleteAccount = async () => {
    try {
      await (await dataRightsService()).deleteAccount();
      toast('success', 'data.deleted');
    } catch (error) {
      // The form may already be unmounted, because deleting the account ends the session.
      toast('error', `problem.${problemOf(error)}`);
      throw error;
    }
  };

  return (
    <div className={styles.data}>
      <Wish
        member={member}
        text={t('data.downloadText')}
        label={t('data.download')}
        submit={t('data.download')}
        onProven={download}
      >
        {isDownloaded && <Notice tone="success">{t('data.downloaded')}</Notice>}
      </Wish>
      <Wish
        member={member}
        text={t('data.deleteText')}
        label={t('data.delete')}
        submit={t('data.deleteNow')}
        warning={t('data.deleteFinal')}
        onProven={deleteAccount}
      />
    </div>
  );
}
