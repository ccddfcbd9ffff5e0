import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { type DestinationDto, useGetDestinationQuery } from '@atoll/api-client/endpoints/destinations.gen';
import { isNotThere } from '@atoll/api-client/not-there';
import { paths } from '@atoll/contract/paths';
import { useLanguage } from '@atoll/i18n/instance';
import { ComponentBoundary } from '@atoll/ui/component-boundary';
import { Container } from '@atoll/ui/container';
import { EmptyState } from '@atoll/ui/empty-state';
import { Hero } from '@atoll/ui/hero';
import { LinkButton } from '@atoll/ui/link-button';
import { LocalLink } from '@atoll/ui/local-link';
import { WhenSeen } from '@atoll/ui/when-seen';
import { SeaChart } from '../map/sea-chart';
import { DetailSkeleton } from '../shared/detail-skeleton';
import { Gallery } from '../shared/gallery';
import { LoadError } from '../shared/load-error';
import { PageLine } from '../shared/page-line';
import { Months } from '../shared/months';
import { Block, Highlights, Prose } from '../shared/prose';
import { SectionBar } from '../shared/section-bar';
import { GETTING_THERE } from '../shared/transfer-block';
import { usePageTitle } from '../shared/use-page-title';
import { usePreviewed } from '../shared/use-previewed';
import styles from './destination-page.module.css';
import { useDestinationSections } from './destination-sections';
import { StaysThere, ThingsThere, TripsThere } from './sold-there';

export default function DestinationPage() {
  const { t } = useTranslation('catalog');
  const { slug = '' } = useParams();
  const { currentData, error, isFetching, refetch } = useGetDestinationQuery(
    usePreviewed({ lang: useLanguage(), id: slug }),
  );
  const missing = isNotThere(error);
  usePageTitle(missing ? t('destination.notFound') : (currentData?.seo.title ?? currentData?.name));
  if (currentData) return <Place place={currentData} />;
  if (missing)
    return (
      <Container>
        <EmptyState whole title={t('destination.notFound')} text={t('destination.notFoundText')}>
          <LinkButton to={paths.destinations()}>{t('destination.all')}</LinkButton>
        </EmptyState>
      </Container>
    );
  if (error && !isFetching)
    return <LoadError title={t('destination.failed')} error={error} onRetry={() => void refetch()} />;
  return <DetailSkeleton />;
}

function Place({ place }: { place: DestinationDto }) {
  const { t } = useTranslation('catalog');
  const kind = t(`destinations.kind_${place.type}`);
  const isPart = place.type !== 'atoll' && place.atoll !== null && place.atoll !== place.name;
  const others = place.gallery.filter(({ key }) => key !== place.image?.key);
  return (
    <article className={styles.page}>
      <Hero
        size="page"
        picture={place.image}
        title={place.name}
        lead={place.summary}
        eyebrow={isPart ? `${kind} · ${place.atoll}` : kind}
      />
      <Container>
        <PageLine
          items={[
            { label: t('nav.home'), to: paths.home() },
            { label: t('destinations.title'), to: paths.destinations() },
            { label: place.name },
          ]}
        />
      </Container>
      <SectionBar sections={useDestinationSections(place)} />
      <Container>
        <div className={styles.columns}>
          <div className={styles.story}>
            <Block id="place" title={t('destination.about')}>
              <Prose text={place.description} opening />
            </Block>
            {place.highlights.length > 0 && (
              <Block title={t('destination.highlights')}>
                <Highlights items={place.highlights} />
              </Block>
            )}
            {place.best_months.length > 0 && (
              <Block id="months" title={t('destination.months')}>
                <Months good={place.best_months} text={t('destination.monthsText')} />
              </Block>
            )}
          </div>
          <aside className={styles.beside} aria-label={t('destination.beside')}>
            <div className={styles.chart}>
              <SeaChart spots={[place]} marked={place.slug} />
            </div>
            {place.how_to_get_there && (
              <Block id={GETTING_THERE} title={t('destination.way')}>
                <Prose text={place.how_to_get_there} />
                <LocalLink to={paths.transportation()} className={styles.more}>
                  {t('flights.more')}
                </LocalLink>
              </Block>
            )}
            {place.etiquette && (
              <Block title={t('destination.etiquette')}>
                <Prose text={place.etiquette} />
              </Block>
            )}
          </aside>
        </div>
        {others.length > 0 && (
          <WhenSeen className={styles.pictures}>
            <ComponentBoundary of={place}>
              <Gallery pictures={others} />
            </ComponentBoundary>
          </WhenSeen>
        )}
      </Container>
      {place.package_count > 0 && <TripsThere place={place} />}
      {place.resort_count > 0 && <StaysThere place={place} />}
      <ThingsThere place={place} />
    </article>
  );
}
