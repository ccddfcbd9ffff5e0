import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { usePermission } from '@atoll/api-client/base';
import { type MissingTextCountDto, useListMissingTextsQuery } from '@atoll/api-client/endpoints/translations.gen';
import { FILTERS, numberWithin } from '@atoll/contract/rules';
import { useFormat } from '@atoll/i18n/instance';
import { EmptyState } from '@atoll/ui/empty-state';
import { standingOf } from '@atoll/ui/office/list-answer';
import { useMaldivesTime } from '@atoll/ui/office/use-maldives-time';
import { DataTable } from '../office/data-table';
import { SectionPage } from '../sections/section-page';
import { textAddress } from '../sections/text-address';
import { useLanguageName } from '../sections/use-language-name';
import { CreateDialog } from './create-dialog';
import styles from './missing.module.css';

const KINDS = ['unknown', 'fallback', 'plural'] as const;
const PAGE_SIZE = 30;

/** `/dashboard/translations/missing`: what pages asked for and did not get, the most frequent first. */
export default function MissingPage() {
  const { t } = useTranslation('i18n');
  const format = useFormat();
  const when = useMaldivesTime();
  const nameOf = useLanguageName();
  const mayChange = usePermission('translations.change');
  const [params, setParams] = useSearchParams();
  const kind = KINDS.find((one) => one === params.get('kind'));
  const page = numberWithin(params.get('page') ?? undefined, FILTERS.page) ?? 1;
  const { shown, failed, error, isFetching, refetch } = standingOf(
    useListMissingTextsQuery({ kind, page, pageSize: PAGE_SIZE }, { refetchOnMountOrArgChange: true }),
  );
  const [created, setCreated] = useState<MissingTextCountDto>();
  return (
    <SectionPage
      title={t('missing.title')}
      lead={t('missing.lead')}
      error={failed ? error : undefined}
      onRetry={() => void refetch()}
    >
      <div className={styles.kinds} role="group" aria-label={t('missing.kind')}>
        {([undefined, ...KINDS] as const).map((one) => (
          <Button
            key={one ?? 'all'}
            type="text"
            aria-pressed={one === kind}
            className={styles.kind ?? ''}
            onClick={() => setParams(one ? { kind: one } : {})}
          >
            {t(`missingKinds.${one ?? 'all'}`)}
          </Button>
        ))}
      </div>
      {!shown && <Skeleton active paragraph={{ rows: 8 }} />}
      {shown && (
        <DataTable
          label={t('missing.title')}
          isCompact
          rows={shown.results}
          rowKey={(row) => [row.remote, row.build_id, row.lang, row.ns, row.key, row.kind].join(' ')}
          loading={isFetching}
          empty={<EmptyState title={t('missing.empty')} text={t('missing.emptyText')} />}
          columns={[
            {
              key: 'key',
              title: t('rows.key'),
              render: ({ ns, key, kind: of }) => (
                <span className={styles.text}>
                  <code>{`${ns}:${key}`}</code>
                  <span className={styles.note}>{t(`missingKinds.${of}`)}</span>
                </span>
              ),
            },
            { key: 'lang', title: t('language'), narrow: 'start', render: ({ lang }) => nameOf(lang) },
            {
              key: 'hits',
              title: t('missing.hits'),
              align: 'end',
              narrow: 'end',
              render: ({ hits }) => format.number(hits),
            },
            {
              key: 'release',
              title: t('missing.release'),
              render: ({ remote, build_id: build }) => (
                <span className={styles.text}>
                  <span>{remote}</span>
                  <span className={styles.note}>{build}</span>
                </span>
              ),
            },
            { key: 'last', title: t('missing.last'), render: ({ last_at: at }) => when(at) },
            {
              key: 'do',
              title: t('jobs.actions'),
              align: 'end',
              render: (row) => <Way row={row} mayChange={mayChange} onCreate={() => setCreated(row)} />,
            },
          ]}
          pagination={{
            current: page,
            pageSize: PAGE_SIZE,
            total: shown.count,
            onChange: (next) =>
              setParams(
                { ...(kind && { kind }), ...(next > 1 && { page: String(next) }) },
                { preventScrollReset: false },
              ),
          }}
        />
      )}
      {created && <CreateDialog missing={created} onClose={() => setCreated(undefined)} />}
    </SectionPage>
  );
}

/** What can be done about it: nothing any more, to write the key, or to translate it. */
function Way({ row, mayChange, onCreate }: { row: MissingTextCountDto; mayChange: boolean; onCreate: () => void }) {
  const { t } = useTranslation('i18n');
  const { lang, ns, key, kind, is_written: isWritten } = row;
  if (isWritten) return <span className={styles.written}>{t('missing.written')}</span>;
  if (!mayChange) return null;
  if (kind === 'unknown')
    return (
      <Button type="text" onClick={onCreate}>
        {t('missing.create')}
      </Button>
    );
  return <Link to={textAddress(lang, ns, key)}>{t('missing.translate')}</Link>;
}
