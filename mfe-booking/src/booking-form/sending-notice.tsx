import { useTranslation } from 'react-i18next';
import { sentences } from '@atoll/contract/lists';
import { paths } from '@atoll/contract/paths';
import { errorText } from '@atoll/i18n/error-text';
import { useFormat } from '@atoll/i18n/instance';
import { Button } from '@atoll/ui/button';
import { LinkButton } from '@atoll/ui/link-button';
import { Notice } from '@atoll/ui/notice';
import { refusalText } from '../shared/refusal-text';
import styles from './form.module.css';
import type { BookingForm } from './use-booking-form';

/** What became of the last sending, above the button that sends again. */
export function SendingNotice({ form }: { form: BookingForm }) {
  const { t } = useTranslation(['booking', 'common']);
  const format = useFormat();
  const { sending, refusals, wished } = form;
  if (sending.state === 'interrupted')
    return (
      <Notice>
        <p>{t('sending.interrupted')}</p>
        {wished && (
          <p>{t('sending.wished', { date: format.date(form.values.checkIn), wished: format.date(wished) })}</p>
        )}
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
