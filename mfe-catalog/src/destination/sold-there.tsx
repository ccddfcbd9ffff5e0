import type { ReactNode } from 'react';
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
export function TripsThere({ place: { slug, package_count: count } }: Of) {
  const { t } = useTranslation('catalog');
  const { data } = useListPackagesQuery(soldArg(slug, useLanguage()));
  return (
    <Sold
      part="trips"
      className={styles.band}
      to={paths.packages(`destination=${slug}`)}
      all={t('destination.allTrips', { count })}
    >
      {data?.results.map((item) => (
        <PackageCard key={item.id} item={item} />
      ))}
    </Sold>
  );
}

/** The first of the places to stay. */
export function StaysThere({ place: { slug, resort_count: count } }: Of) {
  const { t } = useTranslation('catalog');
  const { data } = useListResortsQuery(soldArg(slug, useLanguage()));
  return (
    <Sold part="stays" to={paths.resorts(`destination=${slug}`)} all={t('destination.allStays', { count })}>
      {data?.results.map((resort) => (
        <ResortCard key={resort.id} resort={resort} />
      ))}
    </Sold>
  );
}

/** The first of what there is to do; last of all, as nobody knows beforehand whether there is anything. */
export function ThingsThere({ place: { slug } }: Of) {
  const { t } = useTranslation('catalog');
  const { data } = useListExperiencesQuery(soldArg(slug, useLanguage()));
  if (!data?.count) return null;
  const all = t('destination.allExperiences', { count: data.count });
  return (
    <Sold part="experiences" to={paths.experiences(`destination=${slug}`)} all={all}>
      {data.results.map((item) => (
        <ExperienceCard key={item.id} item={item} />
      ))}
    </Sold>
  );
}

/** A part of the page with the first cards of a list, and the way to all of it. */
function Sold({
  part,
  className,
  to,
  all,
  children,
}: {
  part: 'trips' | 'stays' | 'experiences';
  className?: string;
  to: string;
  all: string;
  children?: ReactNode;
}) {
  const { t } = useTranslation('catalog');
  return (
    <div id={part} className={className}>
      <Section
        title={t(`destination.${part}`)}
        action={
          <LinkButton kind="secondary" to={to}>
            {all}
          </LinkButton>
        }
      >
        <CardGrid>{children ?? <CardSkeleton />}</CardGrid>
      </Section>
    </div>
  );
}
