import type { ReactNode } from 'react';
import styles from './timeline.module.css';

export interface TimelineEntry {
  id: string;
  /** ISO instant, and the same in words. */
  at: string;
  when: string;
  what: ReactNode;
  /** Who did it. */
  who?: string | undefined;
  /** What was written with it. */
  text?: string | undefined;
  /** What can be done about it. */
  action?: ReactNode;
  tone?: 'note' | 'letter' | 'alarm' | undefined;
}

/** What happened to a thing, as a list of moments. */
export function Timeline({ title, entries }: { title: ReactNode; entries: TimelineEntry[] }) {
  return (
    <div className={styles.timeline}>
      {title}
      <ol>
        {entries.map(({ id, at, when, what, who, text, action, tone }) => (
          <li key={id} data-tone={tone}>
            <p className={styles.what}>{what}</p>
            {text && <p className={styles.text}>{text}</p>}
            <p className={styles.when}>
              <time dateTime={at}>{when}</time>
              {who && <span>{who}</span>}
            </p>
            {action}
          </li>
        ))}
      </ol>
    </div>
  );
}
