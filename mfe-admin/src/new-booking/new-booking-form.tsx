import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { addDays, maldivesDay } from '@atoll/contract/days';
import { LANGUAGE_CODES, type Language } from '@atoll/contract/languages';
import { ADULTS, LENGTHS } from '@atoll/contract/rules';
import { TextArea, TextField } from '@atoll/ui/field';
import { Select } from '@atoll/ui/select';
import { OwnPriceFields } from '../own-price/own-price-fields';
import { ExtrasFields } from './extras-fields';
import styles from './new-booking.module.css';
import {
  BOOKABLE,
  type Bookable,
  type NewBookingField,
  type NewBookingValues,
  STAFF_SOURCES,
  type StaffSource,
  movedTo,
} from './new-booking-values';
import { PackageField } from './package-field';
import { RoomFields } from './room-fields';

const REASON_MAX = 500;

/** Fields of a booking that staff make for somebody. */
export function NewBookingForm({
  values,
  lead,
  faults,
  priceFaults,
  computed,
  isBusy,
  isEarly,
  onChange,
  onSubmit,
}: {
  values: NewBookingValues;
  /** The chat that it answers: that is how it came. */
  lead: string | undefined;
  faults: Partial<Record<NewBookingField, string>>;
  priceFaults: { total?: string | undefined; reason?: string | undefined };
  /** Total as the rates have it; absent while it is not known. */
  computed: string | undefined;
  isBusy: boolean;
  /** It was sent before its price was known. */
  isEarly: boolean;
  onChange: (change: Partial<NewBookingValues>) => void;
  onSubmit: () => void;
}) {
  const { t } = useTranslation('admin');
  const isStay = values.what === 'stay';
  const field = (
    name: Exclude<NewBookingField, 'what' | 'locale' | 'source' | 'extras' | 'ownPrice' | 'mealPlan'>,
  ) => ({
    value: values[name],
    error: faults[name],
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  });
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) onSubmit();
      }}
    >
      <fieldset>
        <legend>{t('booking.trip')}</legend>
        <Select
          label={t('newBooking.what')}
          value={values.what}
          onChange={(event) => onChange({ what: event.target.value as Bookable })}
        >
          {BOOKABLE.map((code) => (
            <option key={code} value={code}>
              {t(`newBooking.whats.${code}`)}
            </option>
          ))}
        </Select>
        {isStay ? (
          <RoomFields values={values} faults={faults} onChange={onChange} />
        ) : (
          <PackageField
            value={values.package}
            error={faults.package}
            onChange={(slug) => onChange({ package: slug, extras: {} })}
          />
        )}
        <div className={styles.row}>
          <TextField
            {...field('checkIn')}
            type="date"
            min={addDays(maldivesDay(new Date()), 1)}
            label={t('booking.checkIn')}
            required
            onChange={(event) => onChange(movedTo(event.target.value, values))}
          />
          {isStay && (
            <TextField
              {...field('checkOut')}
              type="date"
              min={addDays(values.checkIn || maldivesDay(new Date()), 1)}
              label={t('booking.checkOut')}
              required
            />
          )}
        </div>
        <div className={styles.row}>
          <TextField {...field('adults')} type="number" {...ADULTS} label={t('newBooking.adults')} required />
          <TextField
            {...field('ages')}
            inputMode="numeric"
            label={t('booking.childrenAges')}
            hint={t('newBooking.agesHint')}
          />
        </div>
        {!isStay && (
          <ExtrasFields
            package={values.package}
            value={values.extras}
            error={faults.extras}
            onChange={(extras) => onChange({ extras })}
          />
        )}
        <div className={styles.row}>
          <TextField
            {...field('landing')}
            type="datetime-local"
            label={t('booking.landing')}
            hint={t('newBooking.flightHint')}
            optional
          />
          <TextField
            {...field('flightHome')}
            type="datetime-local"
            label={t('booking.flightHome')}
            hint={t('newBooking.flightHint')}
            optional
          />
        </div>
        <TextArea
          {...field('requests')}
          rows={2}
          maxLength={LENGTHS.requests.max}
          label={t('booking.requests')}
          optional
        />
      </fieldset>
      <fieldset>
        <legend>{t('booking.contact')}</legend>
        <TextField
          {...field('name')}
          maxLength={LENGTHS.name.max}
          label={t('booking.name')}
          autoComplete="off"
          required
        />
        <div className={styles.row}>
          <TextField
            {...field('email')}
            type="email"
            maxLength={LENGTHS.email.max}
            label={t('booking.email')}
            autoComplete="off"
            required
          />
          <TextField
            {...field('phone')}
            type="tel"
            maxLength={LENGTHS.phone.max}
            label={t('booking.phone')}
            autoComplete="off"
            required
          />
        </div>
        <Select
          label={t('booking.language')}
          value={values.locale}
          onChange={(event) => onChange({ locale: event.target.value as Language })}
        >
          {LANGUAGE_CODES.map((code) => (
            <option key={code} value={code}>
              {t(`languages.${code}`)}
            </option>
          ))}
        </Select>
      </fieldset>
      <fieldset>
        <legend>{t('newBooking.why')}</legend>
        {lead ? (
          <p>{t('leads.dialog', { reference: lead })}</p>
        ) : (
          <Select
            label={t('booking.source')}
            required
            value={values.source}
            error={faults.source}
            onChange={(event) => onChange({ source: event.target.value as StaffSource })}
          >
            <option value="" disabled>
              {t('step.choose')}
            </option>
            {STAFF_SOURCES.map((code) => (
              <option key={code} value={code}>
                {t(`booking.sources.${code}`)}
              </option>
            ))}
          </Select>
        )}
        <TextField
          {...field('reason')}
          maxLength={REASON_MAX}
          label={t('step.reason')}
          hint={t('newBooking.reasonHint')}
          required={!lead}
          optional={Boolean(lead)}
        />
      </fieldset>
      <fieldset>
        <legend>{t('newBooking.price')}</legend>
        <OwnPriceFields
          value={values.ownPrice}
          computed={computed}
          errors={priceFaults}
          onChange={(change) => onChange({ ownPrice: { ...values.ownPrice, ...change } })}
        />
      </fieldset>
      <p className={styles.hint}>{t('newBooking.effect', { language: t(`languages.${values.locale}`) })}</p>
      <Button type="primary" htmlType="submit" aria-busy={isBusy}>
        {t('newBooking.submit')}
      </Button>
      <p role="status" className={styles.hint}>
        {isEarly && t('newBooking.priceComing')}
      </p>
    </form>
  );
}
