import { useTranslation } from 'react-i18next';
import { type AuditEntryDto, useListAuditEntriesQuery } from '@atoll/api-client/endpoints/audit.gen';
import { type DepartureDto, useListDepartureCancellationsQuery } from '@atoll/api-client/endpoints/stock.gen';
import { useFormat } from '@atoll/i18n/instance';
import { useMaldivesTime } from '@atoll/ui/office/use-maldives-time';
import { LoadFailure } from '../office/load-failure';
import { Timeline } from '../office/timeline';
import { CancelledBookings } from './cancelled-bookings';
import styles from './departures.module.css';

const SHOWN = 20;
const NONE = '—';

/** Members whose changes are told, with the words for them. */
const MEMBERS = {
  capacity: 'capacity',
  min_to_run: 'minToRun',
  price: 'price',
  notes: 'notes',
} as const;

const EVENTS: Record<string, 'made' | 'cancelled' | 'exported'> = {
  'departure.create': 'made',
  'departure.cancel': 'cancelled',
  'departure.export_manifest': 'exported',
};

const textOf = (row: unknown, member: string): string => {
  const value: unknown = typeof row === 'object' && row !== null ? Reflect.get(row, member) : '';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

/** Who made, changed, closed or cancelled it and when; after a cancellation what became of each booking. */
export function DepartureHistory({ departure: { id, status } }: { departure: DepartureDto }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const moment = useMaldivesTime();
  const query = { entity: 'departure', entityId: String(id), pageSize: SHOWN };
  const { data, error, refetch } = useListAuditEntriesQuery(query, { refetchOnMountOrArgChange: true });
  const { data: cancellations } = useListDepartureCancellationsQuery(
    { id },
    { skip: status !== 'cancelled', refetchOnMountOrArgChange: true },
  );
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} small />;
  if (!data) return null;
  const eventOf = ({ action, before, after }: AuditEntryDto) => {
    const [was, is] = [textOf(before, 'status'), textOf(after, 'status')];
    const named = EVENTS[action];
    if (named) return t(`departures.history.${named}`);
    if (was === is) return t('departures.history.changed');
    return t(is === 'closed' ? 'departures.history.closed' : 'departures.history.opened');
  };
  const changes = ({ action, before, after }: AuditEntryDto) =>
    action === 'departure.update'
      ? Object.entries(MEMBERS)
          .map(([member, label]) => [label, textOf(before, member), textOf(after, member)] as const)
          .filter(([, was, is]) => was !== is)
          .map(([label, was, is]) => `${t(`departures.${label}`)}: ${was || NONE} → ${is || NONE}`)
          .concat(
            textOf(before, 'cutoff_at') === textOf(after, 'cutoff_at')
              ? []
              : [
                  `${t('departures.cutoff')}: ${moment(textOf(before, 'cutoff_at'))} → ${moment(textOf(after, 'cutoff_at'))}`,
                ],
          )
          .join('; ')
      : '';
  const title = <h3>{t('departures.history.title')}</h3>;
  return (
    <section className={styles.history}>
      {data.results.length > 0 ? (
        <Timeline
          title={title}
          entries={data.results.map((entry) => ({
            id: entry.id,
            at: entry.at,
            when: moment(entry.at),
            what: eventOf(entry),
            who: entry.actor?.name ?? t('rates.history.system'),
            text: changes(entry) || undefined,
          }))}
        />
      ) : (
        <>
          {title}
          <p className={styles.facts}>{t('rates.history.none')}</p>
        </>
      )}
      {cancellations?.map(({ id: cancellation, created_at: at, by, bookings }) => (
        <div key={cancellation}>
          <h3>{t('departures.cancelledBy', { name: by ?? t('rates.history.system'), date: format.date(at) })}</h3>
          <CancelledBookings bookings={bookings} />
        </div>
      ))}
    </section>
  );
}
