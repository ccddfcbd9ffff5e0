import type { ReactNode } from 'react';
import { CardGrid } from '@atoll/ui/card';
import type { PackageItem, ResortItem } from '../shared/catalog';
import { PackageCard } from '../shared/package-card';
import { ResortCard } from '../shared/resort-card';
import styles from './blocks.module.css';

interface Titled {
  title?: string | null | undefined;
}

function Cards({ title, children }: Titled & { children: ReactNode }) {
  return (
    <section className={styles.wide}>
      {title && <h2>{title}</h2>}
      <CardGrid>{children}</CardGrid>
    </section>
  );
}

/** Trips that a text names; those that are no longer offered are not among them. */
export function PackageCards({ title, packages }: Titled & { packages: PackageItem[] }) {
  if (packages.length === 0) return null;
  return (
    <Cards title={title}>
      {packages.map((item) => (
        <PackageCard key={item.id} item={item} />
      ))}
    </Cards>
  );
}

/** Places to stay that a text names. */
export function ResortCards({ title, resorts }: Titled & { resorts: ResortItem[] }) {
  if (resorts.length === 0) return null;
  return (
    <Cards title={title}>
      {resorts.map((resort) => (
        <ResortCard key={resort.id} resort={resort} />
      ))}
    </Cards>
  );
}
