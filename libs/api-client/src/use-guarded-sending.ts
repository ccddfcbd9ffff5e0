import { useRef } from 'react';
import { newIdempotencyKey } from '@atoll/api-client/base';
import { useFormToken } from '@atoll/api-client/use-form-token';

/** What tells the server that a person sends a form. */
interface Guard {
  website: string;
  form_token: string;
}

/**
 * Sends what somebody wrote into a form that everybody may send. The same words again, after a failure, go under the same key: they
 * count once. Other words are something else.
 * @throws what `post` throws, when it was not taken, or nobody knows whether it was
 */
export function useGuardedSending<Words extends object, Receipt>(
  post: (body: Words & Guard, key: string) => Promise<Receipt>,
): (words: Words) => Promise<Receipt> {
  const token = useFormToken();
  const last = useRef<{ said: string; body: Words & Guard; key: string } | null>(null);
  return async (words) => {
    const said = JSON.stringify(words);
    if (last.current?.said !== said || !token.isGood(last.current.body.form_token)) {
      const body = { ...words, website: '', form_token: await token.take() };
      last.current = { said, body, key: newIdempotencyKey() };
    }
    return post(last.current.body, last.current.key);
  };
}
