import { useTranslation } from 'react-i18next';
import { addDays, isCalendarDate, maldivesDay } from '@atoll/contract/days';
import { ADULTS, CHILDREN, CHILD_AGE } from '@atoll/contract/rules';
import { TRIP_DURATIONS, WISH_TIMES, type WishTime, wishDays, wishEnds } from '@atoll/contract/trip-wish';
import { useFormat } from '@atoll/i18n/instance';
import { ChildAge } from '@atoll/ui/child-age';
import { TextField } from '@atoll/ui/field';
import { Select } from '@atoll/ui/select';
import { Stepper } from '../booking-form/stepper';
import styles from './builder.module.css';
import { Choices } from './choices';
import type { Builder } from './use-builder';
import { useWishFault } from './use-wish-fault';
import type { TripDuration } from './wish-values';

const MONTHS_SHOWN = 18;

/** `2027-03`, `2027-04`, …: months in which a trip may still begin. */
function monthsFrom(today: string): string[] {
  const first = new Date(`${addDays(today, 1).slice(0, 7)}-01T00:00:00Z`);
  return Array.from({ length: MONTHS_SHOWN }, (_, step) => {
    const month = new Date(first);
    month.setUTCMonth(month.getUTCMonth() + step);
    return month.toISOString().slice(0, 7);
  });
}

/** When, for how long, and who comes along. */
export function StepWhen({ builder }: { builder: Builder }) {
  const { t } = useTranslation(['booking', 'common']);
  const faultText = useWishFault();
  const { values, faults, change } = builder;
  return (
    <>
      <Choices
        one
        name="when"
        legend={t('wish.when.title')}
        choices={WISH_TIMES.map((time) => ({ value: time, label: t(`wish.when.${time}`) }))}
        chosen={[values.when]}
        error={faultText(faults.when)}
        onToggle={(when) => change({ when: when as WishTime }, 'when')}
      />
      {values.when === 'dates' && <Days builder={builder} />}
      {values.when === 'month' && <Month builder={builder} />}
      {(values.when === 'month' || values.when === 'flexible') && (
        <Choices
          one
          name="duration"
          legend={t('wish.when.long')}
          choices={TRIP_DURATIONS.map((days) => ({
            value: String(days),
            label: t('common:units.days', { count: days }),
          }))}
          chosen={[String(values.duration)]}
          onToggle={(days) => change({ duration: Number(days) as TripDuration })}
        />
      )}
      <Party builder={builder} />
    </>
  );
}

function Days({ builder: { values, faults, change, leave } }: { builder: Builder }) {
  const { t } = useTranslation('booking');
  const faultText = useWishFault();
  const today = maldivesDay(new Date());
  const days = wishDays(today);
  const ends = isCalendarDate(values.date_from) ? wishEnds(values.date_from, today) : days;
  const field = (name: 'date_from' | 'date_to', { min, max }: { min: string; max: string }) => ({
    ...{ name, min, max, type: 'date', required: true, value: values[name], error: faultText(faults[name]) },
    onChange: ({ target }: { target: HTMLInputElement }) => change({ [name]: target.value }, name),
    onBlur: () => leave(name),
  });
  return (
    <div className={styles.pair}>
      <TextField {...field('date_from', days)} label={t('wish.when.from')} />
      <TextField {...field('date_to', ends)} label={t('wish.when.to')} />
    </div>
  );
}

function Month({ builder: { values, faults, change } }: { builder: Builder }) {
  const { t } = useTranslation('booking');
  const format = useFormat();
  const faultText = useWishFault();
  return (
    <Select
      name="travel_month"
      label={t('wish.when.whichMonth')}
      required
      error={faultText(faults.travel_month)}
      value={values.travel_month}
      onChange={({ target }) => change({ travel_month: target.value }, 'travel_month')}
    >
      <option value="">{t('form.choose')}</option>
      {monthsFrom(maldivesDay(new Date())).map((month) => (
        <option key={month} value={month}>
          {format.date(`${month}-01`, { month: 'long', year: 'numeric' })}
        </option>
      ))}
    </Select>
  );
}

function Party({ builder: { values, faults, change } }: { builder: Builder }) {
  const { t } = useTranslation('booking');
  const faultText = useWishFault();
  const { adults, children_ages: ages } = values;
  const setAge = (index: number, age: number | null) =>
    change({ children_ages: ages.map((old, i) => (i === index ? age : old)) }, `children_ages.${index}`);
  const fault = faultText(faults.travellers);
  return (
    <section aria-labelledby="wish-who" className={styles.part}>
      <h3 id="wish-who">{t('form.who')}</h3>
      <div className={styles.steppers}>
        <Stepper
          name="travellers"
          label={t('form.adults')}
          hint={t('form.adultsHint', { min: CHILD_AGE.max + 1 })}
          value={adults}
          min={ADULTS.min}
          max={ADULTS.max}
          {...(fault && { invalid: true, describedBy: 'wish-who-fault' })}
          onChange={(count) => change({ adults: count }, 'travellers')}
        />
        <Stepper
          name="children"
          label={t('form.children')}
          hint={t('form.childrenHint', { min: CHILD_AGE.min, max: CHILD_AGE.max })}
          value={ages.length}
          min={CHILDREN.min}
          max={CHILDREN.max}
          onChange={(count) => change({ children_ages: Array.from({ length: count }, (_, i) => ages[i] ?? null) })}
        />
      </div>
      {fault && (
        <p id="wish-who-fault" className={styles.fault}>
          {fault}
        </p>
      )}
      {ages.length > 0 && (
        <div className={styles.ages}>
          {ages.map((age, index) => (
            <ChildAge
              key={index}
              name={`children_ages.${index}`}
              number={index + 1}
              age={age}
              minAge={null}
              error={faultText(faults[`children_ages.${index}`])}
              onChange={(years) => setAge(index, years)}
            />
          ))}
        </div>
      )}
    </section>
  );
}
