import { useTranslation } from 'react-i18next';
import type { TransferAlternativeDto, TransferCheckDto } from '@atoll/api-client/endpoints/bookings.gen';
import { paths } from '@atoll/contract/paths';
import { useFormat } from '@atoll/i18n/instance';
import { Button } from '@atoll/ui/button';
import { LinkButton } from '@atoll/ui/link-button';
import styles from './form.module.css';
import type { BookingForm } from './use-booking-form';

/** What an alternative costs and changes, in words. */
function useAlternativeWords(): (alternative: TransferAlternativeDto) => string {
  const { t } = useTranslation('booking');
  const format = useFormat();
  return ({ kind, name, amount, check_in: from, check_out: to }) => {
    if (amount === null) return t('flights.onRequest', { name });
    if (kind === 'transfer') return t('flights.alternative', { name, amount: format.usd(amount) });
    if (kind === 'island') return t('flights.island', { name, amount: format.usd(amount) });
    // A stay that begins on another day may cost less.
    const difference = t(Number(amount) < 0 ? 'flights.less' : 'flights.more', {
      amount: format.usd(Math.abs(Number(amount))),
    });
    const stay = t('form.stay', { from: format.date(from), to: format.date(to) });
    return t('flights.night', { name, difference, stay });
  };
}

interface Alternatives {
  form: BookingForm;
  transfer: TransferCheckDto;
  /** Whether the trip is held and paid at once when its flights fit. */
  isInstant: boolean;
}

/** What can be done about flights that do not fit: what fits is a click away, and a person answers in any case. */
export function FlightAlternatives({ form, transfer: { alternatives }, isInstant }: Alternatives) {
  const { t } = useTranslation('booking');
  const words = useAlternativeWords();
  return (
    <>
      {alternatives.length > 0 && (
        <>
          <p>{t('flights.instead')}</p>
          <ul className={styles.alternatives}>
            {alternatives.map((alternative) => (
              <li key={`${alternative.kind} ${alternative.code}`}>
                <span>{words(alternative)}</span>
                <Take form={form} alternative={alternative} words={words(alternative)} />
              </li>
            ))}
          </ul>
        </>
      )}
      <p>{t(isInstant ? 'flights.sendInstead' : 'flights.send')}</p>
    </>
  );
}

function Take({
  form,
  alternative: { kind, code, name, check_in: checkIn },
  words,
}: {
  form: BookingForm;
  alternative: TransferAlternativeDto;
  words: string;
}) {
  const { t } = useTranslation('booking');
  if (kind === 'island')
    return (
      <LinkButton kind="secondary" to={paths.resort(code)} aria-label={t('flights.seeNamed', { name })}>
        {t('flights.see')}
      </LinkButton>
    );
  const take = () => {
    const { sleeps } = form.values;
    if (kind === 'transfer') form.change({ transfer: { code, words } }, 'landsAt', 'fliesAt');
    if (kind === 'overnight_before')
      form.change({ checkIn, sleeps: { ...sleeps, before: true } }, 'checkIn', 'landsAt');
    if (kind === 'overnight_after') form.change({ checkIn, sleeps: { ...sleeps, after: true } }, 'checkIn', 'fliesAt');
    document.querySelector<HTMLElement>('#booking-flights')?.focus();
  };
  return (
    <Button kind="secondary" aria-label={t('flights.takeNamed', { name })} onClick={take}>
      {t('flights.take')}
    </Button>
  );
}
