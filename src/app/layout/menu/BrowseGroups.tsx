import { BrowseLinks } from './BrowseLinks';
import { useBrowseGroups } from './useBrowseGroups';
import styles from './BrowseGroups.module.scss';

/** The groups of browse links, collapsed, in the off-canvas menu. */
export function BrowseGroups() {
  return (
    <div className={styles.groups}>
      {useBrowseGroups().map(({ name, title, links }) => (
        <details key={name}>
          <summary>{title}</summary>
          <BrowseLinks links={links} />
        </details>
      ))}
    </div>
  );
}
