import { useTranslation } from 'react-i18next';
import type { ChosenStay } from '@atoll/contract/chosen-stay';
import { sentences } from '@atoll/contract/lists';
import { paths } from '@atoll/contract/paths';
import { errorText } from '@atoll/i18n/error-text';
import { useFormat } from '@atoll/i18n/instance';
import { Button } from '@atoll/ui/button';
import { LinkButton } from '@atoll/ui/link-button';
import { Notice } from '@atoll/ui/notice';
import { refusalText } from '../shared/refusal-text';
import { withChosen } from '../shared/stay-trip';
import { useGuests } from '../shared/use-guests';
import styles from './form.module.css';
import type { BookingForm } from './use-booking-form';

/** What became of the last sending, above the button that sends again. */
export function SendingNotice({ form }: { form: BookingForm }) {
  const { t } = useTranslation(['booking', 'common']);
  const { sending, refusals, wished } = form;
  if (sending.state === 'interrupted')
    return (
      <Notice>
        <p>{t('sending.interrupted')}</p>
        {wished && <Wished form={form} wished={wished} />}
      </Notice>
    );
  if (sending.state === 'conflict') return <ConflictNotice form={form} hasEarlier={sending.hasEarlier} />;
  if (sending.state === 'unknown') {
    return (
      <Notice kind="error" title={t('sending.unknown')}>
        <p>{errorText(sending.error)}</p>
        <p>{t('sending.kept')}</p>
        <div className={styles.actions}>
          <Button kind="secondary" onClick={() => void form.submit()}>
            {t('common:actions.retry')}
          </Button>
        </div>
      </Notice>
    );
  }
  const refusal = refusals['package'] ?? refusals['resort'] ?? Object.values(form.price.refusals)[0];
  if (refusal) return <TripRefusal text={sentences(...refusal)} isStay={form.price.trip.stay !== undefined} />;
  if (sending.state !== 'failed') return null;
  const { error } = sending;
  if (error.status === 429) {
    return (
      <Notice kind="error" title={t('sending.failed')}>
        {t('sending.throttled')}
      </Notice>
    );
  }
  const elsewhere = Object.keys(refusals).length > 0;
  if (error.fields && !elsewhere) return null;
  return (
    <Notice kind="error" title={t('sending.failed')}>
      {elsewhere ? errorText({ ...error, fields: refusals }) : refusalText(error)}
    </Notice>
  );
}

/** The trip cannot be booked, whatever the form says. */
function TripRefusal({ text, isStay }: { text: string; isStay: boolean }) {
  const { t } = useTranslation(['booking', 'common']);
  return (
    <Notice kind="error" title={t('sending.failed')}>
      <p>{text}</p>
      <div className={styles.actions}>
        <LinkButton kind="secondary" to={isStay ? paths.resorts() : paths.packages()}>
          {t(isStay ? 'stay.browse' : 'common:actions.browsePackages')}
        </LinkButton>
      </div>
    </Notice>
  );
}

/** What was chosen on the page of the trip since: it is kept, and the form takes it in one step. */
function Wished({ form, wished }: { form: BookingForm; wished: ChosenStay }) {
  const { t } = useTranslation('booking');
  const format = useFormat();
  const guests = useGuests();
  const { checkIn, adults, childrenAges } = form.values;
  const words = (day: string, ...party: Parameters<typeof guests>) => `${format.date(day)} · ${guests(...party)}`;
  const sent = words(checkIn, adults, childrenAges);
  const take = () => {
    form.change(withChosen(form.values, wished), 'checkIn', 'checkOut', 'adults');
    // The button goes with the notice.
    document.querySelector<HTMLElement>('[name="checkIn"]')?.focus();
  };
  return (
    <>
      <p>{t('sending.wished', { sent, wished: words(wished.day, wished.adults, wished.ages) })}</p>
      <div className={styles.actions}>
        <Button kind="secondary" onClick={take}>
          {t('sending.take')}
        </Button>
      </div>
    </>
  );
}

function ConflictNotice({ form, hasEarlier }: { form: BookingForm; hasEarlier: boolean }) {
  const { t } = useTranslation('booking');
  return (
    <Notice kind="error" title={t('sending.conflict')}>
      <p>{t('sending.conflictText')}</p>
      <div className={styles.actions}>
        {hasEarlier && (
          <Button kind="secondary" onClick={() => void form.openEarlier()}>
            {t('sending.openEarlier')}
          </Button>
        )}
        <Button kind="secondary" onClick={() => void form.sendAsNew()}>
          {t('sending.sendNew')}
        </Button>
      </div>
    </Notice>
  );
}
