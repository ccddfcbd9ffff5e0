import { useTranslation } from 'react-i18next';
import type { DestinationDto } from '@atoll/api-client/endpoints/destinations.gen';
import { useListExperiencesQuery } from '@atoll/api-client/endpoints/experiences.gen';
import { useListPackagesQuery } from '@atoll/api-client/endpoints/packages.gen';
import { useListResortsQuery } from '@atoll/api-client/endpoints/resorts.gen';
import { paths } from '@atoll/contract/paths';
import { useLanguage } from '@atoll/i18n/instance';
import { CardGrid } from '@atoll/ui/card';
import { LinkButton } from '@atoll/ui/link-button';
import { Section } from '@atoll/ui/section';
import { CardSkeleton } from '@atoll/ui/skeleton';

import { ExperienceCard } from '../shared/experience-card';
import { PackageCard } from '../shared/package-card';
import { ResortCard } from '../shared/resort-card';
import styles from './destination-page.module.css';
import { soldArg } from './sold-arg';

type Of = { place: Pick<DestinationDto, 'slug' | 'package_count' | 'resort_count'> };

/** The first of the trips that go there; the list has all of them. */
export function TripsThere({ place }: Of) {
  const { t } = useTranslation('catalog');
  const { data } = useListPackagesQuery(soldArg(place.slug, useLanguage()));
  return (
    <div className={styles.band}>
      <Section
        title={t('destination.trips')}
        action={
          <LinkButton kind="secondary" to={paths.packages(`destination=${place.slug}`)}>
            {t('destination.allTrips', { count: place.package_count })}
          </LinkButton>
        }
      >
        <CardGrid>
          {data ? data.results.map((item) => <PackageCard key={item.id} item={item} />) : <CardSkeleton />}
        </CardGrid>
      </Section>
    </div>
  );
}

/** The first of the places to stay. */
export function StaysThere({ place }: Of) {
  const { t } = useTranslation('catalog');
  const { data } = useListResortsQuery(soldArg(place.slug, useLanguage()));
  return (
    <Section
      title={t('destination.stays')}
      action={
        <LinkButton kind="secondary" to={paths.resorts(`destination=${place.slug}`)}>
          {t('destination.allStays', { count: place.resort_count })}
        </LinkButton>
      }
    >
      <CardGrid>
        {data ? data.results.map((resort) => <ResortCard key={resort.id} resort={resort} />) : <CardSkeleton />}
      </CardGrid>
    </Section>
  );
}

/** The first of what there is to do; last of all, as nobody knows beforehand whether there is anything. */
export function ThingsThere({ place: { slug } }: { place: Pick<DestinationDto, 'slug'> }) {
  const { t } = useTranslation('catalog');
  const { data } = useListExperiencesQuery(soldArg(slug, useLanguage()));
  if (!data?.count) return null;
  return (
    <Section
      title={t('destination.experiences')}
      action={
        <LinkButton kind="secondary" to={paths.experiences(`destination=${slug}`)}>
          {t('destination.allExperiences', { count: data.count })}
        </LinkButton>
      }
    >
      <CardGrid>
        {data.results.map((item) => (
          <ExperienceCard key={item.id} item={item} />
        ))}
      </CardGrid>
    </Section>
  );
}
