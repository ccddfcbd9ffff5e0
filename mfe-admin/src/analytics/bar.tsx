import styles from './analytics.module.css';

/** How much of the most a number is, drawn; the number itself stands beside it. */
export function Bar({ value, most }: { value: number; most: number }) {
  return (
    <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      <rect width={most > 0 ? (value / most) * 100 : 0} height="1" />
    </svg>
  );
}
