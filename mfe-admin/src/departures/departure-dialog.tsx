import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ifMatch, isApiError, useSessionUser } from '@atoll/api-client/base';
import {
  type DepartureDto,
  type WriteDepartureDto,
  useUpdateDepartureMutation,
} from '@atoll/api-client/endpoints/stock.gen';
import { maldivesDay } from '@atoll/contract/days';
import { errorText } from '@atoll/i18n/error-text';
import { useFormat } from '@atoll/i18n/instance';
import { TextField } from '@atoll/ui/field';
import { Notice } from '@atoll/ui/notice';
import { EditNotice } from '../office/edit-notice';
import { OfficeDialog } from '../office/office-dialog';
import { useEdit } from '../office/use-edit';
import { CancelDialog } from './cancel-dialog';
import { type StoredDraft, changeOf, storedDraftOf } from './departure-draft';
import { DepartureFields } from './departure-fields';
import { DepartureHistory } from './departure-history';
import { DepartureParties } from './departure-parties';
import { DepartureSale } from './departure-sale';
import styles from './departures.module.css';

/** One departure: its places and terms, whether it is sold, who travels, who changed it, and its end. */
export function DepartureDialog({ departure, onClose }: { departure: DepartureDto; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const { sold, held, vacancies, elsewhere } = departure;
  const edit = useEdit(departure, storedDraftOf, { path: 'departure', id: departure.id });
  const { read, base, draft } = edit;
  // It was cancelled from here, or a colleague has stored it: what is typed here goes on top.
  if (departure.version > read.version) edit.stored(departure);
  const has = useSessionUser()?.permissions ?? [];
  const isCancelled = read.status === 'cancelled';
  const mayChange = has.includes('availability.change') && !isCancelled;
  const isAhead = departure.start_date >= maldivesDay(new Date());
  const [update, { isLoading }] = useUpdateDepartureMutation();
  const [failure, setFailure] = useState<{ text?: string; fields?: Record<string, string[]> | undefined }>({});
  const [ending, setEnding] = useState(false);
  if (ending) return <CancelDialog departure={departure} onClose={() => setEnding(false)} />;

  /** False where it was refused; why then stands in the dialog. */
  const send = async (change: WriteDepartureDto): Promise<boolean> => {
    setFailure({});
    try {
      edit.stored(await update({ id: read.id, 'If-Match': ifMatch(read.version), writeDepartureDto: change }).unwrap());
      return true;
    } catch (error) {
      if (!edit.refused(error))
        setFailure({ text: errorText(error), fields: isApiError(error) ? error.fields : undefined });
      return false;
    }
  };
  const leave = () => {
    edit.forget();
    onClose();
  };
  const save = async () => {
    const change = changeOf(draft, base);
    if (Object.keys(change).length === 0 || (await send(change))) leave();
  };
  const faults = failure.fields ?? {};
  const words = {
    capacity: t('departures.capacity'),
    min_to_run: t('departures.minToRun'),
    price: t('departures.price'),
    notes: t('departures.notes'),
    cutoff: t('departures.cutoff'),
  };
  return (
    <OfficeDialog
      title={t('list.dated', { name: departure.package.name, date: format.date(departure.start_date) })}
      onClose={leave}
      submit={
        mayChange
          ? { label: t('departures.save'), run: () => void save(), isBusy: isLoading, isHeld: edit.isUnsettled }
          : undefined
      }
    >
      <EditNotice
        edit={edit}
        labelOf={([name]) => words[name as keyof StoredDraft]}
        show={([name], value) =>
          name === 'cutoff' && typeof value === 'string' && value
            ? `${format.date(value.slice(0, 10))}, ${value.slice(11)}`
            : undefined
        }
      />
      {failure.text && <Notice kind="error">{failure.text}</Notice>}
      {isCancelled ? (
        <Notice kind="warning">{t('departures.isCancelled')}</Notice>
      ) : (
        <p className={styles.facts}>
          {t('departures.counts', { sold, held, vacancies })}
          {departure.is_guaranteed && ` · ${t('departures.guaranteed')}`}
        </p>
      )}
      {elsewhere > 0 && <p className={styles.facts}>{t('departures.elsewhere', { count: elsewhere })}</p>}
      {mayChange && (
        <>
          <DepartureSale
            departure={read}
            isBusy={isLoading}
            onStatus={(status) => send({ status })}
            onEnd={isAhead && has.includes('bookings.waive_fee') ? () => setEnding(true) : undefined}
          />
          <DepartureFields draft={draft} faults={faults} least={held + sold} onChange={edit.set} />
          <TextField
            label={words.cutoff}
            hint={t('departures.cutoffHint')}
            type="datetime-local"
            required
            value={draft.cutoff}
            error={faults['cutoff_at']?.[0]}
            onChange={(event) => edit.set({ cutoff: event.target.value })}
          />
        </>
      )}
      {has.includes('bookings.view') && <DepartureParties departure={departure} />}
      {has.includes('audit.own') && <DepartureHistory departure={departure} />}
    </OfficeDialog>
  );
}
