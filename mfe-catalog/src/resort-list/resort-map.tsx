import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '@atoll/contract/paths';
import { useFormat } from '@atoll/i18n/instance';
import { Meta } from '@atoll/ui/card';
import { LocalLink } from '@atoll/ui/local-link';
import { NightPrice, shownNight } from '@atoll/ui/night-price';
import { Picture } from '@atoll/ui/picture';
import { SeaChart } from '../map/sea-chart';
import { usePointedAt } from '../map/use-pointed-at';
import type { ResortItem } from '../shared/catalog';
import { useDestinations } from '../shared/destinations';
import { useLabels } from '../shared/use-labels';
import { type PriceMark, PriceMarks } from './price-marks';
import styles from './resort-map.module.css';
import { type StaysThere, staysByPlace } from './stays-by-place';

/** What the filters leave on a chart of the sea, a mark for each place with the lowest price there, and its list beside it. */
export function ResortMap({ resorts, count }: { resorts: readonly ResortItem[]; count: number }) {
  const { t } = useTranslation('catalog');
  const list = useRef<HTMLOListElement>(null);
  const marked = usePointedAt(list);
  const { places } = useDestinations();
  const there = staysByPlace(resorts, places);
  const marks = useMarks(there);
  return (
    <>
      {count > resorts.length && <p className={styles.note}>{t('resorts.mapFirst', { count: resorts.length })}</p>}
      <div className={styles.columns}>
        {marks.length > 0 && (
          <div className={styles.chart}>
            <SeaChart
              spots={marks}
              marked={marked}
              label={t('resorts.mapLabel')}
              marks={(sea) => <PriceMarks marks={marks} marked={marked} sea={sea} />}
            />
          </div>
        )}
        <ol ref={list} className={styles.list}>
          {there.map(({ slug, name, stays }) => (
            <li key={slug} id={anchorOf(slug)} data-place={slug}>
              <h2 className={styles.place}>{name}</h2>
              <ul className={styles.stays}>
                {stays.map((resort) => (
                  <Stay key={resort.id} resort={resort} />
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}

const anchorOf = (slug: string) => `stays-${slug}`;

/** A mark for each place of which it is known where it lies. */
function useMarks(places: readonly StaysThere[]): PriceMark[] {
  const { t } = useTranslation('catalog');
  const format = useFormat();
  return places.flatMap(({ slug, name, at, stays: there }) => {
    if (!at) return [];
    const prices = there.flatMap((resort) => shownNight(resort)?.amount ?? []).map(Number);
    const amount = prices.length > 0 ? format.total(Math.min(...prices)) : null;
    const few = format.number(there.length);
    const price = amount && there.length > 1 ? t('resorts.mapSeveral', { stays: few, amount }) : amount;
    return [{ slug, name, ...at, text: price ?? few, href: `#${anchorOf(slug)}` }];
  });
}

function Stay({ resort }: { resort: ResortItem }) {
  const labels = useLabels();
  return (
    <li className={styles.stay}>
      <div className={styles.picture}>
        <Picture picture={resort.cover_image} sizes="8rem" decorative />
      </div>
      <div>
        <h3 className={styles.name}>
          <LocalLink to={paths.resort(resort.slug)}>{resort.name}</LocalLink>
        </h3>
        <Meta items={[labels.stay(resort.category), labels.transfer(resort.transfer)]} />
        <NightPrice resort={resort} />
      </div>
    </li>
  );
}
