import { useEffect, useEffectEvent, useRef } from 'react';
import { useLazyGetFormTokenQuery } from './endpoints/forms.gen.ts';

/** A token is let go so long before the server does: what is sent takes its time. Milliseconds. */
const MARGIN = 60_000;

interface Kept {
  token: string;
  at: number;
  min: number;
  max: number;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * The token that tells the server that a person opened this form. It is asked for with the page and again when it has grown too old.
 * `take` answers with one that is neither too young nor too old. @throws {ApiError} when none can be had
 */
export function useFormToken(): { take(): Promise<string>; isGood(token: string | undefined): boolean } {
  const [ask] = useLazyGetFormTokenQuery();
  const kept = useRef<Kept | null>(null);
  const isFresh = () => kept.current !== null && Date.now() - kept.current.at < kept.current.max - MARGIN;

  async function renew(): Promise<Kept> {
    if (kept.current && isFresh()) return kept.current;
    const { form_token: token, min_seconds, max_seconds } = await ask().unwrap();
    kept.current = { token, at: Date.now(), min: min_seconds * 1000, max: max_seconds * 1000 };
    return kept.current;
  }

  const open = useEffectEvent(() => void renew().catch(() => undefined));
  useEffect(() => open(), []);

  return {
    async take() {
      const { token, at, min } = await renew();
      // Half a second more than asked: clocks round.
      await pause(Math.max(0, at + min + 500 - Date.now()));
      return token;
    },
    isGood: (token) => isFresh() && kept.current?.token === token,
  };
}
