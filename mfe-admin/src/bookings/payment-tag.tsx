import { useTranslation } from 'react-i18next';
import type { BookingDto, PaymentStatus } from '@atoll/api-client/endpoints/bookings.gen';
import { Tag, type TagTone } from '@atoll/ui/tag';

const TONES: Partial<Record<PaymentStatus, TagTone>> = {
  partially_paid: 'warning',
  deposit_paid: 'accent',
  paid: 'success',
  overpaid: 'danger',
};

/** How far a booking is paid, as a word with a colour. */
export function PaymentTag({ booking: { payment_status: status } }: { booking: Pick<BookingDto, 'payment_status'> }) {
  const { t } = useTranslation('admin');
  return <Tag tone={TONES[status] ?? 'plain'}>{t(`payment.${status}`)}</Tag>;
}
