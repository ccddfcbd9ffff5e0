import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { type ApiError, isApiError, newIdempotencyKey } from '@atoll/api-client/base';
import { type CreateBookingDto, useCreateBookingMutation } from '@atoll/api-client/endpoints/bookings.gen';
import { localized, paths } from '@atoll/contract/paths';
import { useLanguage } from '@atoll/i18n/instance';
import { rememberBooking } from '../shared/booking-access';
import { type BookingBody, asksTheSame } from '../shared/booking-body';
import { type Draft, removeDraft, writeDraft } from '../shared/draft';
import { isUnclear } from '../shared/refusal-text';
import { offerNow } from './use-reprice';

/** Where a sending stands. `soldOut`: the last places went in the meantime; `unknown`: the request may have arrived; `interrupted`: the page was left before the answer. */
export type Sending =
  | { state: 'idle' | 'busy' | 'interrupted' | 'soldOut' }
  | { state: 'failed' | 'unknown'; error: ApiError }
  | { state: 'conflict'; hasEarlier: boolean }
  | { state: 'repriced' };

const UNKNOWN_ERROR: ApiError = { status: 500, messageKey: 'unknown' };
const CONFLICT = 'idempotency_conflict';
export const SOLD_OUT = 'sold_out';

/**
 * Sends a draft under its one idempotency key until the booking exists. The key and the body are stored before the request
 * leaves; a body whose fate is unknown is kept, so that it can be asked for again word for word.
 */
export function useSending(slug: string, draft: Draft, setDraft: (draft: Draft) => void) {
  const [create] = useCreateBookingMutation();
  const [sending, setSending] = useState<Sending>({ state: draft.sent?.length ? 'interrupted' : 'idle' });
  // A second click comes before the next render: only a ref is fast enough.
  const running = useRef(false);
  const finished = useRef(false);
  const navigate = useNavigate();
  const language = useLanguage();

  const keep = (next: Draft) => {
    writeDraft(slug, next);
    setDraft(next);
  };

  async function post(body: BookingBody, key: string): Promise<void> {
    const booking = await create({ 'Idempotency-Key': key, createBookingDto: body as CreateBookingDto }).unwrap();
    finished.current = true;
    rememberBooking(booking.id, { token: booking.access_token, reference: booking.reference });
    removeDraft(slug);
    await navigate(localized(paths.bookingConfirmation(booking.id), language));
  }

  async function attempt(work: () => Promise<void>, onError: (error: ApiError) => void): Promise<void> {
    if (running.current || finished.current) return;
    running.current = true;
    setSending({ state: 'busy' });
    try {
      await work();
    } catch (error) {
      onError(isApiError(error) ? error : UNKNOWN_ERROR);
    } finally {
      running.current = false;
    }
  }

  /** Sends the form; a form that says the same as an unanswered request is that request again. */
  async function send(body: BookingBody, fresh = false): Promise<ApiError | null> {
    let failure: ApiError | null = null;
    const earlier = fresh ? [] : (draft.sent ?? []);
    const key = (fresh ? undefined : draft.key) ?? newIdempotencyKey();
    const known = earlier.find((sent) => asksTheSame(sent, body));
    const outgoing = known ?? body;
    const others = earlier.filter((sent) => sent !== outgoing);
    // What is sent has been chosen last: what was wished for before is no news any more.
    const settled = { ...draft, key, wished: undefined };
    await attempt(
      () => {
        keep({ ...settled, sent: [...others, outgoing] });
        return post(outgoing, key);
      },
      (error) => {
        failure = error;
        if (isUnclear(error)) return setSending({ state: 'unknown', error });
        // Refused: this body was not taken, so it must not be asked for again.
        keep({ ...settled, sent: others });
        if (error.status === 409 && error.code === CONFLICT) {
          setSending({ state: 'conflict', hasEarlier: others.length > 0 });
        } else if (error.code === SOLD_OUT) setSending({ state: 'soldOut' });
        else if (offerNow(error)) setSending({ state: 'repriced' });
        else setSending({ state: 'failed', error });
      },
    );
    return failure;
  }

  /** Asks again for the request that had arrived: same key, same words, so the server answers with its booking. */
  const openEarlier = () =>
    attempt(
      async () => {
        let failure: unknown = UNKNOWN_ERROR;
        for (const body of draft.sent ?? []) {
          try {
            return await post(body, draft.key ?? newIdempotencyKey());
          } catch (error) {
            failure = error;
            if (!isApiError(error) || error.code !== CONFLICT) break;
          }
        }
        throw failure;
      },
      (error) => setSending(isUnclear(error) ? { state: 'unknown', error } : { state: 'conflict', hasEarlier: false }),
    );

  return {
    sending,
    send,
    openEarlier,
    settle: () => setSending({ state: 'idle' }),
    isFinished: () => finished.current,
  };
}
