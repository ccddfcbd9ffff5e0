import { useTranslation } from 'react-i18next';
import type { BookingDto } from '@atoll/api-client/endpoints/bookings.gen';
import { paths } from '@atoll/contract/paths';
import { whatsAppUrl } from '@atoll/contract/whatsapp';
import { useFormat } from '@atoll/i18n/instance';
import { Button } from '@atoll/ui/button';
import { ComponentBoundary } from '@atoll/ui/component-boundary';
import { Container } from '@atoll/ui/container';
import { LinkButton } from '@atoll/ui/link-button';
import { AgencyContact } from '../shared/agency-contact';
import { useAgency } from '../shared/booking-api';
import styles from './confirmation.module.css';
import { Reference } from './reference';
import { RequestDetails } from './request-details';

/** Day and time of an answer, wherever the traveller sits; the sentence names the zone. */
const MALDIVES_TIME: Intl.DateTimeFormatOptions = {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Indian/Maldives',
};

/** The request as it was taken: its reference, what comes next, and what was asked for. */
export function ConfirmedRequest({ booking }: { booking: BookingDto }) {
  const { t } = useTranslation('booking');
  return (
    <Container className={styles.page}>
      <header className={styles.head}>
        <p className="doc-eyebrow">{t('confirmation.eyebrow')}</p>
        <h1 tabIndex={-1}>{t('confirmation.title', { name: booking.contact.name })}</h1>
        <p className={styles.lead}>{t('confirmation.lead', { trip: booking.package.name })}</p>
      </header>
      <div className={styles.columns}>
        <div className={styles.main}>
          <Reference reference={booking.reference} />
          <NextSteps replyBy={booking.reply_by} />
          <Questions reference={booking.reference} />
        </div>
        <ComponentBoundary of={booking}>
          <RequestDetails booking={booking} />
        </ComponentBoundary>
      </div>
      <p className={styles.actions}>
        <LinkButton kind="secondary" to={paths.packages()}>
          {t('confirmation.more')}
        </LinkButton>
        <Button kind="quiet" onClick={() => window.print()}>
          {t('confirmation.print')}
        </Button>
      </p>
    </Container>
  );
}

function NextSteps({ replyBy }: { replyBy: string }) {
  const { t } = useTranslation('booking');
  const format = useFormat();
  return (
    <section className={styles.section}>
      <h2>{t('confirmation.next')}</h2>
      <ol className={styles.steps}>
        <li>{t('confirmation.step1')}</li>
        <li>{t('confirmation.step2', { time: format.date(replyBy, MALDIVES_TIME) })}</li>
        <li>{t('confirmation.step3')}</li>
      </ol>
    </section>
  );
}

function Questions({ reference }: { reference: string }) {
  const { t } = useTranslation('booking');
  const agency = useAgency();
  return (
    <section className={styles.section}>
      <h2>{t('confirmation.questions')}</h2>
      <div className={styles.questions}>
        <p>{t('confirmation.questionsText')}</p>
        <AgencyContact />
        {agency && (
          <p className={styles.screenOnly}>
            <a
              href={whatsAppUrl(agency.whatsapp_number, t('message.reference', { reference }))}
              target="_blank"
              rel="noopener noreferrer"
            >
              {t('confirmation.whatsapp')}
            </a>
          </p>
        )}
      </div>
    </section>
  );
}
