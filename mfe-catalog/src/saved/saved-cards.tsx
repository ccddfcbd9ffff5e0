import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { SavedKind } from '@atoll/api-client/saved';
import { CardGrid } from '@atoll/ui/card';
import { CardSkeleton } from '@atoll/ui/skeleton';
import { LoadError } from '../shared/load-error';
import { PackageCard } from '../shared/package-card';
import { ResortCard } from '../shared/resort-card';
import styles from './saved-page.module.css';
import type { useItems } from './use-items';

/** Trips and places to stay, apart. */
export function SavedCards({
  items: { packages, resorts, isPending, error, retry },
  heart,
}: {
  items: ReturnType<typeof useItems>;
  /** Stands in the corner of each card; what saves it unless said. */
  heart?: (kind: SavedKind, item: { id: number; name: string }) => ReactNode;
}) {
  const { t } = useTranslation('catalog');
  if (error) return <LoadError title={t('saved.failed')} error={error} onRetry={retry} />;
  if (isPending)
    return (
      <div aria-busy="true">
        <CardGrid>
          <CardSkeleton />
        </CardGrid>
      </div>
    );
  return (
    <>
      {packages.length > 0 && (
        <Group title={t('nav.packages')}>
          {packages.map((item) => (
            <PackageCard key={item.id} item={item} corner={heart?.('package', item)} />
          ))}
        </Group>
      )}
      {resorts.length > 0 && (
        <Group title={t('nav.resorts')}>
          {resorts.map((resort) => (
            <ResortCard key={resort.id} resort={resort} corner={heart?.('resort', resort)} />
          ))}
        </Group>
      )}
    </>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <CardGrid>{children}</CardGrid>
    </section>
  );
}
