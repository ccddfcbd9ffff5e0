import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { type TransferListItemDto, useListTransfersQuery } from '@atoll/api-client/endpoints/transfers.gen';
import { localized } from '@atoll/contract/paths';
import { PAGE_SIZE } from '@atoll/contract/rules';
import { useLanguage } from '@atoll/i18n/instance';
import { EmptyState } from '@atoll/ui/empty-state';
import { LinkButton } from '@atoll/ui/link-button';
import { Pagination } from '@atoll/ui/pagination';
import { Section } from '@atoll/ui/section';
import { Select } from '@atoll/ui/select';
import { CardSkeleton } from '@atoll/ui/skeleton';
import { ListForm, ShowList } from '../shared/list-form';
import { LoadError } from '../shared/load-error';
import { PastTheEnd, isPastTheEnd } from '../shared/past-the-end';
import { TRANSFERS, transfersAddress } from './transfers-address';
import { useLabels } from '../shared/use-labels';
import { ASKED_DIALECT, type Asked, listArg, writeAsked } from './asked';
import { leadTo } from './lead-to';
import styles from './transfer-list.module.css';
import { TransferTable } from './transfer-table';
import { placesOf, waysOf } from './ways';

const FIELDS = ['mode', 'to'] as const;

/** Brings the reader to the list, and the keyboard with them, where a link on the same page leads to it. */
function useLedHere() {
  const list = useRef<HTMLDivElement>(null);
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash === `#${TRANSFERS}`) leadTo(list.current);
  }, [hash, key]);
  return list;
}

/** The transfers that are sold, narrowed by way and place. */
export function TransferList({
  all,
  asked,
  ask,
}: {
  all: readonly TransferListItemDto[];
  asked: Asked;
  ask: (part: Partial<Asked>) => void;
}) {
  const { t } = useTranslation(['catalog', 'common']);
  const language = useLanguage();
  const { currentData, data, error, isFetching, refetch } = useListTransfersQuery(listArg(asked, language));
  const shown = currentData ?? (isFetching ? data : undefined);
  return (
    <div id={TRANSFERS} ref={useLedHere()} tabIndex={-1} className={styles.transfers}>
      <Section title={t('transportation.list')} lead={t('transportation.listLead')}>
        <ListForm query={writeAsked(asked)} fields={FIELDS} className={styles.form}>
          <Filters all={all} asked={asked} ask={ask} />
          <ShowList />
        </ListForm>
        <p className={styles.count} role="status">
          {shown && t('transportation.count', { count: shown.count })}
        </p>
        {error && !isFetching && isPastTheEnd(error, asked.page) ? (
          <PastTheEnd page={asked.page} to={transfersAddress({ ...asked, page: 1 })} />
        ) : error && !isFetching ? (
          <LoadError title={t('transportation.failed')} error={error} onRetry={() => void refetch()} />
        ) : shown?.count === 0 ? (
          <EmptyState title={t('transportation.noMatch')} text={t('transportation.noMatchText')}>
            <LinkButton to={ASKED_DIALECT.to({ ...asked, mode: '', to: '', page: 1 })} preventScrollReset>
              {t('common:actions.clearFilters')}
            </LinkButton>
          </EmptyState>
        ) : (
          <div className={styles.list} aria-busy={isFetching} data-stale={isFetching && Boolean(shown)}>
            {shown ? <TransferTable transfers={shown.results} /> : <CardSkeleton />}
          </div>
        )}
        {shown && (
          <Pagination
            page={asked.page}
            pages={Math.ceil(shown.count / PAGE_SIZE.max)}
            hrefOf={(page) => localized(transfersAddress({ ...asked, page }), language)}
          />
        )}
      </Section>
    </div>
  );
}

function Filters({
  all,
  asked,
  ask,
}: {
  all: readonly TransferListItemDto[];
  asked: Asked;
  ask: (part: Partial<Asked>) => void;
}) {
  const { t } = useTranslation('catalog');
  const labels = useLabels();
  const places = placesOf(all);
  return (
    <>
      <Select
        label={t('filters.transfer')}
        name="mode"
        value={asked.mode}
        onChange={(event) => ask({ mode: event.target.value as Asked['mode'] })}
      >
        <option value="">{t('filters.any')}</option>
        {/* The chosen one also where none of it is read yet. */}
        {[...new Set([...waysOf(all).map(({ mode }) => mode), asked.mode || []].flat())].map((mode) => (
          <option key={mode} value={mode}>
            {labels.mode(mode)}
          </option>
        ))}
      </Select>
      <Select
        label={t('filters.destination')}
        name="to"
        value={asked.to}
        onChange={(event) => ask({ to: event.target.value })}
      >
        <option value="">{t('filters.any')}</option>
        {/* A place that no transfer leads to. */}
        {asked.to && !places.some(({ slug }) => slug === asked.to) && <option value={asked.to}>{asked.to}</option>}
        {places.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </Select>
    </>
  );
}
