import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError, newIdempotencyKey, serverNow } from '@atoll/api-client/base';
import { type BookingDto, useCreateChangeRequestMutation } from '@atoll/api-client/endpoints/bookings.gen';
import { addDays, maldivesDay } from '@atoll/contract/days';
import { sentences } from '@atoll/contract/lists';
import { LENGTHS, STAY_NIGHTS } from '@atoll/contract/rules';
import { Button } from '@atoll/ui/button';
import { Checkbox } from '@atoll/ui/checkbox';
import { TextArea, TextField } from '@atoll/ui/field';
import { Notice } from '@atoll/ui/notice';
import type { BookingKey } from '../../shared/booking-api';
import { isUnclear, refusalText } from '../../shared/refusal-text';
import styles from './change.module.css';
import { ChangePrice } from './change-price';
import { PartyFields } from './party-fields';
import { type StayWish, asBooked, bookedExtras, changesOf } from './stay-wish';
import { forgetChange, keepChange, readChange } from './change-draft';
import { useChangeQuote } from './use-change-quote';

interface Changing {
  booking: BookingDto;
  of: BookingKey;
  onKeep(): void;
}

const faultOf = (messages: string[] | undefined) => messages && sentences(...messages);

/** Day, party and extras as they would be, with what that costs; nothing typed is lost when it is refused. */
export function ChangeForm({ booking, of, onKeep }: Changing) {
  const { t } = useTranslation('booking');
  const [wish, setWish] = useState(() => readChange(booking) ?? asBooked(booking));
  const [send, { isLoading, error, reset }] = useCreateChangeRequestMutation();
  // A change whose answer got lost is asked for again, not once more.
  const tried = useRef({ body: '', key: '' });
  const { quote, failure, isUnknown, again } = useChangeQuote(booking, of, wish);
  const changes = changesOf(booking, wish);
  const change = (part: Partial<StayWish>) => {
    const next = { ...wish, ...part };
    setWish(next);
    keepChange(booking, next);
    // What was refused was another wish.
    if (error) reset();
  };
  const refusal = isApiError(error) ? error : null;
  // What is wrong with a field stands beside it, whether the price said so or the answer.
  const said = { ...refusal?.fields, ...failure?.fields };
  // On its own day a party may change when nobody may book any more.
  const isOtherDays = wish.checkIn !== booking.check_in || wish.nights !== asBooked(booking).nights;
  const isClosed = quote?.availability === 'CLOSED' && isOtherDays;
  const dayFault = isClosed ? t('faults.closed') : faultOf(said['check_in']);
  const partyFault = Object.entries(said).find(([name]) => /^(adults|children_ages|travellers)/.test(name));
  // Of the price alone it is no word: what is booked already stays, sold or not.
  const extrasFault = Object.entries(refusal?.fields ?? {}).find(([name]) => name.startsWith('extras'));
  const extras = bookedExtras(booking);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!changes || isLoading) return;
    // Nobody asks for a change at a price that nobody has seen.
    if (isUnknown) return again();
    if (!quote) return;
    const note = wish.note.trim();
    const createChangeRequestDto = { ...changes, ...(note && { note }), shown_total: quote.total };
    const body = JSON.stringify(createChangeRequestDto);
    if (tried.current.body !== body) tried.current = { body, key: newIdempotencyKey() };
    void send({ ...of, 'Idempotency-Key': tried.current.key, createChangeRequestDto })
      .unwrap()
      .then(
        () => forgetChange(booking),
        // The form says why.
        (failed: unknown) => {
          if (isApiError(failed) && failed.code === 'price_changed') again();
        },
      );
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        type="date"
        label={t('form.checkIn')}
        required
        autoFocus
        min={addDays(maldivesDay(new Date(serverNow())), 1)}
        value={wish.checkIn}
        error={dayFault}
        onChange={({ target }) => change({ checkIn: target.value })}
      />
      {wish.nights !== null && (
        <TextField
          type="number"
          label={t('stay.nights')}
          required
          min={STAY_NIGHTS.min}
          max={STAY_NIGHTS.max}
          value={wish.nights || ''}
          error={faultOf(said['nights'])}
          onChange={({ target }) => change({ nights: Number(target.value) })}
        />
      )}
      <PartyFields wish={wish} minAge={booking.product.min_age} fault={faultOf(partyFault?.[1])} onChange={change} />
      {extras.length > 0 && (
        <fieldset className={styles.extras} aria-describedby={extrasFault && 'change-extras-fault'}>
          <legend>{t('change.extras')}</legend>
          {extras.map(({ code, label }) => (
            <Checkbox
              key={code}
              label={label}
              checked={wish.extras.includes(code)}
              onChange={({ target }) =>
                change({
                  extras: target.checked ? [...wish.extras, code] : wish.extras.filter((kept) => kept !== code),
                })
              }
            />
          ))}
          {extrasFault && (
            <p id="change-extras-fault" className={styles.fault}>
              {faultOf(extrasFault[1])}
            </p>
          )}
        </fieldset>
      )}
      <TextArea
        label={t('change.note')}
        optional
        rows={3}
        maxLength={LENGTHS.message.max}
        value={wish.note}
        onChange={({ target }) => change({ note: target.value })}
      />
      <ChangePrice {...{ booking, quote, isClosed, failure, isUnknown }} isAsked={changes !== null} />
      {refusal && (
        <Notice kind="error" title={t(isUnclear(refusal) ? 'sending.unknown' : 'change.failed')}>
          {sentences(refusal.fields ? t('change.marked') : refusalText(refusal), t('change.kept'))}
        </Notice>
      )}
      <p className={styles.small}>{t('change.next')}</p>
      <div className={styles.buttons}>
        <Button
          type="submit"
          busy={isLoading || (changes !== null && !quote && !failure)}
          disabled={!changes || isClosed || (failure !== null && !isUnknown)}
        >
          {t(isUnknown ? 'total.again' : 'change.send')}
        </Button>
        <Button kind="secondary" onClick={onKeep}>
          {t('change.keep')}
        </Button>
      </div>
    </form>
  );
}
