import { useTranslation } from 'react-i18next';
import { ADULTS, CHILDREN, CHILD_AGE } from '@atoll/contract/rules';
import { ChildAge } from '@atoll/ui/child-age';
import { Stepper } from '../../booking-form/stepper';
import styles from './change.module.css';
import type { StayWish } from './stay-wish';

interface Party {
  wish: StayWish;
  /** Full years of the youngest that are taken; null: everybody. */
  minAge: number | null;
  /** What the server says against it. */
  fault: string | undefined;
  onChange(part: Partial<StayWish>): void;
}

/** Who travels: adults, children and the age of each. */
export function PartyFields({ wish: { adults, ages }, minAge, fault, onChange }: Party) {
  const { t } = useTranslation('booking');
  const invalid = fault !== undefined;
  const described = invalid ? { describedBy: 'change-party-fault' } : {};
  const takesChildren = (minAge ?? 0) <= CHILD_AGE.max || ages.length > 0;
  const setChildren = (count: number) =>
    onChange({ ages: Array.from({ length: count }, (_, index) => ages[index] ?? null) });
  return (
    <div className={styles.party}>
      <Stepper
        name="adults"
        label={t('form.adults')}
        value={adults}
        min={ADULTS.min}
        max={ADULTS.max}
        invalid={invalid}
        {...described}
        onChange={(value) => onChange({ adults: value })}
      />
      {takesChildren && (
        <Stepper
          name="children"
          label={t('form.children')}
          hint={t('form.childrenHint', { min: minAge ?? CHILD_AGE.min, max: CHILD_AGE.max })}
          value={ages.length}
          min={CHILDREN.min}
          max={CHILDREN.max}
          invalid={invalid}
          {...described}
          onChange={setChildren}
        />
      )}
      {fault && (
        <p id="change-party-fault" className={styles.fault}>
          {fault}
        </p>
      )}
      {ages.length > 0 && (
        <div className={styles.ages}>
          {ages.map((age, index) => (
            <ChildAge
              key={index}
              number={index + 1}
              age={age}
              minAge={minAge}
              onChange={(years) => onChange({ ages: ages.with(index, years) })}
            />
          ))}
        </div>
      )}
    </div>
  );
}
