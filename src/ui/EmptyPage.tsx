import type { ReactNode } from 'react';
import { Picture } from './picture/Picture';
import styles from './EmptyPage.module.scss';

interface EmptyPageProps {
  picture: string;
  title: string;
  text: string;
  /** Links to continue with. */
  children: ReactNode;
}

/** An empty list: a picture, a sentence and links. */
export function EmptyPage({ picture, title, text, children }: EmptyPageProps) {
  return (
    <div className={styles.emptyPage}>
      <span className="arch">
        <Picture src={picture} alt="" isFirst />
      </span>
      <p className={styles.say}>{title}</p>
      <p className="soft">{text}</p>
      <p className="go">{children}</p>
    </div>
  );
}
