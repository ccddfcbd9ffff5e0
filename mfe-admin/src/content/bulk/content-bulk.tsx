import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermission } from '@atoll/api-client/base';
import { LIST_COUNTED } from '@atoll/contract/rules';
import { errorText } from '@atoll/i18n/error-text';
import { useFormat } from '@atoll/i18n/instance';
import { Notice } from '@atoll/ui/notice';
import { FootBar } from '@atoll/ui/office/foot-bar';
import type { Selection } from '@atoll/ui/office/use-selection';
import { LeaveGuard } from '../../office/leave-guard';
import type { ContentRow } from '../content-api';
import type { Kind } from '../kind';
import { BulkDialog } from './bulk-dialog';
import { BulkProgressBar } from './bulk-progress';
import { BulkResult } from './bulk-result';
import { exportRows } from './export-rows';
import { PriceDialog } from './price-dialog';
import { type BulkAction, actionsFor, passesOver } from './steps';
import { type BulkWish, useBulk } from './use-bulk';

/** What can be done with all rows that are chosen, how far it is, and what has become of it; at the foot of the list. */
export default function ContentBulk({
  kind,
  rows,
  count,
  query,
  columns,
  selection,
  isPricing,
  onPriced,
}: {
  kind: Kind;
  /** Those that are shown. */
  rows: ContentRow[];
  /** How many the list has in all. */
  count: number;
  /** What the list is asked for, without the page. */
  query: Record<string, string | undefined>;
  /** Those that are shown, for a file of what is chosen. */
  columns: string[];
  selection: Selection;
  /** Prices are to be taken out of a file. */
  isPricing: boolean;
  /** They are, or are not to be any more. */
  onPriced: () => void;
}) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const may = { change: usePermission(kind.permissions.change), publish: usePermission(kind.permissions.publish) };
  const bulk = useBulk(kind, may);
  const listed = JSON.stringify(query);
  // All of the list that was looked at then: another search or state is another list.
  const [allOf, setAllOf] = useState('');
  const [open, setOpen] = useState<{ action: BulkAction; rows: BulkWish['rows'] }>();
  const isPage = rows.length > 0 && selection.chosen.length === rows.length;
  const isAll = isPage && allOf === listed;
  const chosen = rows.filter(({ id }) => selection.chosen.includes(String(id)));
  // Of a list that is not read yet anything may make sense.
  const offered = actionsFor(kind, may).filter(
    (action) => isAll || chosen.some((row) => !passesOver(kind, action, row, { category: '', may })),
  );
  const wished = isAll ? { query, count } : chosen;
  const clear = () => {
    setAllOf('');
    selection.all(false);
  };
  const begin = (wish: BulkWish) => {
    setOpen(undefined);
    clear();
    void bulk.start(wish);
  };
  return (
    <>
      {bulk.progress && <BulkProgressBar progress={bulk.progress} onStop={bulk.stop} />}
      {bulk.report && <BulkResult kind={kind} report={bulk.report} bulk={bulk} />}
      {bulk.failure !== undefined && <Notice kind="error">{errorText(bulk.failure)}</Notice>}
      {!bulk.progress && chosen.length > 0 && (
        <FootBar label={t('mass.title')}>
          <span role="status">{t('mass.chosen', { count: isAll ? count : chosen.length })}</span>
          {isPage && !isAll && count > rows.length && (
            <Button type="link" onClick={() => setAllOf(listed)}>
              {count < LIST_COUNTED
                ? t('mass.chooseAll', { count })
                : t('mass.chooseFirst', { most: format.number(count) })}
            </Button>
          )}
          {offered.map((action) => (
            <Button
              key={action}
              danger={action === 'archive'}
              aria-haspopup="dialog"
              onClick={() => setOpen({ action, rows: wished })}
            >
              {action === 'category' ? t('mass.category') : t(`life.${action}`)}
            </Button>
          ))}
          {!isAll && <Button onClick={() => exportRows(kind, chosen, columns)}>{t('bulk.export')}</Button>}
          <Button type="text" onClick={clear}>
            {t('bulk.clear')}
          </Button>
        </FootBar>
      )}
      {open && <BulkDialog kind={kind} {...open} onClose={() => setOpen(undefined)} onBegin={begin} />}
      {isPricing && !bulk.progress && (
        <PriceDialog
          kind={kind}
          may={may}
          query={{ lang: query['lang'], status: 'all' }}
          onClose={onPriced}
          onWrite={(jobs) => {
            onPriced();
            void bulk.write(jobs);
          }}
        />
      )}
      <LeaveGuard isOn={bulk.progress !== undefined} text={t('mass.leaveText')} onLeave={bulk.stop} />
    </>
  );
}
