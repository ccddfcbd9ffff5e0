import { useTranslation } from 'react-i18next';
import { ADULTS, CHILDREN, CHILD_AGE } from '@atoll/contract/rules';
import { Meta } from '@atoll/ui/card';
import { ChildAge } from '@atoll/ui/child-age';
import type { Trip } from '../shared/trip';
import { useTripLimits } from '../shared/trip-summary';
import { useFaultText } from './fault-text';
import styles from './form.module.css';
import { Stepper } from './stepper';
import type { BookingForm } from './use-booking-form';

/** Adults, children and the age of each child. */
export function GuestsSection({ form, trip }: { form: BookingForm; trip: Trip }) {
  const { t } = useTranslation('booking');
  const faultText = useFaultText();
  const limits = useTripLimits({ ...trip, start_date: null, end_date: null });
  const { adults, childrenAges } = form.values;
  const { groupMax, rules } = form.limits;
  const children = childrenAges.length;
  const fault = faultText(form.faults.adults);
  const takesChildren = (rules.min_age ?? 0) <= CHILD_AGE.max && (groupMax > 1 || children > 0);
  const setChildren = (count: number) => {
    const ages = Array.from({ length: count }, (_, index) => childrenAges[index] ?? null);
    form.change({ childrenAges: ages }, 'adults');
  };
  const setAge = (index: number, age: number | null) => {
    form.change({ childrenAges: childrenAges.map((old, i) => (i === index ? age : old)) }, `childrenAges.${index}`);
    form.leave(`childrenAges.${index}`);
  };
  const described = fault ? 'booking-group-fault' : undefined;
  return (
    <section className={styles.section} aria-labelledby="booking-who">
      <h2 id="booking-who">{t('form.who')}</h2>
      <div>
        <div
          className={styles.steppers}
          // Three people may be reached through two: the group is judged when the reader goes on.
          onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && form.leave('adults')}
        >
          <Stepper
            name="adults"
            label={t('form.adults')}
            hint={t('form.adultsHint', { min: CHILD_AGE.max + 1 })}
            value={adults}
            min={ADULTS.min}
            max={Math.min(ADULTS.max, groupMax - children)}
            invalid={Boolean(fault)}
            describedBy={described}
            onChange={(value) => form.change({ adults: value }, 'adults')}
          />
          {takesChildren && (
            <Stepper
              name="children"
              label={t('form.children')}
              hint={t('form.childrenHint', { min: rules.min_age ?? CHILD_AGE.min, max: CHILD_AGE.max })}
              value={children}
              min={CHILDREN.min}
              max={Math.min(CHILDREN.max, groupMax - adults)}
              invalid={Boolean(fault)}
              describedBy={described}
              onChange={setChildren}
            />
          )}
        </div>
        {fault && (
          <p id="booking-group-fault" className={styles.fault}>
            {fault}
          </p>
        )}
        {children > 0 && (
          <div className={styles.ages}>
            {childrenAges.map((age, index) => (
              <ChildAge
                key={index}
                name={`childrenAges.${index}`}
                number={index + 1}
                age={age}
                minAge={rules.min_age}
                error={faultText(form.faults[`childrenAges.${index}`])}
                onChange={(years) => setAge(index, years)}
                onBlur={() => form.leave(`childrenAges.${index}`)}
              />
            ))}
          </div>
        )}
        <div className={styles.note}>
          <Meta items={limits} />
        </div>
      </div>
    </section>
  );
}
