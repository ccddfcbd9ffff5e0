import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays } from '@atoll/contract/days';
import type { DisplayCurrency } from '@atoll/i18n/format';
import { useDisplayCurrency, useFormat } from '@atoll/i18n/instance';
import { Button } from '@atoll/ui/button';
import { Notice } from '@atoll/ui/notice';
import { type PriceDetails, PriceConditions, PriceLines } from '@atoll/ui/price-details';
import { moneyIn } from '../shared/money-in';
import type { Trip } from '../shared/trip';
import { isAsked } from '../shared/way';
import styles from './form.module.css';
import type { BookingForm } from './use-booking-form';

/** What a traveller accepts, as the page says it: the total, the days, the rule for cancelling. */
function useOffered(checkIn: string) {
  const { t } = useTranslation('booking');
  const format = useFormat();
  return (trip: Trip, total: string, currency: DisplayCurrency) => {
    const shown = t('total.shown', { amount: moneyIn(format, total, currency) });
    const to = addDays(checkIn, trip.duration_nights);
    return {
      total: currency.code === 'USD' ? format.usd(total) : `${format.usd(total)} (${shown})`,
      stay:
        trip.duration_nights > 0
          ? t('form.stay', { from: format.date(checkIn), to: format.date(to) })
          : t('form.dayTrip', { date: format.date(checkIn) }),
      cancelling: trip.cancellation_policy?.label ?? '',
    };
  };
}

/** When what is due, and what comes back. The deposit of another total is compared as its part, since it follows that. */
const conditionsOf = ({ deposit_due, balance_due_at, cancellation }: PriceDetails, other: string | false): string =>
  JSON.stringify([
    other ? Math.round((Number(deposit_due) / Number(other)) * 100) : deposit_due,
    balance_due_at,
    cancellation.cutoffs,
    cancellation.deposit_refundable,
  ]);

const linesOf = ({ lines, taxes }: PriceDetails): string => JSON.stringify([lines, taxes]);

/** The offer has moved since it was read: what was and what is, and one button that takes it. Nothing is sent before. */
export function OfferChange({ form, onAccept }: { form: BookingForm; onAccept(): void }) {
  const { t } = useTranslation('booking');
  const format = useFormat();
  const currency = useDisplayCurrency();
  const { price, values, way } = form;
  const offered = useOffered(values.checkIn);
  const notice = useRef<HTMLDivElement>(null);
  const { before, trip, details } = price;
  useEffect(() => notice.current?.focus(), [before]);
  if (!before) return null;
  const { total } = price.shown;
  const was = offered(before.trip, before.total, before);
  const now = offered(trip, total, currency);
  const moved = (['total', 'stay', 'cancelling'] as const).filter((part) => was[part] !== now[part]);
  const aboutPrice = moved.includes('total');
  const both = before.details && details && { was: before.details, now: details };
  const hasConditions =
    both !== null && conditionsOf(both.was, aboutPrice && before.total) !== conditionsOf(both.now, aboutPrice && total);
  // Another total has other lines, which stand beside it.
  const hasLines = both !== null && !aboutPrice && linesOf(both.was) !== linesOf(both.now);
  const terms = (of: Trip, said: PriceDetails | undefined, money: DisplayCurrency) =>
    said && (
      <>
        {hasLines && (
          <dd className={styles.terms}>
            <PriceLines details={said} nights={of.duration_nights} currency={money} />
          </dd>
        )}
        {hasConditions && (
          <dd className={styles.terms}>
            <PriceConditions details={said} isAsked={isAsked(of, way)} />
          </dd>
        )}
      </>
    );
  return (
    <div ref={notice} tabIndex={-1} className={styles.repriced}>
      <Notice title={t(aboutPrice ? 'repriced.title' : 'repriced.tripTitle')}>
        <dl className={styles.totals}>
          <div>
            <dt>{t('repriced.was')}</dt>
            {moved.map((part) => (
              <dd key={part}>
                <del>{was[part]}</del>
              </dd>
            ))}
            {terms(before.trip, both?.was, before)}
          </div>
          <div>
            <dt>{t('repriced.now')}</dt>
            {moved.map((part) => (
              <dd key={part}>
                <strong>{now[part]}</strong>
              </dd>
            ))}
            {terms(trip, both?.now, currency)}
          </div>
        </dl>
        <p>{t('repriced.kept')}</p>
        <div className={styles.actions}>
          <Button size="large" onClick={onAccept}>
            {aboutPrice ? t('repriced.accept', { total: format.usd(total) }) : t('repriced.acceptTrip')}
          </Button>
        </div>
      </Notice>
    </div>
  );
}
