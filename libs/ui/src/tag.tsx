import type { ReactNode } from 'react';
import styles from './tag.module.css';

export type TagTone = 'plain' | 'accent' | 'success' | 'warning' | 'danger';

/** The state of a thing as a word; the colour only repeats it. */
export const Tag = ({ tone = 'plain', children }: { tone?: TagTone; children: ReactNode }) => (
  <span className={styles.tag} data-tone={tone}>
    {children}
  </span>
);
