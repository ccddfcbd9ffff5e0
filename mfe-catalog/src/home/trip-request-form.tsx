import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type CreateTripRequestDto,
  type FormReceiptDto,
  useCreateTripRequestMutation,
} from '@atoll/api-client/endpoints/trip-requests.gen';
import { useGuardedSending } from '@atoll/api-client/use-guarded-sending';
import { LENGTHS } from '@atoll/contract/rules';
import { TRIP_BUDGETS, TRIP_DESCRIPTION, TRIP_DURATIONS, type TripBudget } from '@atoll/contract/trip-wish';
import { useDisplayCurrency, useFormat, useLanguage } from '@atoll/i18n/instance';
import { Button } from '@atoll/ui/button';
import { Checkbox } from '@atoll/ui/checkbox';
import { TextArea, TextField } from '@atoll/ui/field';
import { Notice } from '@atoll/ui/notice';
import { Select } from '@atoll/ui/select';
import { type TypedForm, forgetTyped, keepTyped, restoreTyped } from '@atoll/ui/typed';
import { useChecks } from '@atoll/ui/use-checks';
import { type Faults, textOf, useSendForm } from '@atoll/ui/use-send-form';
import { useLabels } from '../shared/use-labels';
import styles from './trip-request.module.css';

/** What the agency has now, and the address that it answers to. */
export interface SentWish {
  receipt: FormReceiptDto;
  email: string;
}

const KEPT: TypedForm = { name: 'trip-request', fields: ['description', 'duration', 'budget', 'email'] };

/** What was chosen of a list, under the API's name; nothing where it was left open. */
const chosen = (data: FormData): Pick<CreateTripRequestDto, 'duration' | 'budget'> => ({
  duration: TRIP_DURATIONS.find((days) => String(days) === textOf(data, 'duration')) ?? null,
  budget: TRIP_BUDGETS.find((band) => band === textOf(data, 'budget')) ?? null,
});

/** The wish in a sentence; what was typed stays, whatever the answer, and over a reload. */
export function TripRequestForm({ onSent }: { onSent: (wish: SentWish) => void }) {
  const { t } = useTranslation('catalog');
  const labels = useLabels();
  const budgetText = useBudgetText();
  const checks = useChecks();
  const locale = useLanguage();
  const currency = useDisplayCurrency().code as NonNullable<CreateTripRequestDto['currency']>;
  const [create] = useCreateTripRequestMutation();
  const send = useGuardedSending((body: CreateTripRequestDto, key) =>
    create({ createTripRequestDto: body, 'Idempotency-Key': key }).unwrap(),
  );
  const { form, faults, failure, isUnclear, isBusy, submit } = useSendForm(
    (data): Faults => ({
      ...(textOf(data, 'description').length < TRIP_DESCRIPTION.min && {
        description: t('tripRequest.descriptionShort'),
      }),
      ...checks.email(data),
      ...(!data.has('consent') && { consent: t('tripRequest.consentMissing') }),
    }),
    async (data) => {
      const email = textOf(data, 'email');
      const said = { description: textOf(data, 'description'), email, ...chosen(data) };
      const receipt = await send({ ...said, locale, currency, consent: true });
      forgetTyped(KEPT);
      onSent({ receipt, email });
    },
  );
  useEffect(() => restoreTyped(KEPT, form.current), [form]);
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={t('tripRequest.label')}
      onSubmit={submit}
      onInput={({ currentTarget }) => keepTyped(KEPT, currentTarget)}
      noValidate
      aria-busy={isBusy}
    >
      <TextArea
        name="description"
        label={t('tripRequest.description')}
        hint={t('tripRequest.descriptionHint')}
        error={faults.description}
        rows={3}
        maxLength={TRIP_DESCRIPTION.max}
        required
      />
      <div className={styles.pair}>
        <Select name="duration" label={t('tripRequest.duration')} error={faults.duration} optional>
          <option value="">{t('tripRequest.durationOpen')}</option>
          {TRIP_DURATIONS.map((days) => (
            <option key={days} value={days}>
              {labels.days(days)}
            </option>
          ))}
        </Select>
        <Select name="budget" label={t('tripRequest.budget')} error={faults.budget} optional>
          <option value="">{t('tripRequest.budgetOpen')}</option>
          {TRIP_BUDGETS.map((band) => (
            <option key={band} value={band}>
              {budgetText(band)}
            </option>
          ))}
        </Select>
      </div>
      <TextField
        name="email"
        type="email"
        label={t('tripRequest.email')}
        error={faults.email}
        maxLength={LENGTHS.email.max}
        autoComplete="email"
        spellCheck={false}
        required
      />
      <Checkbox name="consent" label={t('tripRequest.consent')} error={faults.consent} required />
      {failure && (
        <Notice kind="error" title={t(isUnclear ? 'tripRequest.unclear' : 'tripRequest.failed')}>
          <p>{failure}</p>
          {isUnclear && <p>{t('tripRequest.again')}</p>}
        </Notice>
      )}
      <Button type="submit" size="large" busy={isBusy}>
        {t('tripRequest.send')}
      </Button>
    </form>
  );
}

/** A band of US dollars in the currency that the traveller thinks in. */
function useBudgetText(): (band: TripBudget) => string {
  const { t } = useTranslation('catalog');
  const format = useFormat();
  return (band) => {
    const [from = '', to] = band.split(/\D+/).filter(Boolean);
    if (to === undefined) return t('tripRequest.bandOver', { from: format.money(from) });
    return t('tripRequest.band', { from: format.money(from), to: format.money(to) });
  };
}
