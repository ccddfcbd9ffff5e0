import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { serverNow } from '@atoll/api-client/base';
import { isNotThere } from '@atoll/api-client/not-there';
import type { BookingDto } from '@atoll/api-client/endpoints/bookings.gen';
import { maldivesDay } from '@atoll/contract/days';
import { paths } from '@atoll/contract/paths';
import { useFormat } from '@atoll/i18n/instance';
import { Container } from '@atoll/ui/container';
import { ErrorCard } from '@atoll/ui/error-card';
import { LinkButton } from '@atoll/ui/link-button';
import { PageHeading } from '@atoll/ui/page-heading';
import { Skeleton } from '@atoll/ui/skeleton';
import { useBrowser } from '@atoll/ui/use-browser';
import { NoAccess } from '../booking/no-access';
import { type BookingKey, useBookingKey, useBookingQuery, useMayOpen } from '../shared/booking-api';
import { useDocumentTitle } from '../shared/page-top';
import { useAccess } from '../shared/use-access';
import { WithoutScripts } from '../shared/without-scripts';
import { ReviewForm } from './review-form';
import styles from './review.module.css';

/** `/booking/confirmation/:id/review`: where the letter after a trip leads. */
export default function ReviewPage() {
  const { t } = useTranslation('booking');
  const isHere = useBrowser(() => true, false);
  useDocumentTitle(t('review.title'));
  return (
    <Container className="doc-fill">
      {isHere ? (
        <Review />
      ) : (
        <>
          <PageHeading title={t('review.title')} />
          <WithoutScripts text={t('withoutScripts.request')} message={t('message.question')} />
        </>
      )}
    </Container>
  );
}

function Review() {
  const { t } = useTranslation('booking');
  const { id = '' } = useParams();
  const access = useAccess(id);
  const key = useBookingKey(id, access?.token);
  const mayOpen = useMayOpen(access?.token);
  const { currentData: booking, error, refetch } = useBookingQuery(key);
  if (booking) return <Written booking={booking} of={key} />;
  if (!mayOpen || isNotThere(error)) return <NoAccess access={access} />;
  if (error) return <ErrorCard title={t('confirmation.failed')} error={error} onRetry={refetch} />;
  return (
    <div aria-busy="true">
      <PageHeading title={t('review.title')} />
      <Skeleton lines={8} />
    </div>
  );
}

function Written({ booking, of }: { booking: BookingDto; of: BookingKey }) {
  const { t } = useTranslation('booking');
  const format = useFormat();
  const [isSent, setSent] = useState(false);
  const { check_in: from, check_out: to } = booking;
  const days = from < to ? t('form.stay', { from: format.date(from), to: format.date(to) }) : format.date(from);
  const page = paths.bookingConfirmation(booking.id);
  if (isSent) return <Thanks page={page} />;
  const isTravelled = STAYED.includes(booking.status);
  const wasThere = isTravelled && from <= maldivesDay(new Date(serverNow()));
  return (
    <>
      <PageHeading
        eyebrow={`${booking.product.name} · ${days}`}
        title={t('review.title')}
        lead={t(wasThere ? 'review.lead' : isTravelled ? 'review.tooEarly' : 'review.notTravelled')}
      />
      {wasThere ? (
        <ReviewForm booking={booking} of={of} onSent={() => setSent(true)} />
      ) : (
        <LinkButton to={page}>{t('review.back')}</LinkButton>
      )}
    </>
  );
}

/** States in which somebody has travelled, or travels now. */
const STAYED: readonly BookingDto['status'][] = ['confirmed', 'completed'];

function Thanks({ page }: { page: string }) {
  const { t } = useTranslation('booking');
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    top.current?.focus();
    window.scrollTo({ top: 0 });
  }, []);
  return (
    <div ref={top} tabIndex={-1} className={styles.thanks}>
      <PageHeading title={t('review.thanks')} lead={t('review.thanksText')} />
      <LinkButton to={page}>{t('review.back')}</LinkButton>
      <LinkButton to={paths.packages()} kind="secondary">
        {t('confirmation.more')}
      </LinkButton>
    </div>
  );
}
