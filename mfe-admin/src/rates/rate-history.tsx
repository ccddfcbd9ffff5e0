import { useTranslation } from 'react-i18next';
import { type AuditEntryDto, useListAuditEntriesQuery } from '@atoll/api-client/endpoints/audit.gen';
import { useMaldivesTime } from '@atoll/ui/office/use-maldives-time';
import { Timeline } from '../office/timeline';
import { LoadFailure } from '../office/load-failure';
import { FIELDS, type RateKind, type Values, typed } from './rate-draft';
import styles from './rates.module.css';
import { useFieldLabel } from './use-field-label';

const SHOWN = 10;
const NONE = '—';

/** Who changed it, when, from what to what. */
export function RateHistory({ kind, id }: { kind: RateKind; id: number | string }) {
  const { t } = useTranslation('admin');
  const moment = useMaldivesTime();
  const labelOf = useFieldLabel();
  const query = { entity: kind, entityId: String(id), pageSize: SHOWN };
  const { data, error, refetch } = useListAuditEntriesQuery(query, { refetchOnMountOrArgChange: true });
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} small />;
  if (!data) return null;
  const changes = ({ before, after }: AuditEntryDto) => {
    const [was, is] = [valuesOf(kind, before), valuesOf(kind, after)];
    const changed = FIELDS[kind].filter(({ name }) => was[name] !== is[name]);
    return changed.map(({ name }) => `${labelOf(kind, name)}: ${was[name] || NONE} → ${is[name] || NONE}`).join('; ');
  };
  const title = <h3>{t('rates.history.title')}</h3>;
  if (data.results.length === 0)
    return (
      <div>
        {title}
        <p className={styles.note}>{t('rates.history.none')}</p>
      </div>
    );
  return (
    <Timeline
      title={title}
      entries={data.results.map((entry) => ({
        id: entry.id,
        at: entry.at,
        when: moment(entry.at),
        what: t(entry.before === null ? 'rates.history.made' : 'rates.history.changed'),
        who: entry.actor?.name ?? t('rates.history.system'),
        text: entry.before === null ? undefined : changes(entry),
      }))}
    />
  );
}

const valuesOf = (kind: RateKind, row: unknown): Values =>
  typeof row === 'object' && row !== null ? typed(kind, row) : {};
