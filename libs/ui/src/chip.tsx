import type { ReactNode } from 'react';
import styles from './chip.module.css';

/** A small label: atoll, transfer, meal plan. `flag` is for pictures, `accent` for what is special about this one. */
export function Chip({
  kind = 'plain',
  icon,
  children,
}: {
  kind?: 'plain' | 'accent' | 'flag';
  icon?: ReactNode;
  children: ReactNode;
}) {
  return (
    <span className={styles.chip} data-kind={kind}>
      {icon}
      {children}
    </span>
  );
}

export const ChipRow = ({ children }: { children: ReactNode }) => <div className={styles.row}>{children}</div>;
