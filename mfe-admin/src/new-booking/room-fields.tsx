import { useTranslation } from 'react-i18next';
import { useGetResortQuery, useListResortsQuery } from '@atoll/api-client/endpoints/resorts.gen';
import { STAY_ROOMS } from '@atoll/contract/rules';
import { useFormat, useLanguage } from '@atoll/i18n/instance';
import { TextField } from '@atoll/ui/field';
import { Select } from '@atoll/ui/select';
import styles from './new-booking.module.css';
import type { MealPlan, NewBookingField, RoomValues } from './new-booking-values';

/** What one page of a list holds at most. */
const ALL = 100;

/** Which room of which resort, how many of them, and what is eaten. */
export function RoomFields({
  values: { resort, room, rooms, mealPlan },
  faults,
  onChange,
}: {
  values: RoomValues;
  faults: Partial<Record<NewBookingField, string>>;
  onChange: (change: Partial<RoomValues>) => void;
}) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const lang = useLanguage();
  const { currentData: places } = useListResortsQuery({ lang, pageSize: ALL, sort: 'name' });
  const { currentData: chosen } = useGetResortQuery({ id: resort, lang }, { skip: !resort });
  const supplements = new Map(chosen?.meal_supplements.map((meal) => [meal.meal_plan, meal.supplement_per_adult]));
  return (
    <>
      <Select
        label={t('booking.resort')}
        required
        value={resort}
        error={faults.resort}
        onChange={(event) => onChange({ resort: event.target.value, room: '', mealPlan: '' })}
      >
        <option value="" disabled>
          {t('step.choose')}
        </option>
        {places?.results.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </Select>
      <Select
        label={t('booking.room')}
        required
        disabled={!chosen}
        value={room}
        error={faults.room}
        onChange={(event) => onChange({ room: event.target.value })}
      >
        <option value="" disabled>
          {t('step.choose')}
        </option>
        {chosen?.room_types.map(({ code, name, price_per_night: price }) => (
          <option key={code} value={code}>
            {t('newBooking.roomPrice', { name, price: format.usd(price) })}
          </option>
        ))}
      </Select>
      <div className={styles.row}>
        <TextField
          type="number"
          {...STAY_ROOMS}
          label={t('booking.rooms')}
          hint={t('newBooking.roomsHint')}
          optional
          value={rooms}
          error={faults.rooms}
          onChange={(event) => onChange({ rooms: event.target.value })}
        />
        <Select
          label={t('booking.meals')}
          disabled={!chosen}
          value={mealPlan}
          error={faults.mealPlan}
          onChange={(event) => onChange({ mealPlan: event.target.value as MealPlan | '' })}
        >
          <option value="">{t('newBooking.mealsIn')}</option>
          {chosen?.meal_plans.flatMap((plan) => {
            const supplement = supplements.get(plan);
            if (supplement === undefined) return [];
            const name = t(`booking.mealPlans.${plan}`);
            return [
              <option key={plan} value={plan}>
                {t('newBooking.mealExtra', { name, amount: format.usd(supplement) })}
              </option>,
            ];
          })}
        </Select>
      </div>
    </>
  );
}
