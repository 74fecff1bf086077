import type { ReactNode } from 'react';
import { Icon, type IconName } from './picture/Icon';
import { classNames } from './classNames';
import { runWithFocus } from './runWithFocus';
import styles from './Notice.module.scss';

type Tone = 'info' | 'warn' | 'error' | 'success';
const icons: Record<Tone, IconName> = { info: 'info', warn: 'warn', error: 'warn', success: 'check' };

interface NoticeProps {
  tone: Tone;
  children: ReactNode;
  action?: { label: string; run: () => void };
}

/** A message that stays in its place, with the next step where there is one. */
export function Notice({ tone, children, action }: NoticeProps) {
  return (
    <div
      className={classNames(styles.notice, styles[tone])}
      role={tone === 'error' || tone === 'warn' ? 'alert' : 'status'}
    >
      <Icon name={icons[tone]} />
      <p>{children}</p>
      {action && (
        <button
          type="button"
          className="link"
          // Most actions settle the matter, and the notice goes.
          onClick={({ currentTarget }) => runWithFocus(currentTarget, action.run)}
        >
          {action.label}
        </button>
      )}
    </div>
  );
}
