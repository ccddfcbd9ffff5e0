import { useEffect, useState } from 'react';

const EVERY = 30_000;

/** The present moment in milliseconds, told again every half minute, so that clocks on the page run. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), EVERY);
    return () => clearInterval(timer);
  }, []);
  return now;
}
