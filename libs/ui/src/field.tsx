import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './field.module.css';

/** What a control needs to be tied to its label, hint and error. */
export interface ControlProps {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  required?: boolean;
}

export interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** Message under the control; marks it invalid. */
  error?: ReactNode;
  required?: boolean;
  /** Says “optional” beside the label. */
  optional?: boolean;
  children: (control: ControlProps) => ReactNode;
}

/** Label, hint and error around any control. */
export function Field({ label, hint, error, required, optional, children }: FieldProps) {
  const { t } = useTranslation('common');
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}>{t('form.optional')}</span>}
      </label>
      {children({
        id,
        ...(described && { 'aria-describedby': described }),
        ...(error && { 'aria-invalid': true as const }),
        ...(required && { required }),
      })}
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

type Labelled = Omit<FieldProps, 'children'>;

/** One line of text with its label. */
export function TextField({
  label,
  hint,
  error,
  required,
  optional,
  ...input
}: Labelled & ComponentPropsWithRef<'input'>) {
  return (
    <Field label={label} hint={hint} error={error} required={required} optional={optional}>
      {(control) => <input {...input} {...control} className={styles.control} />}
    </Field>
  );
}

/** Several lines of text with their label. */
export function TextArea({
  label,
  hint,
  error,
  required,
  optional,
  ...input
}: Labelled & ComponentPropsWithRef<'textarea'>) {
  return (
    <Field label={label} hint={hint} error={error} required={required} optional={optional}>
      {(control) => <textarea rows={4} {...input} {...control} className={styles.control} />}
    </Field>
  );
}
