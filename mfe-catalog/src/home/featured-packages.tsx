import { useTranslation } from 'react-i18next';
import { paths } from '@atoll/contract/paths';
import { LEAD_SIZES } from '@atoll/contract/pictures';
import { Meta } from '@atoll/ui/card';
import { LocalLink } from '@atoll/ui/local-link';
import { Picture } from '@atoll/ui/picture';
import { PackagePrice } from '@atoll/ui/price';
import { Section } from '@atoll/ui/section';
import type { HomeSection, PackageItem } from '../shared/catalog';
import { PackageCard } from '../shared/package-card';
import { SaveButton } from '../saved/save-button';
import { useLabels, usePlaceNames } from '../shared/use-labels';
import styles from './featured-packages.module.css';

/** One trip told large, two beside it, the rest in a row below: a spread, not a grid of equals. */
export function FeaturedPackages({ data, packages }: { data: HomeSection['data']; packages: PackageItem[] }) {
  const { t } = useTranslation('catalog');
  const [lead, ...others] = packages;
  if (!lead) return null;
  return (
    <Section
      title={data.title ?? t('home.featured')}
      lead={data.subtitle}
      action={<LocalLink to={paths.packages()}>{t('home.allPackages')}</LocalLink>}
    >
      <div className={styles.spread}>
        <LeadStory item={lead} />
        {others.slice(0, 2).map((item) => (
          <PackageCard key={item.id} item={item} />
        ))}
      </div>
      {others.length > 4 && (
        <div className={styles.row}>
          {others.slice(2, 5).map((item) => (
            <PackageCard key={item.id} item={item} />
          ))}
        </div>
      )}
    </Section>
  );
}

function LeadStory({ item }: { item: PackageItem }) {
  const labels = useLabels();
  const places = usePlaceNames();
  return (
    <article className={styles.lead}>
      <div className={styles.picture}>
        <Picture picture={item.cover_image} variant="hero" sizes={LEAD_SIZES} decorative />
      </div>
      <div className={styles.words}>
        <Meta items={[places(item.destinations), labels.days(item.duration), labels.transfer(item.transfer)]} />
        <h3 className={styles.title}>
          <LocalLink to={paths.package(item.slug)}>{item.name}</LocalLink>
        </h3>
        <p className={styles.summary}>{item.summary}</p>
        <PackagePrice offer={item} />
      </div>
      <SaveButton kind="package" item={item} />
    </article>
  );
}
