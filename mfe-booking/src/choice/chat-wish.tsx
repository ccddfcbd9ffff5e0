import { useTranslation } from 'react-i18next';
import { addDays, isCalendarDate } from '@atoll/contract/days';
import { ADULTS, CHILDREN, CHILD_AGE, STAY_NIGHTS } from '@atoll/contract/rules';
import { TextField } from '@atoll/ui/field';
import { Select } from '@atoll/ui/select';
import { ChildAge } from '@atoll/ui/child-age';
import type { BookingLimits, BookingValues } from '../shared/booking-values';
import { type StayOffer, movedTo } from '../shared/stay-trip';
import styles from './choice.module.css';

const upTo = (from: number, to: number) => Array.from({ length: Math.max(0, to - from + 1) }, (_, n) => from + n);

interface ChatWishProps {
  /** Rooms of a resort; undefined for a package. */
  offer: StayOffer | undefined;
  values: BookingValues;
  limits: BookingLimits;
  onChange(next: Partial<BookingValues>): void;
}

/** When and with whom, as far as somebody likes to say it before the chat; the form knows it then too. */
export function ChatWish({ offer, values, limits, onChange }: ChatWishProps) {
  const { t } = useTranslation('booking');
  const { adults, childrenAges, checkIn, stay } = values;
  const { min, max } = limits.dates;
  const takesChildren = (limits.rules.min_age ?? 0) <= CHILD_AGE.max && limits.groupMax > 1;
  const setChildren = (count: number) =>
    onChange({ childrenAges: upTo(1, count).map((child) => childrenAges[child - 1] ?? null) });
  const setAge = (index: number, age: number | null) =>
    onChange({ childrenAges: childrenAges.map((old, n) => (n === index ? age : old)) });
  return (
    <div className={styles.wish}>
      {offer && stay && (
        <Select
          name="room"
          label={t('stay.roomKind')}
          value={stay.room}
          onChange={({ target }) => onChange({ stay: { ...stay, room: target.value } })}
        >
          {offer.rooms.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      )}
      <div className={styles.party}>
        <TextField
          type="date"
          name="checkIn"
          label={t(stay ? 'stay.checkIn' : 'form.checkIn')}
          optional
          min={min}
          max={max}
          value={checkIn}
          onChange={({ target }) => onChange(movedTo(target.value, values))}
        />
        {stay && (
          <TextField
            type="date"
            name="checkOut"
            label={t('stay.checkOut')}
            optional
            {...(isCalendarDate(checkIn) && {
              min: addDays(checkIn, STAY_NIGHTS.min),
              max: addDays(checkIn, STAY_NIGHTS.max),
            })}
            value={stay.checkOut}
            onChange={({ target }) => onChange({ stay: { ...stay, checkOut: target.value } })}
          />
        )}
      </div>
      <div className={styles.party}>
        <Select
          name="adults"
          label={t('form.adults')}
          value={adults}
          onChange={({ target }) => onChange({ adults: Number(target.value) })}
        >
          {upTo(ADULTS.min, Math.min(ADULTS.max, limits.groupMax)).map((count) => (
            <option key={count}>{count}</option>
          ))}
        </Select>
        {takesChildren && (
          <Select
            name="children"
            label={t('form.children')}
            value={childrenAges.length}
            onChange={({ target }) => setChildren(Number(target.value))}
          >
            {upTo(0, Math.min(CHILDREN.max, limits.groupMax - 1)).map((count) => (
              <option key={count}>{count}</option>
            ))}
          </Select>
        )}
        {childrenAges.map((age, index) => (
          <ChildAge
            key={index}
            name={`childrenAges.${index}`}
            number={index + 1}
            age={age}
            minAge={limits.rules.min_age}
            optional
            onChange={(years) => setAge(index, years)}
          />
        ))}
      </div>
    </div>
  );
}
