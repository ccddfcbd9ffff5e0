import { useEffect, useState } from 'react';
import { serverNow } from '@atoll/api-client/base';

const SECOND = 1_000;

const secondsTo = (until: string) => Math.max(0, Math.ceil((Date.parse(until) - serverNow()) / SECOND));

/** Seconds until an instant, by the server's time: it counts down as the page stands. Null where there is none. */
export function useTimeLeft(until: string | null): number | null {
  const [, setTick] = useState(0);
  useEffect(() => {
    if (until === null) return undefined;
    const timer = setInterval(() => setTick((tick) => tick + 1), SECOND);
    return () => clearInterval(timer);
  }, [until]);
  return until === null ? null : secondsTo(until);
}
