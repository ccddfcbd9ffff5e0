import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSessionUser } from '@atoll/api-client/base';
import { paths } from '@atoll/contract/paths';
import { useFormat } from '@atoll/i18n/instance';
import { MALDIVES_SHORT } from '@atoll/i18n/maldives-time';
import { Picture } from '@atoll/ui/picture';
import { Tag } from '@atoll/ui/tag';
import type { Column } from '@atoll/ui/office/data-table';
import type { ContentRow } from './content-api';
import styles from './content.module.css';
import { useMemberWords } from './fields/form-scope';
import { draftsOf } from '../office/kept-draft';
import type { Kind } from './kind';
import { FACTS, type Fact, columnsOf, factOf } from './list-columns';
import { ContentStatusTag, UnfinishedLanguages } from './status-tag';

/** Every column of a kind's list, in their order. */
export function useContentColumns(kind: Kind): Column<ContentRow>[] {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const words = useMemberWords(kind);
  const user = useSessionUser()?.id ?? '';
  const drafts = draftsOf(user, kind.path);
  const written = ({ key, as }: Fact, row: ContentRow) => {
    const value = factOf(row, key);
    if (value === null || value === '') return t('content.nothing');
    if (as === 'usd') return format.usd(String(value));
    if (as === 'number') return format.number(Number(value));
    if (as === 'choice') return words.choice([key], String(value));
    if (as === 'yes') return value === true ? t('content.yes') : t('content.nothing');
    return as === 'code' ? <code className={styles.code}>{value}</code> : value;
  };
  const facts = FACTS[kind.path].map((fact): Column<ContentRow> => ({
    key: fact.key,
    narrow: 'hidden',
    title: words.label([fact.member ?? fact.key]),
    ...((fact.as === 'usd' || fact.as === 'number') && { align: 'end' }),
    render: (row) => written(fact, row),
  }));
  const shared: Column<ContentRow>[] = [
    {
      key: 'name',
      title: t('content.name'),
      render: (row) => (
        <div className={styles.name}>
          {'cover_image' in row && (
            <div className={styles.picture}>
              <Picture picture={row.cover_image ?? null} sizes="3rem" decorative />
            </div>
          )}
          <div>
            <Link to={paths.dashboardForm(kind.screen, row.id)}>{row[kind.called] ?? t('content.nameless')}</Link>
            {(drafts.has(row.id) || row.editing?.pending) && (
              <span className={styles.marks}>
                {drafts.has(row.id) && <Tag tone="warning">{t('content.yours')}</Tag>}
                {row.editing?.pending && <Tag tone="accent">{t('pending.waits')}</Tag>}
              </span>
            )}
          </div>
        </div>
      ),
    },
    {
      key: 'status',
      narrow: 'start',
      title: t('content.status'),
      render: (row) =>
        row.status && (
          <span className={styles.cell}>
            <ContentStatusTag status={row.status} />
          </span>
        ),
    },
    {
      key: 'languages',
      narrow: 'end',
      title: t('content.languages'),
      render: (row) =>
        row.editing && (
          <span className={styles.cell}>
            <UnfinishedLanguages of={row.editing.translation_status} />
          </span>
        ),
    },
    {
      key: 'changed',
      narrow: 'hidden',
      title: t('content.lastChange'),
      render: (row) =>
        row.editing && (
          <>
            {format.date(row.editing.updated_at, MALDIVES_SHORT)}
            <span className={styles.second}>{row.editing.updated_by ?? t('content.atoll')}</span>
          </>
        ),
    },
  ];
  const all = [...shared, ...facts];
  return columnsOf(kind.path).flatMap((key) => all.find((column) => column.key === key) ?? []);
}
