import { useTranslation } from 'react-i18next';
import { Checkbox } from '@atoll/ui/checkbox';
import { Icon } from '@atoll/ui/icon';
import own from './details.module.css';
import type { DetailsForm } from './use-details';
import { personOf } from './use-saved-people';

/** Those whom the customer keeps, each for the first empty line. */
export function SavedChoice({ form }: { form: DetailsForm }) {
  const { t } = useTranslation('booking');
  const { people } = form.values;
  const others = form.saved.others(people);
  const free = people.findIndex(({ name, birthDate }) => !name.trim() && !birthDate);
  if (others.length === 0 || free < 0) return null;
  return (
    <div className={own.saved} role="group" aria-label={t('told.savedPeople')}>
      <p>{t('told.savedPeople')}</p>
      {others.map((saved) => (
        <button
          key={saved.id}
          type="button"
          aria-label={t('told.putIn', { name: saved.name })}
          onClick={({ currentTarget }) => {
            // The button goes; the focus goes on in the line that it has filled.
            currentTarget.closest('fieldset')?.querySelectorAll<HTMLInputElement>('input:not([type])')[free]?.focus();
            form.change({ people: people.map((person, at) => (at === free ? personOf(saved) : person)) });
          }}
        >
          <Icon name="user" />
          {saved.name}
        </button>
      ))}
    </div>
  );
}

/** Whether those of the form are kept for the next booking. */
export function KeepPeople({ form }: { form: DetailsForm }) {
  const { t } = useTranslation('booking');
  const { saved, values } = form;
  if (saved.unknown(values.people).length === 0) return null;
  return (
    <Checkbox
      label={t('told.keepPeople')}
      checked={saved.isKeeping}
      onChange={({ target }) => saved.setKeeping(target.checked)}
    />
  );
}
