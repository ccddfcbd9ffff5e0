import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingDto } from '@atoll/api-client/endpoints/bookings.gen';
import { LENGTHS } from '@atoll/contract/rules';
import { Button } from '@atoll/ui/button';
import { TextArea, TextField } from '@atoll/ui/field';
import { Notice } from '@atoll/ui/notice';
import { Select } from '@atoll/ui/select';
import type { BookingKey } from '../../shared/booking-api';
import { refusalText } from '../../shared/refusal-text';
import styles from '../booking.module.css';
import own from './details.module.css';
import { PeopleFields } from './people-fields';
import { useDetails } from './use-details';

const CHANNELS = ['email', 'whatsapp', 'phone'] as const;

interface Telling {
  booking: BookingDto;
  of: BookingKey;
  /** @param isKept false where travellers could not be kept in the account */
  onSaved(isKept: boolean): void;
  onKeep(): void;
}

/** Flights, wishes and travellers as fields. */
export function DetailsFields({ booking, of, onSaved, onKeep }: Telling) {
  const { t } = useTranslation('booking');
  const form = useDetails(booking, of, onSaved);
  const { failure, values, fault } = form;
  const field = (name: 'landsAt' | 'landsNo' | 'fliesAt' | 'fliesNo' | 'phone' | 'requests', sent: string) => ({
    value: values[name],
    error: fault(sent),
    onChange: ({ target }: { target: { value: string } }) => form.change({ [name]: target.value }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.save();
  };
  return (
    <form className={own.form} noValidate onSubmit={submit}>
      <div className={own.pair}>
        <TextField
          {...field('landsAt', 'arrival_flight_at')}
          type="datetime-local"
          label={t('form.landsAt')}
          autoFocus
          optional
        />
        <TextField {...field('landsNo', 'arrival_flight_no')} label={t('told.flightNo')} maxLength={10} optional />
      </div>
      <div className={own.pair}>
        <TextField
          {...field('fliesAt', 'departure_flight_at')}
          type="datetime-local"
          label={t('form.fliesAt')}
          optional
        />
        <TextField
          {...field('fliesNo', 'departure_flight_no')}
          label={t('told.flightNoHome')}
          maxLength={10}
          optional
        />
      </div>
      <p className={styles.small}>{t('told.ticket')}</p>
      <PeopleFields booking={booking} form={form} />
      <TextArea
        {...field('requests', 'special_requests')}
        rows={3}
        label={t('form.requests')}
        hint={t('form.requestsHint')}
        maxLength={LENGTHS.requests.max}
        optional
      />
      <div className={own.pair}>
        <TextField
          {...field('phone', 'phone')}
          type="tel"
          label={t('form.phone')}
          autoComplete="tel"
          inputMode="tel"
          required
        />
        <Select
          label={t('told.channel')}
          value={values.channel}
          onChange={({ target }) => form.change({ channel: target.value })}
        >
          <option value="">{t('told.anyChannel')}</option>
          {CHANNELS.map((code) => (
            <option key={code} value={code}>
              {t(`told.channels.${code}`)}
            </option>
          ))}
        </Select>
      </div>
      {failure && (
        <Notice kind="error" title={t('told.failed')}>
          {failure.status === 412 ? t('told.changedElsewhere') : refusalText(failure)}
        </Notice>
      )}
      <div className={styles.buttons}>
        <Button type="submit" busy={form.isBusy}>
          {t('told.save')}
        </Button>
        <Button kind="secondary" onClick={onKeep}>
          {t('change.keep')}
        </Button>
      </div>
    </form>
  );
}
