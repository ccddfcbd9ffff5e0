import type { ReactNode } from 'react';
import styles from './list-tools.module.css';

/** Search and filters above a list, and how many rows there are. */
export function ListTools({ children, count }: { children: ReactNode; count: ReactNode }) {
  return (
    <div className={styles.tools}>
      {children}
      <p className={styles.count} role="status">
        {count}
      </p>
    </div>
  );
}
