import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useListFaqsQuery } from '@atoll/api-client/endpoints/faqs.gen';
import { useListPageHeroesQuery } from '@atoll/api-client/endpoints/page-heroes.gen';
import type { TransferListItemDto } from '@atoll/api-client/endpoints/transfers.gen';
import { paths } from '@atoll/contract/paths';
import { useLanguage } from '@atoll/i18n/instance';
import { Breadcrumb } from '@atoll/ui/breadcrumb';
import { Container } from '@atoll/ui/container';
import { EmptyState } from '@atoll/ui/empty-state';
import { Hero } from '@atoll/ui/hero';
import { LinkButton } from '@atoll/ui/link-button';
import { LocalLink } from '@atoll/ui/local-link';
import { Section } from '@atoll/ui/section';
import { WhenSeen } from '@atoll/ui/when-seen';
import { localPathOf } from '../blocks/local-path';
import { Questions } from '../faq/questions';
import { DetailSkeleton } from '../shared/detail-skeleton';
import { LoadError } from '../shared/load-error';
import { useListTitle, usePageTitle } from '../shared/use-page-title';
import { ArrivalSteps } from './arrival-steps';
import { faqsArg, heroArg, readAsked } from './asked';
import { DayAndNight } from './day-and-night';
import { FlightCheck } from './flight-check';
import { TransferList } from './transfer-list';
import styles from './transportation-page.module.css';
import { useAllTransfers } from './use-all-transfers';
import { useAsked } from './use-asked';
import { WayList } from './way-list';
import { waysOf } from './ways';

/** `/transportation`: how one gets from the airport to an island, whether one's flights fit, and what it costs. */
export default function TransportationPage() {
  const { t } = useTranslation('catalog');
  const lang = useLanguage();
  const heroes = useListPageHeroesQuery(heroArg(lang));
  const { all, error, isFetching, refetch } = useAllTransfers();
  const [query] = useSearchParams();
  usePageTitle(useListTitle(t('transportation.titleFull'), readAsked(query).page));
  if (error && !all && !isFetching)
    return <LoadError title={t('transportation.failed')} error={error} onRetry={() => void refetch()} />;
  // The page has its heading without the picture, too.
  if (!all || (!heroes.currentData && !heroes.error)) return <DetailSkeleton />;
  const hero = heroes.currentData?.[0];
  const to = hero?.cta && localPathOf(hero.cta.url);
  return (
    <article>
      <Hero
        size="page"
        picture={hero?.image}
        eyebrow={t('transportation.title')}
        title={hero?.title || t('transportation.heading')}
        lead={hero?.subtitle || t('transportation.lead')}
      >
        {to && <LinkButton to={to}>{hero?.cta?.label}</LinkButton>}
      </Hero>
      <Container>
        <Breadcrumb items={[{ label: t('nav.home'), to: paths.home() }, { label: t('transportation.title') }]} />
      </Container>
      {all.length === 0 ? (
        <Container>
          <EmptyState title={t('transportation.none')} text={t('transportation.noneText')}>
            <LinkButton to={paths.contact()}>{t('transportation.write')}</LinkButton>
          </EmptyState>
        </Container>
      ) : (
        <Transfers all={all} />
      )}
      <WhenSeen>
        <Section title={t('arrival.title')} lead={t('arrival.lead')}>
          <ArrivalSteps />
        </Section>
      </WhenSeen>
      <TransferQuestions />
    </article>
  );
}

function Transfers({ all }: { all: TransferListItemDto[] }) {
  const { t } = useTranslation('catalog');
  const { asked, ask } = useAsked();
  const ways = waysOf(all);
  return (
    <>
      <div className={styles.first}>
        <Section title={t('transportation.check')} lead={t('transportation.checkLead')}>
          <FlightCheck asked={asked} ask={ask} />
        </Section>
      </div>
      <div className={styles.band}>
        <Section title={t('transportation.day')} lead={t('transportation.dayLead')}>
          <DayAndNight
            ways={ways}
            own={all.filter(({ to_resort }) => to_resort?.slug === asked.resort)}
            flights={asked}
          />
        </Section>
      </div>
      <Section title={t('transportation.ways')} lead={t('transportation.waysLead')}>
        <WayList ways={ways} asked={asked} />
      </Section>
      <div className={styles.band}>
        <TransferList all={all} asked={asked} ask={ask} />
      </div>
    </>
  );
}

/** What travellers ask about the way; nothing where it has not been written, or cannot be read. */
function TransferQuestions() {
  const { t } = useTranslation('catalog');
  const { currentData } = useListFaqsQuery(faqsArg(useLanguage()));
  if (!currentData || currentData.results.length === 0) return null;
  return (
    <WhenSeen className={styles.last}>
      <Section
        title={t('transportation.questions')}
        action={<LocalLink to={paths.faq()}>{t('transportation.allQuestions')}</LocalLink>}
      >
        <Questions faqs={currentData.results} />
      </Section>
    </WhenSeen>
  );
}
