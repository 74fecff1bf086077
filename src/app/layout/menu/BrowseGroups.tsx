import { BrowseLinks } from './BrowseLinks';
import { useBrowseGroups } from './useBrowseGroups';
import styles from './BrowseGroups.module.scss';

/** The ways into the shop, folded, in the menu of small screens. */
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
