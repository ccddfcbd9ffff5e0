import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useListExperiencesQuery } from '@atoll/api-client/endpoints/experiences.gen';
import { paths } from '@atoll/contract/paths';
import { PAGE_SIZE } from '@atoll/contract/rules';
import { useDisplayCurrency, useLanguage } from '@atoll/i18n/instance';
import { Breadcrumb } from '@atoll/ui/breadcrumb';
import { CardGrid } from '@atoll/ui/card';
import { Container } from '@atoll/ui/container';
import { LocalLink } from '@atoll/ui/local-link';
import { PageHeading } from '@atoll/ui/page-heading';
import { Pagination } from '@atoll/ui/pagination';
import { CardSkeleton } from '@atoll/ui/skeleton';
import type { ExperienceItem } from '../shared/catalog';
import { ExperienceCard } from '../shared/experience-card';
import { RecentlyViewed } from '../recent/recently-viewed';
import { LoadError } from '../shared/load-error';
import { PastTheEnd, isPastTheEnd } from '../shared/past-the-end';
import { SortSelect } from '../shared/sort-select';
import { type ChoiceLink, useListFilters } from '../shared/use-list-filters';
import { useListTitle, usePageTitle } from '../shared/use-page-title';
import { ExperienceChoices } from './experience-choices';
import {
  EXPERIENCE_DIALECT,
  EXPERIENCE_SORTS,
  type ExperienceFilters,
  experienceListArg,
  writeExperienceFilters,
} from './experience-filters';
import styles from './experience-list-page.module.css';
import { NoExperiences } from './no-experiences';

/** What there is to do, by kind, effort and place. */
export default function ExperienceListPage() {
  const { t } = useTranslation(['catalog', 'common']);
  const { filters, change, choice } = useListFilters(EXPERIENCE_DIALECT);
  const { pathname } = useLocation();
  const written = writeExperienceFilters(filters);
  const { currentData, data, error, isFetching, refetch } = useListExperiencesQuery(
    experienceListArg(filters, useLanguage()),
  );
  usePageTitle(useListTitle(t('experiences.titleFull'), filters.page));
  const addressOf = (part: Partial<ExperienceFilters>) => String(writeExperienceFilters({ ...filters, ...part }));
  const shown = currentData ?? (isFetching ? data : undefined);
  return (
    <>
      <Container>
        <Breadcrumb items={[{ label: t('nav.home'), to: paths.home() }, { label: t('experiences.title') }]} />
        <PageHeading title={t('experiences.titleFull')} lead={t('experiences.lead')} />
        <ExperienceChoices filters={filters} choice={choice} />
        <div className={styles.bar}>
          <p className={styles.count} role="status">
            {shown ? t('experiences.count', { count: shown.count }) : error ? '' : t('experiences.counting')}
          </p>
          <SortSelect
            value={filters.sort}
            options={EXPERIENCE_SORTS}
            query={written}
            onChange={(sort) => change({ sort })}
          />
        </div>
        {shown && (
          <Remarks results={shown.results} place={filters.destination} everywhere={choice({ destination: '' })} />
        )}
        {error && !isFetching && isPastTheEnd(error, filters.page) ? (
          <PastTheEnd page={filters.page} to={paths.experiences(addressOf({ page: 1 }))} />
        ) : error && !isFetching ? (
          <LoadError title={t('experiences.failed')} error={error} onRetry={() => void refetch()} />
        ) : shown?.count === 0 ? (
          <NoExperiences filters={filters} choice={choice} />
        ) : (
          <div className={styles.list} aria-busy={isFetching} data-stale={isFetching && Boolean(shown)}>
            <CardGrid>
              {shown
                ? shown.results.map((item, index) => (
                    <ExperienceCard key={item.id} item={item} headingLevel={2} priority={index === 0} />
                  ))
                : Array.from({ length: 6 }, (_, index) => <CardSkeleton key={index} />)}
            </CardGrid>
          </div>
        )}
        {shown && (
          <Pagination
            page={filters.page}
            pages={Math.ceil(shown.count / PAGE_SIZE.usual)}
            hrefOf={(page) => `${pathname}?${addressOf({ page })}`}
          />
        )}
      </Container>
      <RecentlyViewed />
    </>
  );
}

/** The place that the address names, and that prices of another currency are for orientation. */
function Remarks({
  results,
  place: asked,
  everywhere,
}: {
  results: ExperienceItem[];
  place: string;
  everywhere: ChoiceLink;
}) {
  const { t } = useTranslation('catalog');
  const currency = useDisplayCurrency();
  const place = results[0]?.destinations.find(({ slug }) => slug === asked);
  return (
    <>
      {place && (
        <p className={styles.note}>
          {t('experiences.place', { place: place.name })}{' '}
          <LocalLink {...everywhere}>{t('experiences.everywhere')}</LocalLink>
        </p>
      )}
      {currency.code !== 'USD' && results.length > 0 && (
        <p className={styles.note}>{t('packages.currency', { code: currency.code })}</p>
      )}
    </>
  );
}
