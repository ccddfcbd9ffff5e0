import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '@atoll/api-client/base';
import { addDays, maldivesDay } from '@atoll/contract/days';
import { type CreatedDeparturesDto, useCreateDeparturesMutation } from '@atoll/api-client/endpoints/stock.gen';
import { errorText } from '@atoll/i18n/error-text';
import { useFormat } from '@atoll/i18n/instance';
import { Checkbox } from '@atoll/ui/checkbox';
import { TextField } from '@atoll/ui/field';
import { Notice } from '@atoll/ui/notice';
import { PackageField } from '../new-booking/package-field';
import { OfficeDialog } from '../office/office-dialog';
import { RestoredNotice } from '../office/restored-notice';
import { useKeptValues } from '../office/use-kept-values';
import { useSendKey } from '../office/use-send-key';
import { priceOf, wholeOf } from './departure-draft';
import { DepartureFields } from './departure-fields';
import styles from './departures.module.css';

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** A Monday, to name the days of the week by. */
const MONDAY = '2027-01-04';

/** Hours before its first day that a departure is sold until, unless somebody says otherwise. */
const CUTOFF_HOURS = '72';

const KEPT_AS = { path: 'departure', id: 'new' };

/** Makes one departure, or a series by days of the week; says on which days there was one already. */
export function NewDeparturesDialog({ trip, onClose }: { trip: string; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const keyOf = useSendKey();
  const [create, { isLoading }] = useCreateDeparturesMutation();
  const kept = useKeptValues(KEPT_AS, {
    slug: trip,
    start: '',
    until: '',
    weekdays: [] as number[],
    hours: CUTOFF_HOURS,
    capacity: '',
    min_to_run: '1',
    price: '',
    notes: '',
  });
  const { values, set } = kept;
  const { slug, start, until, weekdays, hours, ...draft } = values;
  const [failure, setFailure] = useState<{ text?: string; fields?: Record<string, string[]> | undefined }>({});
  const [done, setDone] = useState<CreatedDeparturesDto>();
  const faultOf = (name: string) => failure.fields?.[name]?.[0];
  const send = async () => {
    setFailure({});
    const body = {
      package: slug,
      start_date: start,
      ...(until && { repeat_until: until }),
      ...(until && weekdays.length > 0 && { weekdays }),
      capacity: wholeOf(draft.capacity),
      min_to_run: wholeOf(draft.min_to_run),
      cutoff_hours: wholeOf(hours),
      price: priceOf(draft.price),
      notes: draft.notes,
    };
    try {
      setDone(await create({ 'Idempotency-Key': keyOf(body), createDeparturesDto: body }).unwrap());
      kept.forget();
    } catch (error) {
      setFailure({ text: errorText(error), fields: isApiError(error) ? error.fields : undefined });
    }
  };
  if (done)
    return (
      <OfficeDialog title={t('departures.make')} onClose={onClose}>
        <div role="status">
          <p>{t('departures.made', { count: done.created.length })}</p>
          <ul className={styles.parties}>
            {done.created.map(({ id, start_date: day }) => (
              <li key={id}>{format.date(day, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })}</li>
            ))}
          </ul>
          {done.existing.length > 0 && (
            <p>{t('departures.existing', { days: format.list(done.existing.map((day) => format.date(day))) })}</p>
          )}
        </div>
      </OfficeDialog>
    );
  return (
    <OfficeDialog
      title={t('departures.make')}
      onClose={() => {
        kept.forget();
        onClose();
      }}
      submit={{ label: t('departures.makeNow'), run: () => void send(), isBusy: isLoading }}
    >
      {failure.text && <Notice kind="error">{failure.text}</Notice>}
      <RestoredNotice at={kept.restored} />
      <PackageField value={slug} error={faultOf('package')} onChange={(next) => set({ slug: next })} />
      <TextField
        label={t('departures.start')}
        type="date"
        required
        min={maldivesDay(new Date())}
        value={start}
        error={faultOf('start_date')}
        onChange={(event) => set({ start: event.target.value })}
      />
      <TextField
        label={t('departures.until')}
        hint={t('departures.untilHint')}
        type="date"
        optional
        min={start || undefined}
        value={until}
        error={faultOf('repeat_until')}
        onChange={(event) => set({ until: event.target.value })}
      />
      {until && (
        <fieldset className={styles.week}>
          <legend>{t('departures.weekdays')}</legend>
          {WEEKDAYS.map((weekday) => (
            <Checkbox
              key={weekday}
              label={format.date(addDays(MONDAY, weekday - 1), { weekday: 'short' })}
              checked={weekdays.includes(weekday)}
              onChange={() =>
                set({
                  weekdays: weekdays.includes(weekday)
                    ? weekdays.filter((each) => each !== weekday)
                    : [...weekdays, weekday].toSorted(),
                })
              }
            />
          ))}
          <p className={styles.facts}>{t('departures.weekdaysHint')}</p>
          {faultOf('weekdays') && <p className={styles.fault}>{faultOf('weekdays')}</p>}
        </fieldset>
      )}
      <DepartureFields draft={draft} faults={failure.fields ?? {}} least={1} onChange={set} />
      <TextField
        label={t('departures.cutoffHours')}
        hint={t('departures.cutoffHint')}
        type="number"
        min={0}
        required
        value={hours}
        error={faultOf('cutoff_hours')}
        onChange={(event) => set({ hours: event.target.value })}
      />
    </OfficeDialog>
  );
}
