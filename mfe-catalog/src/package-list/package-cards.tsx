import { memo } from 'react';
import { WhenSeen } from '@atoll/ui/when-seen';
import type { PackageItem } from '../shared/catalog';
import { PackageCard } from '../shared/package-card';
import styles from './package-cards.module.css';

/** As many as fill two windows of a phone. */
const FIRST = 4;

/** The packages of a list. Not drawn anew while they are the same: those far down could not wait to be seen then. */
export const PackageCards = memo(function PackageCards({ items, query }: { items: PackageItem[]; query: string }) {
  const card = (item: PackageItem, index: number) => (
    <PackageCard key={item.id} item={item} query={query} headingLevel={2} priority={index === 0} />
  );
  const cards = items.map(card);
  return (
    <>
      {cards.slice(0, FIRST)}
      {cards.length > FIRST && <WhenSeen className={styles.others}>{cards.slice(FIRST)}</WhenSeen>}
    </>
  );
});
