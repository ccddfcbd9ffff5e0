import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetHomepageQuery } from '@atoll/api-client/endpoints/homepage.gen';
import { useLanguage } from '@atoll/i18n/instance';
import { Button } from '@atoll/ui/button';
import { ComponentBoundary } from '@atoll/ui/component-boundary';
import { Hero } from '@atoll/ui/hero';
import { lazyDrawn } from '@atoll/ui/lazy-again';
import { Skeleton } from '@atoll/ui/skeleton';
import { VisuallyHidden } from '@atoll/ui/visually-hidden';
import { WhenSeen } from '@atoll/ui/when-seen';
import type { HomeSection, Homepage } from '../shared/catalog';
import { LoadError } from '../shared/load-error';
import { usePageTitle } from '../shared/use-page-title';
import { usePreviewed } from '../shared/use-previewed';
import { DestinationStrip } from './destination-strip';
import { ExperienceRow } from './experience-row';
import { FeaturedPackages } from './featured-packages';
import styles from './home-page.module.css';
import { HomeSearch } from './home-search';
import { Newsletter } from './newsletter';
import { PlacesChart } from './places-chart';
import { Promises } from './promises';
import { ResortIndex } from './resort-index';
import { TripRequest } from './trip-request';

// Further down as a rule.
const GuestVoices = lazyDrawn(() => import(/* webpackChunkName: "drawn-home" */ './guest-voices'));
const LatestPosts = lazyDrawn(() => import(/* webpackChunkName: "drawn-home" */ './latest-posts'));

/** Sections by the type the staff orders; a type this release does not know is skipped. */
const SECTIONS: Record<string, (section: HomeSection['data'], featured: Homepage['featured']) => ReactNode> = {
  packages: (data, { packages }) => <FeaturedPackages data={data} packages={packages} />,
  destinations: (data, { destinations }) => <DestinationStrip data={data} destinations={destinations} />,
  resorts: (data, { resorts }) => <ResortIndex data={data} resorts={resorts} />,
  experiences: (data, { experiences }) => <ExperienceRow data={data} experiences={experiences} />,
  promises: (data) => <Promises data={data} />,
  testimonials: (data) => <GuestVoices data={data} />,
  blog: (data) => <LatestPosts data={data} />,
  map: (data) => <PlacesChart data={data} />,
  newsletter: (data) => <Newsletter data={data} />,
  trip_request: (data) => <TripRequest data={data} />,
};

const ALIASES: Record<string, string> = {
  featured: 'packages',
  featured_packages: 'packages',
  featured_destinations: 'destinations',
  featured_resorts: 'resorts',
  promise: 'promises',
};

export default function HomePage() {
  const { t } = useTranslation(['catalog', 'common']);
  const { data, error, refetch } = useGetHomepageQuery(usePreviewed({ lang: useLanguage() }));
  usePageTitle(t('home.title'));
  if (!data) {
    if (!error) return <Loading />;
    return (
      <LoadError title={t('home.failed')} error={error}>
        <Button onClick={() => void refetch()}>{t('home.reload')}</Button>
      </LoadError>
    );
  }
  const sections = data.sections.filter(({ visible }) => visible).sort((a, b) => a.order - b.order);
  const isSearchHidden = data.sections.some(({ type, visible }) => type === 'search' && !visible);
  return (
    <>
      <Hero picture={data.hero?.image} title={data.hero?.title ?? t('home.title')} lead={data.hero?.subtitle} />
      {!isSearchHidden && <HomeSearch />}
      {sections.map(({ type, data: content }) => {
        const draw = SECTIONS[ALIASES[type] ?? type];
        return (
          draw && (
            <WhenSeen key={type}>
              <ComponentBoundary of={data}>{draw(content, data.featured)}</ComponentBoundary>
            </WhenSeen>
          )
        );
      })}
    </>
  );
}

function Loading() {
  const { t } = useTranslation('common');
  return (
    <div className={styles.loading} role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton shape="picture" />
    </div>
  );
}
