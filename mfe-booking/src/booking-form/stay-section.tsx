import { useTranslation } from 'react-i18next';
import { addDays, isCalendarDate } from '@atoll/contract/days';
import { unitsOf } from '@atoll/contract/price';
import { STAY_NIGHTS, STAY_ROOMS } from '@atoll/contract/rules';
import { useFormat } from '@atoll/i18n/instance';
import { TextField } from '@atoll/ui/field';
import { Select } from '@atoll/ui/select';
import { type StayChoice, partyOf } from '../shared/booking-values';
import type { MealPlan, OfferedRoom, StayOffer } from '../shared/stay-trip';
import { useFaultText } from './fault-text';
import styles from './form.module.css';
import { Stepper } from './stepper';
import type { BookingForm } from './use-booking-form';

interface Staying {
  form: BookingForm;
  offer: StayOffer;
  stay: StayChoice;
}

/** The last day of a stay in a room. */
export function CheckOutField({ form, stay }: Omit<Staying, 'offer'>) {
  const { t } = useTranslation('booking');
  const faultText = useFaultText();
  const { checkIn } = form.values;
  const known = isCalendarDate(checkIn);
  return (
    <TextField
      type="date"
      name="checkOut"
      label={t('stay.checkOut')}
      error={faultText(form.faults.checkOut)}
      required
      {...(known && { min: addDays(checkIn, STAY_NIGHTS.min), max: addDays(checkIn, STAY_NIGHTS.max) })}
      value={stay.checkOut}
      onChange={({ target }) => form.change({ stay: { ...stay, checkOut: target.value } }, 'checkOut')}
      onBlur={() => form.leave('checkOut')}
    />
  );
}

/** Which room, how many of them, and what is eaten. */
export function StaySection({ form, offer, stay }: Staying) {
  const { t } = useTranslation(['booking', 'common']);
  const format = useFormat();
  const faultText = useFaultText();
  const room = offer.rooms.find(({ code }) => code === stay.room);
  const change = (next: Partial<StayChoice>, field: 'room' | 'rooms' | 'mealPlan') =>
    form.change({ stay: { ...stay, ...next } }, field);
  const taxes = form.price.trip.taxes_included === false ? t('common:price.onTop') : undefined;
  const mealName = ({ plan, supplement }: StayOffer['meals'][number]) =>
    supplement === null
      ? t('stay.mealIn', { name: t(`stay.plans.${plan}`) })
      : t('stay.mealExtra', { name: t(`stay.plans.${plan}`), amount: format.usd(supplement) });
  return (
    <section className={styles.section} aria-labelledby="booking-room">
      <h2 id="booking-room">{t('stay.title')}</h2>
      <div className={styles.pair}>
        <Select
          name="room"
          label={t('stay.roomKind')}
          error={faultText(form.faults.room)}
          hint={taxes}
          required
          value={stay.room}
          onChange={({ target }) => change({ room: target.value }, 'room')}
        >
          {offer.rooms.map(({ code, name, price }) => (
            <option key={code} value={code}>
              {t('stay.roomPrice', { name, price: format.usd(price) })}
            </option>
          ))}
        </Select>
        {offer.meals.length > 0 && (
          <Select
            name="mealPlan"
            label={t('stay.meals')}
            error={faultText(form.faults.mealPlan)}
            value={stay.mealPlan ?? ''}
            onChange={({ target }) => change({ mealPlan: target.value as MealPlan }, 'mealPlan')}
          >
            {offer.meals.map((meal) => (
              <option key={meal.plan} value={meal.plan}>
                {mealName(meal)}
              </option>
            ))}
          </Select>
        )}
      </div>
      {room && <Rooms form={form} stay={stay} room={room} onChange={(rooms) => change({ rooms }, 'rooms')} />}
    </section>
  );
}

interface RoomCount {
  form: BookingForm;
  stay: StayChoice;
  room: OfferedRoom;
  onChange(rooms: number | null): void;
}

/** As many rooms as the party needs, or more for who wants them: each has an adult. */
function Rooms({ form, stay, room: { occupancy }, onChange }: RoomCount) {
  const { t } = useTranslation('booking');
  const faultText = useFaultText();
  const party = partyOf(form.values);
  const needed = unitsOf({ pricing_type: 'per_room', occupancy }, { ...party, rooms: null });
  const fault = faultText(form.faults.rooms);
  return (
    <div className={styles.steppers}>
      <Stepper
        name="rooms"
        label={t('stay.roomCount')}
        hint={t('stay.roomTakes', { count: occupancy.adults + occupancy.children, adults: occupancy.adults })}
        value={Math.max(stay.rooms ?? needed, needed)}
        min={needed}
        max={Math.max(needed, Math.min(STAY_ROOMS.max, party.adults))}
        invalid={Boolean(fault)}
        describedBy={fault ? 'booking-rooms-fault' : undefined}
        onChange={(rooms) => onChange(rooms > needed ? rooms : null)}
      />
      {fault && (
        <p id="booking-rooms-fault" className={styles.fault}>
          {fault}
        </p>
      )}
    </div>
  );
}
