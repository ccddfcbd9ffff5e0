import styles from './skeleton.module.css';

/** A grey stand-in of known shape while data is on its way. `lines` draws text, `ratio` a picture box. */
export function Skeleton({ lines, shape = 'block' }: { lines?: number; shape?: 'block' | 'picture' | 'title' }) {
  if (!lines) return <span className={styles.bone} data-shape={shape} aria-hidden="true" />;
  return (
    <span className={styles.lines} aria-hidden="true">
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} className={styles.bone} data-shape="line" />
      ))}
    </span>
  );
}

/** The shape of `Card`, for lists that are loading. */
export const CardSkeleton = () => (
  <div className="doc-card" aria-hidden="true">
    <div className="doc-card__picture">
      <Skeleton shape="picture" />
    </div>
    <Skeleton lines={1} />
    <Skeleton shape="title" />
    <Skeleton lines={2} />
  </div>
);
