import { memo } from 'react';
import { WhenSeen } from '@atoll/ui/when-seen';
import type { ResortItem } from '../shared/catalog';
import { ResortRow } from './resort-row';
import styles from './resort-rows.module.css';

/** As many as fill two windows of a phone. */
const FIRST = 3;

/** The resorts of a list. Not drawn anew while they are the same: those far down could not wait to be seen then. */
export const ResortRows = memo(function ResortRows({ resorts }: { resorts: ResortItem[] }) {
  const rows = resorts.map((resort, index) => <ResortRow key={resort.id} resort={resort} priority={index === 0} />);
  return (
    <>
      {rows.slice(0, FIRST)}
      {rows.length > FIRST && <WhenSeen className={styles.others}>{rows.slice(FIRST)}</WhenSeen>}
    </>
  );
});
