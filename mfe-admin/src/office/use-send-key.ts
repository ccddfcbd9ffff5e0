import { useRef } from 'react';
import { newIdempotencyKey } from '@atoll/api-client/base';

/** The key under which a body is sent: the same for every try of the same, so that it has its effect once. */
export function useSendKey(): (body: unknown) => string {
  const last = useRef({ body: '', key: '' });
  return (body) => {
    const text = JSON.stringify(body);
    if (last.current.body !== text) last.current = { body: text, key: newIdempotencyKey() };
    return last.current.key;
  };
}
