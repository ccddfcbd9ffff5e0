import { useTranslation } from 'react-i18next';
import { useGetResortQuery } from '@atoll/api-client/endpoints/resorts.gen';
import { useLanguage } from '@atoll/i18n/instance';
import { TextField } from '@atoll/ui/field';
import { Select } from '@atoll/ui/select';
import { type Sample, scopeMembers } from './rate-draft';
import styles from './rates.module.css';
import { ThingSelect } from './thing-select';

/** The stay that a change is tried on. */
export function SampleFields({
  sample,
  faults,
  onChange,
}: {
  sample: Sample;
  faults: Record<string, string[]>;
  onChange: (sample: Sample) => void;
}) {
  const { t } = useTranslation('admin');
  const lang = useLanguage();
  const { resort } = scopeMembers(sample.scope);
  const { currentData: place } = useGetResortQuery({ id: String(resort), lang }, { skip: resort === null });
  const text = (name: keyof Sample, label: string, props: object) => (
    <TextField
      label={label}
      value={sample[name]}
      error={faults[`sample.${name}`]?.[0]}
      onChange={(event) => onChange({ ...sample, [name]: event.target.value })}
      {...props}
    />
  );
  return (
    <fieldset className={styles.sample}>
      <legend>{t('rates.sample.title')}</legend>
      <ThingSelect
        label={t('rates.sample.thing')}
        value={sample.scope}
        error={(faults['sample.package'] ?? faults['sample.resort'])?.[0]}
        onChange={(scope) => onChange({ ...sample, scope, room: '' })}
      />
      {resort !== null && (
        <div className={styles.pair}>
          <Select
            label={t('rates.sample.room')}
            value={sample.room}
            error={faults['sample.room']?.[0]}
            onChange={(event) => onChange({ ...sample, room: event.target.value })}
          >
            <option value="">{t('rates.choose')}</option>
            {(place?.room_types ?? []).map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
          {text('nights', t('booking.nights'), { inputMode: 'numeric' })}
        </div>
      )}
      <div className={styles.pair}>
        {text('check_in', t('booking.checkIn'), { type: 'date' })}
        {text('adults', t('newBooking.adults'), { inputMode: 'numeric' })}
      </div>
      {text('booked_on', t('rates.sample.bookedOn'), { type: 'date', hint: t('rates.sample.bookedOnHint') })}
    </fieldset>
  );
}
