import type { ReactNode, Ref } from 'react';
import styles from './foot-bar.module.css';

/** Stands at the foot of what is seen of a list: what is chosen or under way, which its first part says, and what can be done with it. */
export function FootBar({
  label,
  children,
  ref,
}: {
  label: string;
  children: ReactNode;
  /** Who has it may give it the focus. */
  ref?: Ref<HTMLDivElement>;
}) {
  return (
    <div ref={ref} className={styles.bar} role="group" aria-label={label} tabIndex={ref ? -1 : undefined}>
      {children}
    </div>
  );
}
