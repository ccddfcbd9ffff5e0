import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { AuditEntryDto } from '@atoll/api-client/endpoints/audit.gen';
import { useFormat } from '@atoll/i18n/instance';
import type { Column } from '@atoll/ui/office/data-table';
import { useListQuery } from '../office/use-list-query';
import { ThingLink } from '../settings/thing-link';
import styles from '../settings/settings.module.css';
import { useRowTime } from '../office/use-row-time';
import { useThingWords } from '../settings/use-thing-words';
import { changedMembers } from './changed-members';
import { useAuditLabels } from './use-audit-labels';

/** So many members are named in a row. */
const NAMED = 4;

/** What the list says of an entry. */
export function useAuditColumns(): Column<AuditEntryDto>[] {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const moment = useRowTime();
  const { thing, deed } = useThingWords();
  const query = useListQuery();
  const labelOf = useAuditLabels();
  const changed = ({ entity, before, after }: AuditEntryDto) => {
    if (before === null) return '';
    const names = [...new Set(changedMembers(before, after).map(({ path }) => labelOf(entity, path)))];
    return format.list(names.length > NAMED ? [...names.slice(0, NAMED), '…'] : names);
  };
  return [
    {
      key: 'what',
      title: t('audit.what'),
      render: (entry) => (
        <div className={styles.wide}>
          <Link to={query.opening(entry.id)}>
            {t('audit.entry', { kind: thing(entry.entity), deed: deed(entry.action) })}
          </Link>
          <span className={styles.second}>{changed(entry)}</span>
        </div>
      ),
    },
    {
      key: 'thing',
      narrow: 'hidden',
      title: t('audit.which'),
      render: ({ entity, entity_id: id }) => <ThingLink entity={entity} id={id} />,
    },
    {
      key: 'who',
      narrow: 'start',
      title: t('audit.who'),
      render: ({ actor }) =>
        actor ? (
          <>
            {actor.name}
            <span className={styles.second}>{actor.email || t('apiKeys.key')}</span>
          </>
        ) : (
          t('audit.nobody')
        ),
    },
    { key: 'when', narrow: 'end', title: t('audit.when'), render: ({ at }) => moment(at) },
  ];
}
