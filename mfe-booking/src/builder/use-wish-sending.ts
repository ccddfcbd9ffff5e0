import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { type ApiError, isApiError, newIdempotencyKey } from '@atoll/api-client/base';
import { type CreateTripRequestDto, useCreateTripRequestMutation } from '@atoll/api-client/endpoints/trip-requests.gen';
import { useFormToken } from '@atoll/api-client/use-form-token';
import { localized, paths } from '@atoll/contract/paths';
import { useLanguage } from '@atoll/i18n/instance';
import { type WishDraft, finishWish, writeWishDraft } from './wish-draft';
import type { WishBody } from './wish-body';

/** Where a sending stands. `unknown`: the request may have arrived; `interrupted`: the page was left before the answer. */
export type WishSending =
  { state: 'idle' | 'busy' | 'interrupted' } | { state: 'failed' | 'unknown'; error: ApiError } | { state: 'conflict' };

const UNKNOWN_ERROR: ApiError = { status: 500, messageKey: 'unknown' };
const CONFLICT = 'idempotency_conflict';

/** Without an answer, or with one from half-way, nobody knows whether the request was taken. */
const isUnclear = ({ status }: ApiError) => status === 0 || status === 408 || status >= 500;

const saidBy = ({ form_token: _token, ...said }: CreateTripRequestDto): string => JSON.stringify(said);

/**
 * Sends a wish under its one idempotency key until the server has answered. Key and body are stored before the request leaves; one
 * that is still unanswered goes out again word for word, with another token only where its own has grown too old: then the key says
 * whether the first one had arrived.
 */
export function useWishSending(draft: WishDraft, setDraft: (draft: WishDraft) => void) {
  const [create] = useCreateTripRequestMutation();
  const [sending, setSending] = useState<WishSending>({ state: draft.sent?.length ? 'interrupted' : 'idle' });
  // A second click comes before the next render: only a ref is fast enough.
  const running = useRef(false);
  const finished = useRef(false);
  const token = useFormToken();
  const navigate = useNavigate();
  const language = useLanguage();

  const keep = (next: WishDraft) => {
    writeWishDraft(next);
    setDraft(next);
  };

  async function post(body: CreateTripRequestDto, key: string): Promise<void> {
    const receipt = await create({ 'Idempotency-Key': key, createTripRequestDto: body }).unwrap();
    finished.current = true;
    finishWish({ ...receipt, contact_by: body.builder?.contact_by ?? 'email' });
    await navigate(localized(paths.customTripSent(), language));
  }

  /** Asks for the receipts of bodies that had arrived: same key, same words. */
  async function replay(bodies: CreateTripRequestDto[], key: string): Promise<void> {
    let failure: unknown = UNKNOWN_ERROR;
    for (const body of bodies) {
      try {
        return await post(body, key);
      } catch (error) {
        failure = error;
        if (!isApiError(error) || error.code !== CONFLICT) break;
      }
    }
    throw failure;
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

  /** @param fresh as a request of its own, beside one that had arrived */
  async function send(body: WishBody, fresh = false): Promise<ApiError | null> {
    let failure: ApiError | null = null;
    const earlier = fresh ? [] : (draft.sent ?? []);
    const key = (fresh ? undefined : draft.key) ?? newIdempotencyKey();
    let left = earlier;
    await attempt(
      async () => {
        const alike = earlier.filter((sent) => saidBy(sent) === saidBy(body));
        const same = alike.findLast(({ form_token }) => token.isGood(form_token));
        const outgoing = same ?? { ...body, form_token: await token.take() };
        left = earlier.filter((sent) => sent !== outgoing);
        keep({ ...draft, key, sent: [...left, outgoing] });
        try {
          await post(outgoing, key);
        } catch (error) {
          const arrived = isApiError(error) && error.code === CONFLICT && alike.length > 0;
          if (!arrived) throw error;
          await replay(alike, key);
        }
      },
      (error) => {
        failure = error;
        if (isUnclear(error)) return setSending({ state: 'unknown', error });
        // Refused: this body was not taken, so it must not be asked for again.
        keep({ ...draft, key, sent: left });
        setSending(error.code === CONFLICT ? { state: 'conflict' } : { state: 'failed', error });
      },
    );
    return failure;
  }

  /** Takes the request that had arrived for the one that counts. */
  const openEarlier = () =>
    attempt(
      () => replay(draft.sent ?? [], draft.key ?? newIdempotencyKey()),
      (error) => setSending(isUnclear(error) ? { state: 'unknown', error } : { state: 'conflict' }),
    );

  return { sending, send, openEarlier, isFinished: () => finished.current };
}
