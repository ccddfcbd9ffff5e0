import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ListAuditEntriesApiArg, useLazyListAuditEntriesQuery } from '@atoll/api-client/endpoints/audit.gen';
import { errorText } from '@atoll/i18n/error-text';
import { notify } from '@atoll/ui/shell-context';
import { saveCsv } from '@atoll/ui/office/save-csv';

const PAGE = 100;
/** Pages that are asked for at most: more than a person reads, less than a server minds. */
const MOST = 10;

/** The entries that the filters let through as a file, the latest 1,000 of them. */
export function useAuditCsv(filters: ListAuditEntriesApiArg) {
  const { t } = useTranslation('admin');
  const [ask] = useLazyListAuditEntriesQuery();
  const [isBusy, setBusy] = useState(false);
  const save = async (count: number): Promise<void> => {
    setBusy(true);
    try {
      const pages = Array.from({ length: Math.min(MOST, Math.ceil(count / PAGE)) }, (_, index) => index + 1);
      const answers = await Promise.all(pages.map((page) => ask({ ...filters, page, pageSize: PAGE }).unwrap()));
      const rows = answers.flatMap(({ results }) => results);
      saveCsv('audit', [
        ['seq', 'at', 'actor', 'action', 'entity', 'entity_id', 'before', 'after', 'request_id', 'hash'],
        ...rows.map((row) => [
          row.seq,
          row.at,
          row.actor?.email || row.actor?.name || '',
          row.action,
          row.entity,
          row.entity_id,
          row.before === null ? '' : JSON.stringify(row.before),
          row.after === null ? '' : JSON.stringify(row.after),
          row.request_id ?? '',
          row.hash,
        ]),
      ]);
      if (count > rows.length) notify({ kind: 'info', text: t('audit.exportedFirst', { count: rows.length }) });
    } catch (error) {
      notify({ kind: 'error', text: errorText(error) });
    } finally {
      setBusy(false);
    }
  };
  return { save, isBusy };
}
