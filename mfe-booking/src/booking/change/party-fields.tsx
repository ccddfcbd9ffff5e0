import { useTranslation } from 'react-i18next';
import { ADULTS, CHILDREN, CHILD_AGE } from '@atoll/contract/rules';
import { Select } from '@atoll/ui/select';
import { Stepper } from '../../booking-form/stepper';
import styles from './change.module.css';
import type { StayWish } from './stay-wish';

const AGES = Array.from({ length: CHILD_AGE.max + 1 }, (_, age) => age);

interface Party {
  wish: StayWish;
  /** What the server says against it. */
  fault: string | undefined;
  onChange(part: Partial<StayWish>): void;
}

/** Who travels: adults, children and the age of each. */
export function PartyFields({ wish: { adults, ages }, fault, onChange }: Party) {
  const { t } = useTranslation('booking');
  const invalid = fault !== undefined;
  const described = invalid ? { describedBy: 'change-party-fault' } : {};
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
      <Stepper
        name="children"
        label={t('form.children')}
        hint={t('form.childrenHint', { min: CHILD_AGE.min, max: CHILD_AGE.max })}
        value={ages.length}
        min={CHILDREN.min}
        max={CHILDREN.max}
        invalid={invalid}
        {...described}
        onChange={setChildren}
      />
      {fault && (
        <p id="change-party-fault" className={styles.fault}>
          {fault}
        </p>
      )}
      {ages.length > 0 && (
        <div className={styles.ages}>
          {ages.map((age, index) => (
            <Select
              key={index}
              label={t('form.childAge', { number: index + 1 })}
              required
              value={age ?? ''}
              onChange={({ target }) =>
                onChange({ ages: ages.with(index, target.value === '' ? null : Number(target.value)) })
              }
            >
              <option value="">{t('form.choose')}</option>
              {AGES.map((years) => (
                <option key={years} value={years}>
                  {years === 0 ? t('form.baby') : t('form.years', { count: years })}
                </option>
              ))}
            </Select>
          ))}
        </div>
      )}
    </div>
  );
}
