import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useGetPackageQuery } from '@atoll/api-client/endpoints/packages.gen';
import { isNotThere } from '@atoll/api-client/not-there';
import { savedKey } from '@atoll/api-client/saved';
import { paths } from '@atoll/contract/paths';
import { useLanguage } from '@atoll/i18n/instance';
import { Breadcrumb } from '@atoll/ui/breadcrumb';
import { CardGrid, Meta } from '@atoll/ui/card';
import { ComponentBoundary } from '@atoll/ui/component-boundary';
import { Container } from '@atoll/ui/container';
import { EmptyState } from '@atoll/ui/empty-state';
import { LinkButton } from '@atoll/ui/link-button';
import { PageHeading } from '@atoll/ui/page-heading';
import { Section } from '@atoll/ui/section';
import { WhenSeen } from '@atoll/ui/when-seen';
import { RichText } from '../blocks/rich-text';
import { CostPart } from '../cost/cost-part';
import { RouteMap } from '../map/route-map';
import { RecentlyViewed } from '../recent/recently-viewed';
import { SaveButton } from '../saved/save-button';
import type { PackageDetail } from '../shared/catalog';
import { flightsToPackage } from '../shared/check-arg';
import { DetailSkeleton } from '../shared/detail-skeleton';
import { Gallery } from '../shared/gallery';
import { LoadError } from '../shared/load-error';
import { PackageCard } from '../shared/package-card';
import { Months } from '../shared/months';
import { Block, Highlights, Prose } from '../shared/prose';
import { SectionBar } from '../shared/section-bar';
import { ShareRow } from '../shared/share-row';
import { TransferBlock } from '../shared/transfer-block';
import { useLabels, usePlaceNames } from '../shared/use-labels';
import { usePageTitle } from '../shared/use-page-title';
import { usePreviewed } from '../shared/use-previewed';
import { Questions } from '../faq/questions';
import { Reviews } from '../reviews/reviews-part';
import { BookingAside } from './booking-aside';
import { BookingBar } from './booking-bar';
import { Inclusions } from './inclusions';
import { Itinerary } from './itinerary';
import { TRIP, usePackageSections } from './package-sections';
import styles from './package-page.module.css';
import { useAskedMonth } from './use-asked-month';
import { StayList } from './stay-list';
import { ThingsToDo } from './things-to-do';
import { Terms } from './terms';

export default function PackagePage() {
  const { t } = useTranslation(['catalog', 'common']);
  const { slug = '' } = useParams();
  const { currentData, error, isFetching, refetch } = useGetPackageQuery(
    usePreviewed({ lang: useLanguage(), id: slug }),
  );
  const missing = isNotThere(error);
  usePageTitle(missing ? t('package.notFound') : (currentData?.seo.title ?? currentData?.name));
  if (currentData) return <Detail item={currentData} />;
  if (missing) {
    return (
      <Container>
        <EmptyState whole title={t('package.notFound')} text={t('package.notFoundText')}>
          <LinkButton to={paths.packages()}>{t('common:actions.browsePackages')}</LinkButton>
        </EmptyState>
      </Container>
    );
  }
  if (error && !isFetching) {
    return <LoadError title={t('package.failed')} error={error} onRetry={() => void refetch()} />;
  }
  return <DetailSkeleton />;
}

function Detail({ item }: { item: PackageDetail }) {
  const { t } = useTranslation('catalog');
  const labels = useLabels();
  const places = usePlaceNames();
  const month = useAskedMonth();
  // What is chosen beside the price is booked wherever the page leads to booking.
  const [chosen, setChosen] = useState({ of: item.id, book: paths.packageBook(item.slug) });
  const book = chosen.of === item.id ? chosen.book : paths.packageBook(item.slug);
  const pictures = item.images.length > 0 ? item.images : item.cover_image ? [item.cover_image] : [];
  return (
    <article>
      <Container>
        <Breadcrumb
          items={[
            { label: t('nav.home'), to: paths.home() },
            { label: t('packages.title'), to: paths.packages() },
            { label: item.name },
          ]}
        />
        <PageHeading eyebrow={item.category} title={item.name} lead={item.summary}>
          <Meta
            items={[
              places(item.destinations, 4),
              t('package.lengthValue', {
                days: labels.days(item.duration),
                nights: labels.nights(item.duration_nights),
              }),
              labels.transfer(item.transfer),
              labels.meals(item.meal_plan),
              labels.age(item.min_age),
            ]}
          />
          <div className={styles.acts}>
            <SaveButton kind="package" item={item} look="word" />
            <ShareRow title={item.name} />
          </div>
        </PageHeading>
        <ComponentBoundary of={item}>
          <Gallery pictures={pictures} />
        </ComponentBoundary>
      </Container>
      <SectionBar sections={usePackageSections(item)} />
      <Container>
        <div className={styles.columns}>
          <div className={styles.story}>
            <Block id={TRIP.about} title={t('package.about')}>
              <Prose text={item.description} opening />
              {item.body && (
                <div className={`doc-prose ${styles.more}`}>
                  <RichText html={item.body} />
                </div>
              )}
            </Block>
            {item.highlights.length > 0 && (
              <Block title={t('package.highlights')}>
                <Highlights items={item.highlights} />
              </Block>
            )}
            {item.itinerary.length > 0 && (
              <WhenSeen>
                <Block id={TRIP.days} title={t('package.itinerary')}>
                  <RouteMap days={item.itinerary} duration={item.duration} />
                  <Itinerary days={item.itinerary} />
                </Block>
              </WhenSeen>
            )}
            <WhenSeen className={styles.story}>
              {item.experiences.length > 0 && (
                <Block screen title={t('package.experiences')}>
                  <ThingsToDo experiences={item.experiences} />
                </Block>
              )}
              <Block id={TRIP.price} title={t('package.inclusionsTitle')}>
                <Inclusions items={item.inclusions} />
                <CostPart item={item} onBook={(address) => setChosen({ of: item.id, book: address })} />
              </Block>
              <TransferBlock transfer={item.transfer} to={flightsToPackage(item)} />
              {item.best_months.length > 0 && (
                <Block screen title={t('package.months')}>
                  <Months good={item.best_months} asked={month} />
                </Block>
              )}
              {item.resorts.length > 0 && (
                <Block screen id={TRIP.stay} title={t('package.stay')}>
                  <StayList resorts={item.resorts} />
                </Block>
              )}
              <Block id={TRIP.facts} title={t('package.facts')}>
                <Terms item={item} />
              </Block>
              {item.faqs.length > 0 && (
                <Block screen id={TRIP.questions} title={t('package.questions')}>
                  <Questions faqs={item.faqs} />
                </Block>
              )}
              <Reviews of={{ package: item.slug }} average={item.rating_average} count={item.review_count} />
            </WhenSeen>
          </div>
          <BookingAside item={item} book={book} />
        </div>
      </Container>
      <RecentlyViewed now={savedKey('package', item.id)} />
      {item.related.length > 0 && (
        <WhenSeen className={styles.related}>
          <Section title={t('package.related')}>
            <CardGrid>
              {item.related.map((other) => (
                <PackageCard key={other.id} item={other} />
              ))}
            </CardGrid>
          </Section>
        </WhenSeen>
      )}
      <BookingBar item={item} book={book} />
    </article>
  );
}
