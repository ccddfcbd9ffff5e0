import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useGetResortQuery } from '@atoll/api-client/endpoints/resorts.gen';
import { isNotThere } from '@atoll/api-client/not-there';
import { savedKey } from '@atoll/api-client/saved';
import { paths } from '@atoll/contract/paths';
import { useFormat, useLanguage } from '@atoll/i18n/instance';
import { CardGrid, Meta } from '@atoll/ui/card';
import { ComponentBoundary } from '@atoll/ui/component-boundary';
import { Container } from '@atoll/ui/container';
import { EmptyState } from '@atoll/ui/empty-state';
import { Hero } from '@atoll/ui/hero';
import { LinkButton } from '@atoll/ui/link-button';
import { NightPrice } from '@atoll/ui/night-price';
import { Section } from '@atoll/ui/section';
import { WhenSeen } from '@atoll/ui/when-seen';
import { ComparePicks } from '../compare/compare-picks';
import { CompareToggle } from '../compare/compare-toggle';
import { RecentlyViewed } from '../recent/recently-viewed';
import { SaveButton } from '../saved/save-button';
import type { ResortDetail } from '../shared/catalog';
import { DetailSkeleton } from '../shared/detail-skeleton';
import { FactList } from '../shared/fact-list';
import { FlightsFit } from '../shared/flights-fit';
import { Gallery } from '../shared/gallery';
import { LoadError } from '../shared/load-error';
import { PageLine } from '../shared/page-line';
import { PackageCard } from '../shared/package-card';
import { Block, Highlights, Prose } from '../shared/prose';
import { SectionBar } from '../shared/section-bar';
import { TransferBlock } from '../shared/transfer-block';
import { useLabels } from '../shared/use-labels';
import { placeOf } from '../shared/place-of';
import { usePageTitle } from '../shared/use-page-title';
import { usePreviewed } from '../shared/use-previewed';
import { Reviews } from '../reviews/reviews-part';
import { Amenities } from './amenities';
import styles from './resort-page.module.css';
import { STAY, useResortSections } from './resort-sections';
import { RoomsTable } from './rooms-table';
import { StayBar } from './stay-bar';

export default function ResortPage() {
  const { t } = useTranslation(['catalog', 'common']);
  const { slug = '' } = useParams();
  const { currentData, error, isFetching, refetch } = useGetResortQuery(
    usePreviewed({ lang: useLanguage(), id: slug }),
  );
  const missing = isNotThere(error);
  usePageTitle(missing ? t('resort.notFound') : (currentData?.seo.title ?? currentData?.name));
  if (currentData) return <Detail resort={currentData} />;
  if (missing) {
    return (
      <Container>
        <EmptyState whole title={t('resort.notFound')} text={t('resort.notFoundText')}>
          <LinkButton to={paths.resorts()}>{t('common:actions.browseResorts')}</LinkButton>
        </EmptyState>
      </Container>
    );
  }
  if (error && !isFetching) {
    return <LoadError title={t('resort.failed')} error={error} onRetry={() => void refetch()} />;
  }
  return <DetailSkeleton />;
}

function Detail({ resort }: { resort: ResortDetail }) {
  const { t } = useTranslation('catalog');
  const place = resort.destination?.name ?? resort.atoll;
  const eyebrow = [useLabels().stay(resort.category), placeOf(resort)].filter(Boolean).join(' · ');
  const others = resort.images.filter(({ variants }) => variants.hero !== resort.cover_image?.variants.hero);
  return (
    <article>
      <Hero size="page" picture={resort.cover_image} title={resort.name} lead={resort.summary} eyebrow={eyebrow}>
        <div className={styles.keep}>
          <SaveButton kind="resort" item={resort} look="word" />
          <CompareToggle resort={resort} />
        </div>
      </Hero>
      <Container>
        <PageLine
          items={[
            { label: t('nav.home'), to: paths.home() },
            { label: t('resorts.title'), to: paths.resorts() },
            { label: resort.name },
          ]}
        />
      </Container>
      <SectionBar sections={useResortSections(resort)} />
      <Container>
        <div className={styles.columns}>
          <div className={styles.story}>
            <Block id={STAY.about} title={t('resort.about')}>
              <Prose text={resort.description} opening />
            </Block>
            {resort.highlights.length > 0 && (
              <Block title={t('resort.highlights')}>
                <Highlights items={resort.highlights} />
              </Block>
            )}
          </div>
          <Facts resort={resort} />
        </div>
        <WhenSeen className={styles.wide}>
          <ComponentBoundary of={resort}>
            <Gallery pictures={others.length > 0 ? others : resort.images} />
          </ComponentBoundary>
          {resort.room_types.length > 0 && (
            <Block id={STAY.rooms} title={t('resort.rooms')}>
              <RoomsTable resort={resort} />
            </Block>
          )}
          <div className={styles.halves}>
            <Amenities amenities={resort.amenities} />
            <div className={styles.halves} data-stacked>
              {resort.beach_notes && (
                <Block title={t('resort.beach')}>
                  <Prose text={resort.beach_notes} />
                </Block>
              )}
              <TransferBlock transfer={resort.transfer} to={{ resort: resort.slug }} />
            </div>
          </div>
          <Reviews of={{ resort: resort.slug }} average={resort.rating_average} count={resort.review_count} />
        </WhenSeen>
      </Container>
      <RecentlyViewed now={savedKey('resort', resort.id)} />
      {resort.packages.length > 0 && (
        <WhenSeen className={styles.trips}>
          <Section title={t('resort.trips')}>
            <CardGrid>
              {resort.packages.map((item) => (
                <PackageCard key={item.id} item={item} />
              ))}
            </CardGrid>
          </Section>
        </WhenSeen>
      )}
      {resort.packages.length === 0 && resort.destination && place && (
        <Container className={styles.see}>
          <LinkButton kind="secondary" to={paths.packages(`destination=${resort.destination.slug}`)}>
            {t('resort.seeTrips', { place })}
          </LinkButton>
        </Container>
      )}
      {resort.cancellation_policy && <StayBar resort={resort} />}
    </article>
  );
}

function Facts({ resort }: { resort: ResortDetail }) {
  const { t } = useTranslation(['catalog', 'common']);
  const labels = useLabels();
  const format = useFormat();
  const stars = Number(resort.stars);
  const dining = [
    resort.restaurants ? t('resort.restaurants', { count: resort.restaurants }) : '',
    resort.bars ? t('resort.bars', { count: resort.bars }) : '',
  ].filter(Boolean);
  return (
    <aside className={styles.facts} aria-label={t('package.facts')}>
      <NightPrice resort={resort} size="large" />
      {resort.transfer && <FlightsFit to={{ resort: resort.slug }} />}
      {resort.cancellation_policy && (
        <div className={styles.book}>
          <LinkButton to={paths.resortBook(resort.slug)} size="large" wide>
            {t('resort.book')}
          </LinkButton>
          <p>{resort.cancellation_policy.label}</p>
        </div>
      )}
      <FactList
        facts={[
          [t('package.transfer'), labels.transfer(resort.transfer)],
          [t('sort.stars'), stars > 0 && `${format.number(stars)} ★`],
          [t('resort.rooms'), resort.registered_rooms && t('resorts.rooms', { count: resort.registered_rooms })],
          [t('resort.reef'), labels.reef(resort.house_reef)],
          [t('resort.dining'), dining.length > 0 && format.list(dining)],
          [
            t('resort.mealPlans'),
            resort.meal_plans.length > 0 && <Meta key="meals" items={resort.meal_plans.map(labels.meals)} />,
          ],
          [t('resort.checkIn'), resort.check_in_time?.slice(0, 5)],
          [t('resort.checkOut'), resort.check_out_time?.slice(0, 5)],
        ]}
      />
      <div>
        <ComparePicks />
      </div>
    </aside>
  );
}
