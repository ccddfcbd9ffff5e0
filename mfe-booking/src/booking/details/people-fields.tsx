import { useTranslation } from 'react-i18next';
import type { BookingDto } from '@atoll/api-client/endpoints/bookings.gen';
import { LENGTHS } from '@atoll/contract/rules';
import { TextField } from '@atoll/ui/field';
import styles from '../booking.module.css';
import own from './details.module.css';
import type { Person } from './details-values';
import { KeepPeople, SavedChoice } from './saved-choice';
import type { DetailsForm } from './use-details';

/** Who travels: a line for each adult, then for each child. */
export function PeopleFields({ booking, form }: { booking: BookingDto; form: DetailsForm }) {
  const { t } = useTranslation('booking');
  const { people } = form.values;
  const change = (index: number, part: Partial<Person>) =>
    form.change({ people: people.map((person, at) => (at === index ? { ...person, ...part } : person)) });
  const labelOf = (index: number): string => {
    const age = booking.children_ages[index - booking.adults];
    if (age === undefined) return t('told.adult', { number: index + 1 });
    return age === 0 ? t('told.baby') : t('told.child', { count: age });
  };
  return (
    <fieldset className={own.people}>
      <legend>{t('told.people')}</legend>
      <p className={styles.small}>{t('told.peopleHint')}</p>
      <SavedChoice form={form} />
      {people.map(({ name, birthDate }, index) => (
        <div key={index} className={own.pair}>
          <TextField
            label={labelOf(index)}
            value={name}
            maxLength={LENGTHS.name.max}
            autoComplete="off"
            error={form.personFault(index, 'name')}
            onChange={({ target }) => change(index, { name: target.value })}
          />
          <TextField
            type="date"
            label={t('told.birthDate')}
            aria-label={t('told.birthDateOf', { person: labelOf(index) })}
            value={birthDate}
            error={form.personFault(index, 'birth_date')}
            optional
            onChange={({ target }) => change(index, { birthDate: target.value })}
          />
        </div>
      ))}
      <KeepPeople form={form} />
      {form.fault('named_travellers') && <p className={own.fault}>{form.fault('named_travellers')}</p>}
    </fieldset>
  );
}
