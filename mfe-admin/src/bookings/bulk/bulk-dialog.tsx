import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSessionUser } from '@atoll/api-client/base';
import {
  type BookingDto,
  type BulkBookingsDto,
  type BulkResultDto,
  useListBookingAssigneesQuery,
} from '@atoll/api-client/endpoints/bookings.gen';
import { Notice } from '@atoll/ui/notice';
import { Select } from '@atoll/ui/select';
import { OfficeDialog } from '../../office/office-dialog';
import { DECLINE_REASONS } from '../booking-codes';
import styles from '../bookings.module.css';
import type { BulkAction } from './bulk-actions';
import { useBulk } from './use-bulk';

/** Asks for what an action needs, does it with each booking, and says of each that was not done why. */
export function BulkDialog({
  action,
  rows,
  onClose,
  onDone,
}: {
  action: BulkAction;
  rows: BookingDto[];
  onClose: () => void;
  onDone: () => void;
}) {
  const { t } = useTranslation('admin');
  const me = useSessionUser();
  const { data: colleagues = [] } = useListBookingAssigneesQuery(undefined, { skip: action !== 'assign' });
  const [to, setTo] = useState(me?.id ?? '');
  const [reason, setReason] = useState<BulkBookingsDto['reason_code'] | ''>('');
  const [isTried, setTried] = useState(false);
  const bulk = useBulk();
  const { results } = bulk;
  const run = async () => {
    setTried(true);
    if (action === 'decline' && !reason) return;
    const answer = await bulk.send({
      action,
      bookings: rows.map(({ id, version }) => ({ id, version })),
      ...(action === 'assign' && { assigned_to: to || null }),
      ...(action === 'decline' && reason && { reason_code: reason }),
    });
    if (answer) onDone();
  };
  const title = t(`bulk.${action}.title`, { count: rows.length });
  if (results)
    return (
      <OfficeDialog title={title} onClose={onClose}>
        <Results rows={rows} results={results} />
        {action === 'assign' && !bulk.isUndone && results.some(({ done }) => done) && (
          <div>
            <Button aria-busy={bulk.isBusy} onClick={() => void bulk.undoAssign(rows)}>
              {t('bulk.undo')}
            </Button>
          </div>
        )}
        {bulk.isUndone && <Notice kind="success">{t('bulk.undone')}</Notice>}
        {bulk.fault && <Notice kind="error">{bulk.fault}</Notice>}
      </OfficeDialog>
    );
  return (
    <OfficeDialog
      title={title}
      onClose={onClose}
      submit={{
        label: t(`bulk.${action}.submit`),
        run: () => void run(),
        isBusy: bulk.isBusy,
        isDanger: action === 'decline',
      }}
    >
      {bulk.fault && <Notice kind="error">{bulk.fault}</Notice>}
      <p>{t(`bulk.${action}.effect`)}</p>
      {action === 'assign' && (
        <Select label={t('bookings.assignee')} value={to} onChange={(event) => setTo(event.target.value)}>
          <option value="">{t('care.nobody')}</option>
          {colleagues.map(({ id, name }) => (
            <option key={id} value={id}>
              {id === me?.id ? t('care.me', { name }) : name}
            </option>
          ))}
        </Select>
      )}
      {action === 'decline' && (
        <Select
          label={t('step.reason')}
          required
          value={reason}
          error={isTried && !reason ? t('step.reasonMissing') : undefined}
          onChange={(event) => setReason(event.target.value as BulkBookingsDto['reason_code'])}
        >
          <option value="">{t('step.choose')}</option>
          {DECLINE_REASONS.map((code) => (
            <option key={code} value={code}>
              {t(`reasons.${code}`)}
            </option>
          ))}
        </Select>
      )}
      <ul className={styles.results}>
        {rows.map((row) => (
          <li key={row.id}>
            <span className={styles.reference}>{row.reference}</span> {row.contact.name}
          </li>
        ))}
      </ul>
    </OfficeDialog>
  );
}

/** How many were done, and each that was not with why. */
function Results({ rows, results }: { rows: BookingDto[]; results: BulkResultDto[] }) {
  const { t } = useTranslation('admin');
  const refused = results.filter(({ done }) => !done);
  const count = results.length - refused.length;
  return (
    <>
      {count > 0 && <Notice kind="success">{t('bulk.done', { count })}</Notice>}
      {refused.length > 0 && (
        <Notice kind="warning" title={t('bulk.refused', { count: refused.length })}>
          <ul className={styles.results}>
            {refused.map(({ id, detail }) => (
              <li key={id}>
                <span className={styles.reference}>{rows.find((row) => row.id === id)?.reference}</span> {detail}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}
