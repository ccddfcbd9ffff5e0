import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useGetExperienceQuery } from '@atoll/api-client/endpoints/experiences.gen';
import { isNotThere } from '@atoll/api-client/not-there';
import { paths } from '@atoll/contract/paths';
import { useLanguage } from '@atoll/i18n/instance';
import { CardGrid } from '@atoll/ui/card';
import { ComponentBoundary } from '@atoll/ui/component-boundary';
import { Container } from '@atoll/ui/container';
import { EmptyState } from '@atoll/ui/empty-state';
import { Hero } from '@atoll/ui/hero';
import { LinkButton } from '@atoll/ui/link-button';
import { Section, SectionHeading } from '@atoll/ui/section';
import { WhenSeen } from '@atoll/ui/when-seen';
import type { ExperienceDetail } from '../shared/catalog';
import { DetailSkeleton } from '../shared/detail-skeleton';
import { ExperienceCard } from '../shared/experience-card';
import { Gallery } from '../shared/gallery';
import { LoadError } from '../shared/load-error';
import { PageLine } from '../shared/page-line';
import { SectionBar } from '../shared/section-bar';
import { usePageTitle } from '../shared/use-page-title';
import { usePreviewed } from '../shared/use-previewed';
import { AskAside } from './ask-aside';
import { AskBar } from './ask-bar';
import styles from './experience-page.module.css';
import { OUTING, useExperienceSections } from './experience-sections';
import { Glance } from './glance';
import { Story } from './story';

export default function ExperiencePage() {
  const { t } = useTranslation('catalog');
  const { slug = '' } = useParams();
  const { currentData, error, isFetching, refetch } = useGetExperienceQuery(
    usePreviewed({ lang: useLanguage(), id: slug }),
  );
  const missing = isNotThere(error);
  usePageTitle(missing ? t('experience.notFound') : (currentData?.seo.title ?? currentData?.name));
  if (currentData) return <Detail item={currentData} />;
  if (missing)
    return (
      <Container>
        <EmptyState whole title={t('experience.notFound')} text={t('experience.notFoundText')}>
          <LinkButton to={paths.experiences()}>{t('experience.all')}</LinkButton>
        </EmptyState>
      </Container>
    );
  if (error && !isFetching)
    return <LoadError title={t('experience.failed')} error={error} onRetry={() => void refetch()} />;
  return <DetailSkeleton />;
}

function Detail({ item }: { item: ExperienceDetail }) {
  const { t } = useTranslation('catalog');
  const others = item.images.filter(({ key }) => key !== item.cover_image?.key);
  return (
    <article>
      <Hero
        size="page"
        picture={item.cover_image}
        title={item.name}
        lead={item.summary}
        eyebrow={[item.category, item.destinations[0]?.name].filter(Boolean).join(' · ')}
      />
      <Container>
        <PageLine
          items={[
            { label: t('nav.home'), to: paths.home() },
            { label: t('experiences.title'), to: paths.experiences() },
            { label: item.name },
          ]}
        />
      </Container>
      <SectionBar sections={useExperienceSections(item)} />
      <Container>
        <Glance item={item} />
        <div className={styles.columns}>
          <Story item={item} />
          <AskAside item={item} />
        </div>
        {others.length > 0 && (
          <WhenSeen className={styles.pictures}>
            <ComponentBoundary of={item}>
              <Gallery pictures={others} />
            </ComponentBoundary>
          </WhenSeen>
        )}
      </Container>
      {item.destinations.length > 0 && <TripsThere item={item} />}
      {item.related.length > 0 && (
        <WhenSeen className={styles.related}>
          <Section
            title={t('experience.related')}
            action={
              <LinkButton kind="secondary" to={paths.experiences()}>
                {t('experience.all')}
              </LinkButton>
            }
          >
            <CardGrid>
              {item.related.map((other) => (
                <ExperienceCard key={other.id} item={other} />
              ))}
            </CardGrid>
          </Section>
        </WhenSeen>
      )}
      <AskBar item={item} />
    </article>
  );
}

/** A day out is part of a journey: the trips that go where it takes place. */
function TripsThere({ item }: { item: ExperienceDetail }) {
  const { t } = useTranslation('catalog');
  const there = new URLSearchParams(item.destinations.map(({ slug }) => ['destination', slug]));
  return (
    <div id={OUTING.trips} className={styles.band}>
      <Container>
        <SectionHeading
          title={t('destination.trips')}
          lead={t('experience.tripsText')}
          action={
            <LinkButton kind="secondary" to={paths.packages(String(there))}>
              {t('experience.seeTrips')}
            </LinkButton>
          }
        />
      </Container>
    </div>
  );
}
