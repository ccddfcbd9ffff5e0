import { useRef } from 'react';
import { isApiError, newIdempotencyKey } from './base.ts';
import { useFormToken } from './use-form-token.ts';

/** What tells the server that a person sends a form. */
interface Guard {
  website: string;
  form_token: string;
}

/** The key came with another body before: that one has arrived. */
const CONFLICT = 'idempotency_conflict';

/**
 * Sends what somebody wrote into a form that everybody may send. The same words again, after a failure, go under the same key: they
 * count once, also where the token of the form has grown too old meanwhile. Other words are something else.
 * @throws what `post` throws, when it was not taken, or nobody knows whether it was
 */
export function useGuardedSending<Words extends object, Receipt>(
  post: (body: Words & Guard, key: string) => Promise<Receipt>,
): (words: Words) => Promise<Receipt> {
  const token = useFormToken();
  const last = useRef<{ said: string; body: Words & Guard; key: string } | null>(null);
  return async (words) => {
    const said = JSON.stringify(words);
    const before = last.current?.said === said ? last.current : null;
    if (before && token.isGood(before.body.form_token)) return post(before.body, before.key);
    const body = { ...words, website: '', form_token: await token.take() };
    const key = before?.key ?? newIdempotencyKey();
    last.current = { said, body, key };
    try {
      return await post(body, key);
    } catch (error) {
      if (!before || !isApiError(error) || error.code !== CONFLICT) throw error;
      // What was sent with the token that is too old now had arrived: its receipt is the answer.
      last.current = before;
      return post(before.body, key);
    }
  };
}
