import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ifMatch, usePermission } from '@atoll/api-client/base';
import {
  useGetContentVersionQuery,
  useListContentVersionsQuery,
  useRestoreContentVersionMutation,
} from '@atoll/api-client/endpoints/content.gen';
import { errorText } from '@atoll/i18n/error-text';
import { EmptyState } from '@atoll/ui/empty-state';
import { Notice } from '@atoll/ui/notice';
import { useMaldivesTime } from '@atoll/ui/office/use-maldives-time';
import { notify } from '@atoll/ui/shell-context';
import { LoadFailure } from '../office/load-failure';
import { OfficeDialog } from '../office/office-dialog';
import { Timeline } from '../office/timeline';
import { useSendKey } from '../office/use-send-key';
import { Differences } from './differences';
import type { Kind } from './kind';
import { mayStore } from './life';
import type { ContentForm } from './use-form';

const SHOWN = 20;

/** What a thing was before: each version with who made it, when and what it changed, and a way back to it. */
export function HistoryDialog({ kind, form, onClose }: { kind: Kind; form: ContentForm; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const moment = useMaldivesTime();
  const [page, setPage] = useState(1);
  const [shown, setShown] = useState<number>();
  const { id, version: current } = form.document;
  const query = { kind: kind.path, id: String(id), page, pageSize: SHOWN };
  const { data, error, refetch } = useListContentVersionsQuery(query, { refetchOnMountOrArgChange: true });
  return (
    <OfficeDialog isWide title={t('history.title')} onClose={onClose}>
      {error && <LoadFailure error={error} onRetry={() => void refetch()} small />}
      {!data && !error && <Skeleton active />}
      {data?.count === 0 && <EmptyState title={t('history.none')} text={t('history.noneText')} />}
      {data && data.count > 0 && (
        <Timeline
          title={null}
          entries={data.results.map(({ version, action, at, by, note }) => ({
            id: String(version),
            at,
            when: moment(at),
            what: t('history.entry', { version, action: t(`history.actions.${action as 'update'}`) }),
            who: by ?? t('content.atoll'),
            text: note ?? undefined,
            action:
              shown === version ? (
                <Version kind={kind} form={form} version={version} isCurrent={version === current} onDone={onClose} />
              ) : (
                <Button onClick={() => setShown(version)}>{t('history.show')}</Button>
              ),
          }))}
        />
      )}
      {data && (data.next !== null || page > 1) && (
        <div role="group" aria-label={t('history.pages')}>
          <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('history.newer')}
          </Button>
          <Button disabled={data.next === null} onClick={() => setPage(page + 1)}>
            {t('history.older')}
          </Button>
        </div>
      )}
    </OfficeDialog>
  );
}

/** What one version changed, and the way back to it. */
function Version({
  kind,
  form,
  version,
  isCurrent,
  onDone,
}: {
  kind: Kind;
  form: ContentForm;
  version: number;
  isCurrent: boolean;
  onDone: () => void;
}) {
  const { t } = useTranslation('admin');
  const keyOf = useSendKey();
  const may = { change: usePermission(kind.permissions.change), publish: usePermission(kind.permissions.publish) };
  const [restore, { isLoading }] = useRestoreContentVersionMutation();
  const [failure, setFailure] = useState<unknown>();
  const { id, version: now, status } = form.document;
  const { data, error, refetch } = useGetContentVersionQuery({ kind: kind.path, id: String(id), version });
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} small />;
  if (!data) return <Skeleton active title={false} />;
  const back = async () => {
    try {
      await restore({
        kind: kind.path,
        id: String(id),
        version,
        'If-Match': ifMatch(now),
        'Idempotency-Key': keyOf([id, now, version]),
        actionDto: {},
      }).unwrap();
      notify({ kind: 'success', text: t('history.restored', { version }) });
      onDone();
    } catch (problem) {
      setFailure(problem);
    }
  };
  return (
    <>
      {failure !== undefined && <Notice kind="error">{errorText(failure)}</Notice>}
      <Differences kind={kind} of={data.diff} />
      {mayStore(status, may) && !isCurrent && status !== 'archived' && (
        <Button aria-busy={isLoading} onClick={() => void back()}>
          {t('history.restore', { version })}
        </Button>
      )}
    </>
  );
}
