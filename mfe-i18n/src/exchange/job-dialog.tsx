import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { type ImportJobDto, useGetTranslationImportQuery } from '@atoll/api-client/endpoints/translations.gen';
import { ErrorCard } from '@atoll/ui/error-card';
import { OfficeDialog } from '../office/office-dialog';
import { rowsOfJob } from './preview-rows';
import { RowTable } from './row-table';

/** What an import did with the rows of its file. */
export function JobDialog({ job, onClose }: { job: ImportJobDto; onClose: () => void }) {
  const { t } = useTranslation('i18n');
  const { data, error, isFetching, refetch } = useGetTranslationImportQuery({ job: job.id });
  return (
    <OfficeDialog title={job.file_name} onClose={onClose} isWide>
      {error && !isFetching && <ErrorCard title={t('failed')} error={error} onRetry={() => void refetch()} small />}
      {!data && !error && <Skeleton active paragraph={{ rows: 6 }} />}
      {data && <RowTable rows={rowsOfJob(data.rows)} />}
    </OfficeDialog>
  );
}
