import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './notice.module.css';

const ICONS = { info: 'info', success: 'check', warning: 'info', error: 'info' } as const;

/** A remark inside a page. Errors are announced at once, the rest politely. */
export function Notice({
  kind = 'info',
  title,
  children,
}: {
  kind?: keyof typeof ICONS;
  title?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className={styles.notice} data-kind={kind} role={kind === 'error' ? 'alert' : 'status'}>
      <Icon name={ICONS[kind]} className={styles.icon} />
      <div>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
