import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingDto } from '@atoll/api-client/endpoints/bookings.gen';
import { FootBar } from '@atoll/ui/office/foot-bar';
import type { Selection } from '@atoll/ui/office/use-selection';
import { ExportButton } from '../export-button';
import type { BookingColumn } from '../use-booking-columns';
import { BULK_ACTIONS, type BulkAction } from './bulk-actions';
import { BulkDialog } from './bulk-dialog';

/** What can be done with all that are chosen at once; at the foot of the page for as long as some are. */
export function BulkBar({
  rows,
  selection,
  columns,
  mayChange,
}: {
  /** Those that are chosen. */
  rows: BookingDto[];
  selection: Selection;
  columns: BookingColumn[];
  mayChange: boolean;
}) {
  const { t } = useTranslation('admin');
  // What a dialog is about stays as it was when it opened: the list behind it changes.
  const [open, setOpen] = useState<{ action: BulkAction; rows: BookingDto[] }>();
  const offered = BULK_ACTIONS.filter((action) => mayChange && rows.some((row) => isFor(action, row)));
  return (
    <>
      {rows.length > 0 && (
        <FootBar label={t('bulk.title')}>
          <span role="status">{t('bulk.chosen', { count: rows.length })}</span>
          {offered.map((action) => (
            <Button
              key={action}
              danger={action === 'decline'}
              aria-haspopup="dialog"
              onClick={() => setOpen({ action, rows })}
            >
              {t(`bulk.${action}.button`)}
            </Button>
          ))}
          <ExportButton query={{ ids: rows.map(({ id }) => id) }} columns={columns} label={t('bulk.export')} />
          <Button type="text" onClick={() => selection.all(false)}>
            {t('bulk.clear')}
          </Button>
        </FootBar>
      )}
      {open && <BulkDialog {...open} onClose={() => setOpen(undefined)} onDone={() => selection.all(false)} />}
    </>
  );
}

/** Whether an action makes sense for a booking; the API decides. */
const isFor = (action: BulkAction, { allowed_actions: allowed, due }: BookingDto): boolean => {
  if (action === 'assign') return true;
  return action === 'remind' ? due.kind === 'balance' : allowed.includes(action);
};
