import { useTranslation } from 'react-i18next';
import { isApiError } from '@atoll/api-client/base';
import { type BookingDto, useExtendBookingMutation } from '@atoll/api-client/endpoints/bookings.gen';
import { useGetPackageQuery } from '@atoll/api-client/endpoints/packages.gen';
import { paths } from '@atoll/contract/paths';
import { Button } from '@atoll/ui/button';
import { LinkButton } from '@atoll/ui/link-button';
import { LocalLink } from '@atoll/ui/local-link';
import { Notice } from '@atoll/ui/notice';
import type { BookingKey } from '../shared/booking-api';
import { refusalText } from '../shared/refusal-text';
import { PayStep } from './pay-step';
import type { Story } from './story';
import styles from './state-panel.module.css';

/** States that lead back to other dates and other trips. */
const ENDED: readonly BookingDto['status'][] = ['expired', 'cancelled', 'declined', 'completed', 'no_show'];

/** What leads back to the days of the same trip, where that is of use. */
const AGAIN = {
  expired: 'state.again',
  waitlisted: 'state.otherDates',
  completed: 'state.bookAgain',
  cancelled: 'state.bookAgain',
} as const satisfies Partial<Record<BookingDto['status'], string>>;

interface Step {
  booking: BookingDto;
  story: Story;
  of: BookingKey;
}

const againPath = ({ product: { slug }, room }: BookingDto) =>
  room ? paths.stayBooking(slug, room.code) : paths.booking(slug);

/** What comes next: what the booking allows, or where to go from its end. */
export function NextStep({ booking, story, of }: Step) {
  const { t } = useTranslation('booking');
  const { allowed_actions: allowed, status } = booking;
  const again = status in AGAIN ? AGAIN[status as keyof typeof AGAIN] : null;
  return (
    <>
      <Alternatives of={of} refs={story.alternatives} />
      <div className={styles.steps}>
        {allowed.includes('pay') && <PayStep booking={booking} of={of} />}
        {allowed.includes('extend') && <Extend of={of} />}
        {status === 'completed' && <LinkButton to={paths.bookingReview(booking.id)}>{t('review.write')}</LinkButton>}
        {again && (
          <LinkButton
            to={againPath(booking)}
            kind={status === 'waitlisted' || status === 'completed' ? 'secondary' : 'primary'}
          >
            {t(again)}
          </LinkButton>
        )}
        {ENDED.includes(status) && (
          <LinkButton to={booking.room ? paths.resorts() : paths.packages()} kind={again ? 'secondary' : 'primary'}>
            {t('confirmation.more')}
          </LinkButton>
        )}
      </div>
      {booking.extended && status === 'on_hold' && <p className={styles.note}>{t('state.extended')}</p>}
    </>
  );
}

/** Fifteen minutes more for who pays; once. */
function Extend({ of }: { of: BookingKey }) {
  const { t } = useTranslation('booking');
  const [extend, { isLoading, error }] = useExtendBookingMutation();
  return (
    <>
      <Button kind="secondary" busy={isLoading} onClick={() => void extend(of)}>
        {t('state.extend')}
      </Button>
      {isApiError(error) && (
        <Notice kind="error" title={t('state.extendFailed')}>
          {refusalText(error)}
        </Notice>
      )}
    </>
  );
}

/** Trips that the agency names instead of one that it could not offer. */
function Alternatives({ refs, of }: { refs: string[]; of: BookingKey }) {
  const { t } = useTranslation('booking');
  if (refs.length === 0) return null;
  return (
    <div className={styles.instead}>
      <p>{t('state.declined.instead')}</p>
      <ul>
        {refs.map((ref) => (
          <Alternative key={ref} trip={ref} lang={of.lang} />
        ))}
      </ul>
    </div>
  );
}

function Alternative({ trip, lang }: { trip: string; lang: BookingKey['lang'] }) {
  const { data } = useGetPackageQuery({ id: trip, lang });
  if (!data) return null;
  return (
    <li>
      <LocalLink to={paths.package(data.slug)}>{data.name}</LocalLink>
    </li>
  );
}
