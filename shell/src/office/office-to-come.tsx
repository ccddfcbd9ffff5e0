import { Skeleton } from '@atoll/ui/skeleton';
import styles from './office-frame.module.css';

/** What a page of the office looks like before its remote is there: a heading and lines, where its own will stand. */
export const OfficeToCome = () => (
  <div className={styles.toCome} aria-busy="true">
    <Skeleton shape="title" />
    <Skeleton lines={8} />
  </div>
);
