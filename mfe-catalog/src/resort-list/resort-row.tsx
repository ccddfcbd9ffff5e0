import { useTranslation } from 'react-i18next';
import { paths } from '@atoll/contract/paths';
import { useFormat } from '@atoll/i18n/instance';
import { Meta } from '@atoll/ui/card';
import { Chip, ChipRow } from '@atoll/ui/chip';
import { LocalLink } from '@atoll/ui/local-link';
import { NightPrice } from '@atoll/ui/night-price';
import { Picture } from '@atoll/ui/picture';
import { CompareToggle } from '../compare/compare-toggle';
import { SaveButton } from '../saved/save-button';
import type { ResortItem } from '../shared/catalog';
import { useLabels } from '../shared/use-labels';
import { placeOf } from '../shared/place-of';
import styles from './resort-row.module.css';

/** A place as a page of its own: wide picture, then words. */
export function ResortRow({ resort, priority }: { resort: ResortItem; priority: boolean }) {
  const { t } = useTranslation(['catalog', 'common']);
  const labels = useLabels();
  const format = useFormat();
  const stars = Number(resort.stars);
  return (
    <article className={styles.row}>
      <div className={styles.picture}>
        <Picture
          picture={resort.cover_image}
          variant="gallery"
          sizes="(min-width: 60rem) 42rem, 100vw"
          priority={priority}
          decorative
        />
      </div>
      <div className={styles.words}>
        <Meta
          items={[
            labels.stay(resort.category),
            placeOf(resort),
            stars > 0 && (
              <span key="stars" role="img" aria-label={t('resorts.starsLabel', { stars })}>
                {`${format.number(stars)} ★`}
              </span>
            ),
          ]}
        />
        <h2 className={styles.name}>
          <LocalLink to={paths.resort(resort.slug)}>{resort.name}</LocalLink>
        </h2>
        <p className={styles.summary}>{resort.summary}</p>
        <ChipRow>
          {labels.transfer(resort.transfer) && <Chip kind="accent">{labels.transfer(resort.transfer)}</Chip>}
          {resort.style_tags.slice(0, 3).map((tag) => (
            <Chip key={tag}>{labels.style(tag) ?? tag}</Chip>
          ))}
        </ChipRow>
        <div className={styles.price}>
          <NightPrice resort={resort} />
        </div>
      </div>
      <div className={styles.heart}>
        <CompareToggle resort={resort} corner />
        <SaveButton kind="resort" item={resort} />
      </div>
    </article>
  );
}
