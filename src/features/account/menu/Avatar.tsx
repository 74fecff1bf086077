import { useState } from 'react';
import { initialsOf } from '#model/account/account';
import { Icon } from '#ui/picture/Icon';
import { classNames } from '#ui/classNames';
import styles from './Avatar.module.scss';

interface AvatarProps {
  displayName: string;
  photoURL: string | null;
  size?: 'small' | 'large';
}

/** A round picture of the member; without one, initials; without a name, a person. The name always stands beside it. */
export function Avatar({ displayName, photoURL, size = 'small' }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const initials = initialsOf(displayName);
  return (
    <span className={classNames(styles.avatar, size === 'large' && styles.large)} aria-hidden="true">
      {photoURL !== null && photoURL !== broken ? (
        <img src={photoURL} alt="" referrerPolicy="no-referrer" onError={() => setBroken(photoURL)} />
      ) : (
        initials || <Icon name="person" />
      )}
    </span>
  );
}
