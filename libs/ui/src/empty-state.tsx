import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import styles from './message.module.css';

/** Nothing to show, why, and the way on. */
export function EmptyState({
  title,
  text,
  icon = 'lagoon',
  children,
}: {
  title: ReactNode;
  text?: ReactNode;
  icon?: IconName;
  children?: ReactNode;
}) {
  return (
    <div className={styles.message}>
      <Icon name={icon} className={styles.icon} />
      <h2 className={styles.title}>{title}</h2>
      {text && <p className={styles.text}>{text}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
