import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '@atoll/contract/paths';
import { useFormat } from '@atoll/i18n/instance';
import { Meta } from '@atoll/ui/card';
import { Container } from '@atoll/ui/container';
import { LinkButton } from '@atoll/ui/link-button';
import { LocalLink } from '@atoll/ui/local-link';
import { shownNight } from '@atoll/ui/night-price';
import { Picture } from '@atoll/ui/picture';
import type { HomeSection, ResortItem } from '../shared/catalog';
import { useLabels } from '../shared/use-labels';
import styles from './resort-index.module.css';

/** Resorts as the contents page of a magazine: heading at the side, a line for each place. */
export function ResortIndex({ data, resorts }: { data: HomeSection['data']; resorts: ResortItem[] }) {
  const { t } = useTranslation(['catalog', 'common']);
  const labels = useLabels();
  const format = useFormat();
  const id = useId();
  const nightOf = (resort: ResortItem) => {
    const night = shownNight(resort);
    if (!night) return t('common:price.onRequest');
    const from = t('resort.fromNight', { amount: format.total(night.amount) });
    return night.date === null ? from : `${from} · ${t('common:price.onDay', { date: format.date(night.date) })}`;
  };
  if (resorts.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Container className={styles.columns}>
        <header className={styles.head}>
          <h2 id={id}>{data.title ?? t('home.resorts')}</h2>
          {data.subtitle && <p className={styles.lead}>{data.subtitle}</p>}
          <LinkButton to={paths.resorts()} kind="secondary">
            {t('home.allResorts')}
          </LinkButton>
        </header>
        <ul className={styles.list}>
          {resorts.map((resort) => (
            <li key={resort.slug} className={styles.item}>
              <div className={styles.picture}>
                <Picture picture={resort.cover_image} sizes="11rem" decorative />
              </div>
              <div>
                <h3 className={styles.name}>
                  <LocalLink to={paths.resort(resort.slug)}>{resort.name}</LocalLink>
                </h3>
                <Meta items={[resort.atoll, labels.transfer(resort.transfer)]} />
              </div>
              <p className={styles.price}>{nightOf(resort)}</p>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
