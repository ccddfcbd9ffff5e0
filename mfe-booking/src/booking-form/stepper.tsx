import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './stepper.module.css';

export interface StepperProps {
  name: string;
  label: string;
  hint?: ReactNode;
  value: number;
  min: number;
  max: number;
  invalid?: boolean;
  /** Id of the message that says why it is invalid. */
  describedBy?: string;
  onChange(value: number): void;
}

/** A small whole number with a button on each side. The buttons stay focusable at the ends. */
export function Stepper({ name, label, hint, value, min, max, invalid, describedBy, onChange }: StepperProps) {
  const { t } = useTranslation('booking');
  const id = useId();
  const button = (step: 1 | -1, text: string, atEnd: boolean) => (
    <button
      type="button"
      name={step === 1 ? name : undefined}
      className={styles.button}
      aria-label={text}
      aria-disabled={atEnd || undefined}
      aria-describedby={describedBy}
      onClick={() => !atEnd && onChange(value + step)}
    >
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d={step === 1 ? 'M3 8h10M8 3v10' : 'M3 8h10'} />
      </svg>
    </button>
  );
  return (
    <div className={styles.stepper} role="group" aria-labelledby={id} data-invalid={invalid || undefined}>
      <div>
        <p id={id} className={styles.label}>
          {label}
        </p>
        {hint && <p className={styles.hint}>{hint}</p>}
      </div>
      <div className={styles.controls}>
        {button(-1, t('form.fewer', { what: label }), value <= min)}
        <output className={styles.value} aria-live="polite">
          {value}
        </output>
        {button(1, t('form.more', { what: label }), value >= max)}
      </div>
    </div>
  );
}
