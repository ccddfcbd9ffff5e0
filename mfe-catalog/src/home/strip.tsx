import type { ReactNode } from 'react';
import styles from './strip.module.css';

/** A row that runs off the page's edge, and is moved sideways; each child is an item of the list. */
export function Strip({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.scroll}>
      <ul className={styles.strip} aria-label={label}>
        {children}
      </ul>
    </div>
  );
}
