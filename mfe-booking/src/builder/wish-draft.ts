import type { CreateTripRequestDto } from '@atoll/api-client/endpoints/trip-requests.gen';
import { IDEMPOTENCY_KEY } from '@atoll/contract/rules';
import { isRecord, readStored, removeStored, writeStored } from '@atoll/ui/session-store';
import { NO_WISH, type WishValues, readWish } from './wish-values';

/** A wish that is being written. `sent` holds the bodies whose answers are still unknown, newest last, all under the one key. */
export interface WishDraft {
  values: WishValues;
  key?: string;
  sent?: CreateTripRequestDto[];
}

/** What came of a wish, for the page after it. */
export interface WishReceipt {
  reference: string;
  /** Instant by which the agency answers. */
  reply_by: string;
  contact_by: WishValues['contact_by'];
}

const DRAFT = 'atoll_trip_wish';
const RECEIPT = 'atoll_trip_wish_sent';

const isBody = (value: unknown): value is CreateTripRequestDto =>
  isRecord(value) && typeof value.description === 'string' && isRecord(value.builder);

/** The draft of this tab, in whatever language it was begun; an empty one where there is none. */
export function readWishDraft(): WishDraft {
  const stored = readStored(DRAFT);
  const values = isRecord(stored) ? readWish(stored.values) : null;
  if (!isRecord(stored) || !values) return { values: NO_WISH };
  return {
    values,
    ...(typeof stored.key === 'string' && IDEMPOTENCY_KEY.test(stored.key) && { key: stored.key }),
    ...(Array.isArray(stored.sent) && { sent: stored.sent.filter(isBody) }),
  };
}

export const writeWishDraft = (draft: WishDraft): void => writeStored(DRAFT, draft);

/** Ends a draft: the agency has it. */
export function finishWish(receipt: WishReceipt): void {
  removeStored(DRAFT);
  writeStored(RECEIPT, receipt);
}

/** What this tab has sent last; null where it is nothing. */
export function readReceipt(): WishReceipt | null {
  const stored = readStored(RECEIPT);
  if (!isRecord(stored) || typeof stored.reference !== 'string' || typeof stored.reply_by !== 'string') return null;
  const { reference, reply_by } = stored;
  const contact_by = readWish(stored)?.contact_by ?? NO_WISH.contact_by;
  return Number.isNaN(Date.parse(reply_by)) ? null : { reference, reply_by, contact_by };
}
