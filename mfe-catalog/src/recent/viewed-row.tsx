import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type SavedKey, savedKey } from '@atoll/api-client/saved';
import { Button } from '@atoll/ui/button';
import { Container } from '@atoll/ui/container';
import { SectionHeading } from '@atoll/ui/section';
import { Strip } from '../home/strip';
import { useItems } from '../saved/use-items';
import { PackageCard } from '../shared/package-card';
import { ResortCard } from '../shared/resort-card';
import { MOST_VIEWED, viewed } from './viewed';
import styles from './viewed-row.module.css';

/** Trips and places to stay side by side, in the order of the keys; what is not offered any more is left out. */
export default function ViewedRow({ keys }: { keys: readonly SavedKey[] }) {
  const { t } = useTranslation('catalog');
  const id = useId();
  const shown = keys.slice(0, MOST_VIEWED);
  const { packages, resorts, isKnown } = useItems(shown);
  const cards = new Map([
    ...packages.map((item) => [savedKey('package', item.id), <PackageCard key={item.id} item={item} />] as const),
    ...resorts.map(
      (resort) => [savedKey('resort', resort.id), <ResortCard key={resort.id} resort={resort} />] as const,
    ),
  ]);
  // All at once: what came late would push the row aside.
  if (!isKnown || cards.size === 0) return null;
  const clear = () => {
    viewed.keep([]);
    // The button goes with the row.
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  };
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Container>
        <SectionHeading
          id={id}
          title={t('recent.title')}
          lead={t('recent.kept')}
          action={
            <Button kind="quiet" onClick={clear}>
              {t('recent.clear')}
            </Button>
          }
        />
      </Container>
      <Strip label={t('recent.label')}>
        {shown.map(
          (key) =>
            cards.has(key) && (
              <li key={key} className={styles.card}>
                {cards.get(key)}
              </li>
            ),
        )}
      </Strip>
    </section>
  );
}
