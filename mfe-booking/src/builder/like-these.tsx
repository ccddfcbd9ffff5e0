import { useTranslation } from 'react-i18next';
import { type ListPackagesApiArg, useListPackagesQuery } from '@atoll/api-client/endpoints/packages.gen';
import { daysBetween, isCalendarDate } from '@atoll/contract/days';
import { paths } from '@atoll/contract/paths';
import type { Language } from '@atoll/contract/languages';
import { useLanguage } from '@atoll/i18n/instance';
import { LocalLink } from '@atoll/ui/local-link';
import { Picture } from '@atoll/ui/picture';
import { PackagePrice } from '@atoll/ui/price';
import styles from './builder.module.css';
import type { WishValues } from './wish-values';

const SHOWN = 3;
/** A trip is like another one that lasts so many days more or less. */
const NEAR_DAYS = 2;

/** What the public list is asked for: the places, the length and the party of the wish, as far as they are known. */
export function likeArg(values: WishValues, lang: Language): ListPackagesApiArg {
  const { when, date_from: from, date_to: to, destinations, adults, children_ages: ages } = values;
  const nights = when === 'dates' && isCalendarDate(from) && isCalendarDate(to) ? daysBetween(from, to) : 0;
  const days = nights > 0 ? nights + 1 : when !== 'dates' && values.duration;
  return {
    lang,
    pageSize: SHOWN,
    travellers: adults + ages.length,
    ...(destinations.length > 0 && { destination: destinations }),
    ...(days && { durationMin: Math.max(1, days - NEAR_DAYS), durationMax: days + NEAR_DAYS }),
  };
}

/** Up to three trips of the catalogue that are like the wish, at their honest prices. */
export function LikeThese({ values }: { values: WishValues }) {
  const { t } = useTranslation(['booking', 'common']);
  // While another list is on its way the one before stays.
  const { data, isError } = useListPackagesQuery(likeArg(values, useLanguage()));
  if (!data || isError) return null;
  return (
    <aside className={styles.like} aria-labelledby="wish-like">
      <h2 id="wish-like">{t('wish.like.title')}</h2>
      {data.results.length === 0 && <p className={styles.hint}>{t('wish.like.none')}</p>}
      <ul>
        {data.results.map((item) => (
          <li key={item.slug} className={styles.likeCard}>
            <div className={styles.likePicture}>
              <Picture picture={item.cover_image} sizes="(min-width: 64rem) 20rem, 60vw" decorative />
            </div>
            <h3>
              <LocalLink to={paths.package(item.slug)}>{item.name}</LocalLink>
            </h3>
            <p className={styles.hint}>{t('common:units.days', { count: item.duration })}</p>
            <PackagePrice offer={item} />
          </li>
        ))}
      </ul>
    </aside>
  );
}
