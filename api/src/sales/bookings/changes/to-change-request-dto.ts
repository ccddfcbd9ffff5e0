import { formatMinor } from '../../../platform/fields/money.js';
import { replyUntil } from '../machine/deadlines.js';
import type { ChangeRequest, KeptTerms } from './change-request.entity.js';
import type { ChangeRequestDto } from './change-requests.dto.js';
import type { StayTermsDto } from './stay-terms.dto.js';

/** How long a stay is was not kept in earlier requests. */
const told = (terms: KeptTerms | null): StayTermsDto | null => terms && { ...terms, nights: terms.nights ?? null };

/** A change as who asked for it, and who answers it, read it. @param checkIn first day of the booking */
export const toChangeRequestDto = (request: ChangeRequest, checkIn: string): ChangeRequestDto => ({
  id: request.id,
  status: request.status,
  check_in: request.requested.check_in ?? null,
  nights: request.requested.nights ?? null,
  adults: request.requested.adults ?? null,
  children_ages: request.requested.children_ages ?? null,
  extras: request.requested.extras ?? null,
  note: request.note,
  total_before: formatMinor(request.totalBeforeMinor),
  total: formatMinor(request.totalMinor),
  difference: formatMinor(request.totalMinor - request.totalBeforeMinor),
  terms_before: told(request.termsBefore),
  terms_after: told(request.termsAfter),
  answer: request.answer,
  actor_type: request.actorType,
  created_at: request.createdAt.toISOString(),
  reply_by: request.status === 'open' ? replyUntil(request.createdAt, checkIn).toISOString() : null,
  decided_at: request.decidedAt?.toISOString() ?? null,
});
