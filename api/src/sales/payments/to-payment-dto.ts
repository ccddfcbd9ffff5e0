import { formatMinor, formatMinorOrNull } from '../../platform/fields/money.js';
import type { BookingView } from '../bookings/to-booking-dto.js';
import type { PaymentDto } from './payments.dto.js';
import type { PaymentRow } from './payments.queries.js';

/** A stored entry as it goes over the wire; what colleagues noted is for colleagues. */
export function toPaymentDto(row: PaymentRow, { by }: Pick<BookingView, 'by'>): PaymentDto {
  const isStaff = by === 'staff';
  return {
    id: row.id,
    kind: row.kind,
    method: row.method,
    status: row.status,
    amount: formatMinor(row.amount_minor),
    currency: row.currency,
    settled_amount: formatMinorOrNull(row.settled_minor),
    settled_currency: row.settled_currency,
    fx_rate: row.fx_rate,
    fee: isStaff ? formatMinorOrNull(row.fee_minor) : null,
    provider: row.provider,
    refund_of: row.refund_of,
    received_at: row.received_at,
    created_at: row.created_at,
    external_reference: row.external_reference,
    recorded_by: isStaff ? row.recorded_by : null,
    note: isStaff ? row.note : '',
    proof: row.proof,
    also_recorded_for: isStaff ? row.also_recorded_for : [],
  };
}
