import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import styles from './message.module.css';

/** Nothing to show, why, and the way on. */
export function EmptyState({
  title,
  text,
  icon = 'lagoon',
  whole,
  children,
}: {
  title: ReactNode;
  text?: ReactNode;
  icon?: IconName;
  /** It is all that its page says: the title is the page's own. */
  whole?: boolean;
  children?: ReactNode;
}) {
  const Title = whole ? 'h1' : 'h2';
  return (
    <div className={styles.message} data-whole={whole}>
      <Icon name={icon} className={styles.icon} />
      <Title className={styles.title}>{title}</Title>
      {text && <p className={styles.text}>{text}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
