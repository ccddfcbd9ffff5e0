import { useTranslation } from 'react-i18next';
import { ifMatch } from '@atoll/api-client/base';
import { type BookingDto, useUpdateBookingDetailsMutation } from '@atoll/api-client/endpoints/bookings.gen';
import { currentOf } from '@atoll/api-client/stale';
import { sentences } from '@atoll/contract/lists';
import { LENGTHS } from '@atoll/contract/rules';
import { TextArea, TextField } from '@atoll/ui/field';
import { Select } from '@atoll/ui/select';
import { EditNotice } from '../../office/edit-notice';
import { OfficeDialog } from '../../office/office-dialog';
import { useEdit } from '../../office/use-edit';
import { StepFailure } from '../steps/step-failure';
import { useStep } from '../steps/use-step';
import { type DetailsValues, detailsBody, toldPeople, valuesOf } from './details-values';
import styles from './details.module.css';
import { useDetailsWords } from './use-details-words';

const CHANNELS = ['email', 'whatsapp', 'phone'] as const;

/** Enters flights, wishes and travellers for a guest; what was typed stays until it is stored. */
export function DetailsDialog({ booking, onClose }: { booking: BookingDto; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const [update] = useUpdateBookingDetailsMutation();
  const edit = useEdit(booking, valuesOf);
  const { read, base, draft: values } = edit;
  const words = useDetailsWords();
  const { send, isBusy, failure } = useStep(onClose, t('details.done', { reference: booking.reference }));
  const faultOf = (name: string) => sentences(...(failure?.fields?.[name] ?? [])) || undefined;
  const field = (name: Exclude<keyof DetailsValues, 'people'>) => ({
    value: values[name],
    error: faultOf(name),
    onChange: ({ target }: { target: { value: string } }) => edit.set({ [name]: target.value }),
  });
  const told = toldPeople(values.people);
  const person = (index: number, name: 'name' | 'birth_date') => ({
    value: values.people[index]?.[name] ?? '',
    error: faultOf(`named_travellers.${told.indexOf(index)}.${name}`),
    onChange: ({ target }: { target: { value: string } }) =>
      edit.set({
        people: values.people.map((one, at) => (at === index ? { ...one, [name]: target.value } : one)),
      }),
  });
  const run = async () => {
    const updateBookingDetailsDto = detailsBody(base, values);
    edit.refused(await send(() => update({ id: read.id, 'If-Match': ifMatch(read.version), updateBookingDetailsDto })));
  };
  return (
    <OfficeDialog
      title={t('details.title', { reference: booking.reference })}
      onClose={onClose}
      submit={{ label: t('details.save'), run: () => void run(), isBusy, isHeld: edit.isUnsettled }}
    >
      <EditNotice edit={edit} {...words} />
      {!currentOf(failure) && <StepFailure failure={failure} />}
      <div className={styles.pair}>
        <TextField {...field('arrival_flight_at')} type="datetime-local" label={t('booking.landing')} />
        <TextField {...field('arrival_flight_no')} label={t('details.flightNo')} maxLength={10} />
        <TextField {...field('departure_flight_at')} type="datetime-local" label={t('booking.flightHome')} />
        <TextField {...field('departure_flight_no')} label={t('details.flightNoHome')} maxLength={10} />
      </div>
      {values.people.map((_, index) => (
        <div key={index} className={styles.pair}>
          <TextField
            {...person(index, 'name')}
            label={t('details.person', { number: index + 1 })}
            maxLength={LENGTHS.name.max}
          />
          <TextField {...person(index, 'birth_date')} type="date" label={t('details.birthDate')} />
        </div>
      ))}
      <TextArea
        {...field('special_requests')}
        label={t('booking.requests')}
        rows={3}
        maxLength={LENGTHS.requests.max}
      />
      <TextField {...field('phone')} type="tel" label={t('booking.phone')} required />
      <Select {...field('preferred_channel')} label={t('details.channel')}>
        <option value="">{t('details.anyChannel')}</option>
        {CHANNELS.map((code) => (
          <option key={code} value={code}>
            {t(`details.channels.${code}`)}
          </option>
        ))}
      </Select>
    </OfficeDialog>
  );
}
