import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '@atoll/ui/notice';
import type { FieldName } from '../shared/booking-values';
import { isMissing, useFaultText } from './fault-text';
import styles from './form.module.css';
import type { BookingForm } from './use-booking-form';

const LABELS = {
  checkIn: 'form.checkIn',
  checkOut: 'stay.checkOut',
  room: 'stay.roomKind',
  rooms: 'stay.roomCount',
  mealPlan: 'stay.meals',
  adults: 'form.who',
  name: 'form.name',
  email: 'form.email',
  phone: 'form.phone',
  landsAt: 'form.landsAt',
  fliesAt: 'form.fliesAt',
  requests: 'form.requests',
  terms: 'form.terms',
} as const;

const isNamed = (field: string): field is keyof typeof LABELS => Object.hasOwn(LABELS, field);

/** All faults in one place after a try to send; each leads to its field. */
export function FaultSummary({ form }: { form: BookingForm }) {
  const { t } = useTranslation(['booking', 'common']);
  const faultText = useFaultText();
  const faulty = Object.keys(form.faults) as FieldName[];
  if (form.faultyTries === 0 || faulty.length === 0) return null;
  const labelOf = (field: FieldName) =>
    isNamed(field) ? t(LABELS[field]) : t('common:childAge.label', { number: Number(field.split('.')[1]) + 1 });
  const lineOf = (field: FieldName) => {
    const fault = form.faults[field];
    if (field === 'terms') return faultText(fault);
    return t('faults.labelled', { label: labelOf(field), text: isMissing(fault) ? t(fault.key) : faultText(fault) });
  };
  const goTo = (event: MouseEvent<HTMLButtonElement>, field: FieldName) => {
    const target = event.currentTarget.form?.elements.namedItem(field);
    if (target instanceof HTMLElement) target.focus();
  };
  return (
    <Notice kind="error" title={t('faults.title', { count: faulty.length })}>
      <ul className={styles.faultList}>
        {faulty.map((field) => (
          <li key={field}>
            <button type="button" className={styles.faultLink} onClick={(event) => goTo(event, field)}>
              {lineOf(field)}
            </button>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
