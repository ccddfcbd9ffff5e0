import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type BookingDto, useGetBookingTimelineQuery } from '@atoll/api-client/endpoints/bookings.gen';
import { Button } from '@atoll/ui/button';
import { ComponentBoundary } from '@atoll/ui/component-boundary';
import { Container } from '@atoll/ui/container';
import { Skeleton } from '@atoll/ui/skeleton';
import type { BookingKey } from '../shared/booking-api';
import { AgreementPart } from './agreement-part';
import styles from './booking.module.css';
import { CancelPart } from './cancel-part';
import { ChangePart } from './change/change-part';
import { ChangeState } from './change/change-state';
import { DetailsPart } from './details/details-part';
import { MessagesPart } from './messages/messages-part';
import { MoneyPart } from './money-part';
import { PapersPart } from './papers-part';
import { Questions } from './questions';
import { StatePanel } from './state-panel';
import { storyOf } from './story';
import { TimelinePart } from './timeline-part';
import { TripCard } from './trip-card';
import { useAnswered } from './use-answered';

/** A booking as its guest sees it: how it stands and what comes next, then all that was agreed. */
export function BookingView({ booking, of }: { booking: BookingDto; of: BookingKey }) {
  const { data: events } = useGetBookingTimelineQuery(of);
  const isAnswered = useAnswered(booking, of);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Container className={styles.page}>
      <div className={styles.columns}>
        <div className={styles.state}>
          <StatePanel booking={booking} story={storyOf(events, booking.status)} of={of} heading={heading} />
        </div>
        <div className={styles.trip}>
          <ComponentBoundary of={booking}>
            <TripCard booking={booking} />
          </ComponentBoundary>
        </div>
        <div className={styles.main} aria-busy={!isAnswered}>
          {isAnswered ? (
            <Parts booking={booking} of={of} onCancelled={() => heading.current?.focus()} />
          ) : (
            <Skeleton lines={8} />
          )}
        </div>
      </div>
    </Container>
  );
}

/** What stands below how it stands and the trip. */
function Parts({ booking, of, onCancelled }: { booking: BookingDto; of: BookingKey; onCancelled(): void }) {
  const { t } = useTranslation('booking');
  const { data: events } = useGetBookingTimelineQuery(of);
  useLed();
  return (
    <>
      <ComponentBoundary of={booking}>
        <ChangeState booking={booking} of={of} />
        <DetailsPart booking={booking} of={of} />
        <MoneyPart booking={booking} of={of} />
        <PapersPart of={of} status={booking.status} />
        <AgreementPart booking={booking} />
      </ComponentBoundary>
      <ComponentBoundary of={of.id}>
        <MessagesPart of={of} />
      </ComponentBoundary>
      {events && (
        <ComponentBoundary of={events}>
          <TimelinePart events={events} />
        </ComponentBoundary>
      )}
      <div className={styles.quiet}>
        <Questions reference={booking.reference} />
        <ChangePart booking={booking} of={of} />
        <CancelPart booking={booking} of={of} onCancelled={onCancelled} />
      </div>
      <p className={styles.actions}>
        <Button kind="quiet" onClick={() => window.print()}>
          {t('confirmation.print')}
        </Button>
      </p>
    </>
  );
}

/** Links above, and letters, lead to parts that have come after them. */
function useLed(): void {
  useEffect(() => {
    const part = document.getElementById(location.hash.slice(1));
    part?.scrollIntoView();
    part?.focus({ preventScroll: true });
  }, []);
}
