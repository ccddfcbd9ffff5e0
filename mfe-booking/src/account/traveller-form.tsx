import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type ApiError, ifMatch, newIdempotencyKey } from '@atoll/api-client/base';
import {
  type SavedTravellerDto,
  useCreateSavedTravellerMutation,
  useUpdateSavedTravellerMutation,
} from '@atoll/api-client/endpoints/customers.gen';
import { maldivesDay } from '@atoll/contract/days';
import { LENGTHS } from '@atoll/contract/rules';
import { useLanguage } from '@atoll/i18n/instance';
import { Button } from '@atoll/ui/button';
import { TextField } from '@atoll/ui/field';
import { Notice } from '@atoll/ui/notice';
import { Select } from '@atoll/ui/select';
import { type Faults, textOf, useSendForm } from '@atoll/ui/use-send-form';
import styles from './account.module.css';
import { countriesIn } from './countries';

/** Somebody who travels with the customer, new or known; what was typed stays, whatever the answer. */
export function TravellerForm({
  traveller,
  onSaved,
  onKeep,
}: {
  traveller: SavedTravellerDto | null;
  onSaved: () => void;
  onKeep: () => void;
}) {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  const countries = useMemo(() => countriesIn(language), [language]);
  const [create] = useCreateSavedTravellerMutation();
  const [update] = useUpdateSavedTravellerMutation();
  const { form, faults, failure, isBusy, submit } = useSendForm(
    (data): Faults =>
      textOf(data, 'name').length < LENGTHS.name.min ? { name: t('account.travellers.nameMissing') } : {},
    async (data) => {
      const facts = {
        name: textOf(data, 'name'),
        birth_date: textOf(data, 'birth_date') || null,
        nationality: textOf(data, 'nationality') || null,
      };
      await (
        traveller
          ? update({ id: traveller.id, 'If-Match': ifMatch(traveller.version), updateSavedTravellerDto: facts })
          : create({ 'Idempotency-Key': newIdempotencyKey(), createSavedTravellerDto: facts })
      ).unwrap();
      onSaved();
    },
    ({ status }: ApiError) => (status === 412 || status === 404 ? t('account.travellers.changedElsewhere') : null),
  );
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      {failure && <Notice kind="error">{failure}</Notice>}
      <TextField
        label={t('account.travellers.name')}
        hint={t('account.travellers.nameHint')}
        name="name"
        autoComplete="off"
        maxLength={LENGTHS.name.max}
        defaultValue={traveller?.name}
        error={faults.name}
        autoFocus
        required
      />
      <div className={styles.pair}>
        <TextField
          type="date"
          label={t('told.birthDate')}
          name="birth_date"
          max={maldivesDay(new Date())}
          defaultValue={traveller?.birth_date ?? ''}
          error={faults.birth_date}
          optional
        />
        <Select
          label={t('account.travellers.nationality')}
          name="nationality"
          defaultValue={traveller?.nationality ?? ''}
          error={faults.nationality}
          optional
        >
          <option value="">{t('account.travellers.unsaid')}</option>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </div>
      <div className={styles.actions}>
        <Button type="submit" busy={isBusy}>
          {t('account.save')}
        </Button>
        <Button kind="secondary" onClick={onKeep}>
          {t('account.travellers.cancel')}
        </Button>
      </div>
    </form>
  );
}
