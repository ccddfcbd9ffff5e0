import { useTranslation } from 'react-i18next';
import type { BookingAgreementDto } from '@atoll/api-client/endpoints/bookings.gen';
import { paths } from '@atoll/contract/paths';
import { useFormat } from '@atoll/i18n/instance';
import { MALDIVES_RECORD } from '@atoll/i18n/maldives-time';
import { Button } from '@atoll/ui/button';
import { Icon } from '@atoll/ui/icon';
import { LocalLink } from '@atoll/ui/local-link';
import layout from '../shared/layout.module.css';
import styles from './agreement.module.css';
import { AgreedStay } from './agreed-stay';
import { AgreedWords } from './agreed-words';

/** All that was agreed about a booking: what holds, what held before, and the words of the terms. */
export function AgreementView({ agreement, id }: { agreement: BookingAgreementDto; id: string }) {
  const { t } = useTranslation('booking');
  const { stays, reference, product_name: name, room } = agreement;
  const present = stays.at(-1);
  const earlier = stays.slice(0, -1).toReversed();
  return (
    <article className={styles.page}>
      <LocalLink to={paths.bookingConfirmation(id)} className={layout.back}>
        <Icon name="back" />
        {t('agreement.back')}
      </LocalLink>
      <header className={styles.heading}>
        <p className="doc-eyebrow">{name}</p>
        <h1 tabIndex={-1}>{t('agreement.title')}</h1>
        <p className={styles.lead}>{t('agreement.lead', { reference })}</p>
        <How agreement={agreement} />
        <Button kind="secondary" className={styles.print} onClick={() => window.print()}>
          {t('confirmation.print')}
        </Button>
      </header>
      {present ? (
        <AgreedStay stay={present} before={stays.at(-2)} room={room} />
      ) : (
        <p className={styles.honest}>{t('agreement.stayNotKept')}</p>
      )}
      {earlier.length > 0 && (
        <details className={styles.earlier}>
          <summary>{t('agreement.earlier', { count: earlier.length })}</summary>
          {earlier.map((stay, index) => (
            <AgreedStay key={stay.at} stay={stay} before={earlier[index + 1]} room={room} isEarlier />
          ))}
        </details>
      )}
      {stays[0] && stays[0].type !== 'created' && <p className={styles.honest}>{t('agreement.beforeNotKept')}</p>}
      <AgreedWords agreement={agreement} />
    </article>
  );
}

/** When and how it was agreed. */
function How({ agreement }: { agreement: BookingAgreementDto }) {
  const { t } = useTranslation('booking');
  const format = useFormat();
  const { stays, source, terms_accepted_at: acceptedAt } = agreement;
  const first = stays[0]?.type === 'created' ? stays[0].at : acceptedAt;
  if (!first) return null;
  return <p>{t(`agreement.how.${source}`, { time: format.date(first, MALDIVES_RECORD) })}</p>;
}
