import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { addDays, maldivesDay } from '@atoll/contract/days';
import { paths } from '@atoll/contract/paths';
import type { AllotmentRoomDto, OversoldNightDto } from '@atoll/api-client/endpoints/stock.gen';
import { useFormat } from '@atoll/i18n/instance';
import { Checkbox } from '@atoll/ui/checkbox';
import { TextField } from '@atoll/ui/field';
import { Select } from '@atoll/ui/select';
import { type ChangeDraft, WEEKDAYS } from './change-draft';
import styles from './rooms.module.css';

/** A Monday, to name the days of the week by. */
const MONDAY = '2027-01-04';

const toggled = <Value,>(values: readonly Value[], value: Value): Value[] =>
  values.includes(value) ? values.filter((each) => each !== value) : [...values, value];

/** What is wanted of the chosen nights. */
export function ChangeFields({
  rooms,
  draft,
  faults,
  oversold,
  onChange,
}: {
  rooms: AllotmentRoomDto[];
  draft: ChangeDraft;
  faults: Record<string, string[]>;
  /** Nights that have more rooms taken than there would be. */
  oversold: OversoldNightDto[];
  onChange: (draft: ChangeDraft) => void;
}) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const set = (change: Partial<ChangeDraft>) => onChange({ ...draft, ...change });
  const faultOf = (name: string) => faults[name]?.[0];
  const nameOf = (code: string) => rooms.find((room) => room.room_code === code)?.name ?? code;
  const day = (name: 'from' | 'to', label: string) => (
    <TextField
      label={label}
      type="date"
      required
      min={maldivesDay(new Date())}
      value={draft[name]}
      error={faultOf(name)}
      onChange={(event) => set({ [name]: event.target.value })}
    />
  );
  return (
    <>
      <fieldset className={styles.choices} aria-describedby={faultOf('room_codes') && 'rooms-fault'}>
        <legend>{t('rooms.room')}</legend>
        {rooms.map(({ room_code: code, name }) => (
          <Checkbox
            key={code}
            label={name}
            checked={draft.codes.includes(code)}
            onChange={() => set({ codes: toggled(draft.codes, code) })}
          />
        ))}
        {faultOf('room_codes') && (
          <p id="rooms-fault" className={styles.fault}>
            {faultOf('room_codes')}
          </p>
        )}
      </fieldset>
      <div className={styles.pair}>
        {day('from', t('rooms.first'))}
        {day('to', t('rooms.last'))}
      </div>
      <fieldset className={styles.week}>
        <legend>{t('rooms.weekdays')}</legend>
        {WEEKDAYS.map((weekday) => (
          <Checkbox
            key={weekday}
            label={format.date(addDays(MONDAY, weekday - 1), { weekday: 'short' })}
            checked={draft.weekdays.includes(weekday)}
            onChange={() => set({ weekdays: toggled(draft.weekdays, weekday).toSorted() })}
          />
        ))}
        {faultOf('weekdays') && <p className={styles.fault}>{faultOf('weekdays')}</p>}
      </fieldset>
      <TextField
        label={t('rooms.rooms')}
        hint={t('rooms.stays')}
        inputMode="numeric"
        value={draft.rooms}
        error={faultOf('rooms') ?? (oversold.length > 0 ? t('rooms.oversold') : undefined)}
        onChange={(event) => set({ rooms: event.target.value })}
      />
      {oversold.length > 0 && (
        <ul className={styles.list}>
          {oversold.map(({ room_code: code, date, taken, bookings }) => (
            <li key={`${code} ${date}`}>
              <strong>{`${nameOf(code)}, ${format.date(date)}: ${t('rooms.takenCount', { count: taken })}`}</strong>
              {bookings.map(({ id, reference, name }) => (
                <Link key={id} to={paths.dashboardBooking(id)}>
                  {name ? `${reference} · ${name}` : reference}
                </Link>
              ))}
            </li>
          ))}
        </ul>
      )}
      <Select
        label={t('rooms.sale')}
        value={draft.stopSell}
        error={faultOf('stop_sell')}
        onChange={(event) => set({ stopSell: event.target.value as ChangeDraft['stopSell'] })}
      >
        <option value="">{t('rooms.asIs')}</option>
        <option value="yes">{t('rooms.stop')}</option>
        <option value="no">{t('rooms.open')}</option>
      </Select>
      <TextField
        label={t('rooms.minNights')}
        hint={t('rooms.stays')}
        inputMode="numeric"
        value={draft.minNights}
        error={faultOf('min_nights')}
        onChange={(event) => set({ minNights: event.target.value })}
      />
    </>
  );
}
