import { useState } from 'react';
import { isEqual } from './equal';
import { type KeptAs, useKeeping, useLeft } from './use-kept';

/**
 * The fields of something new, kept in this browser until it is sent or thrown away.
 * @param version of what it is made for, where others change that
 */
export function useKeptValues<Values extends object>(as: KeptAs, start: Values, version = 0) {
  const left = useLeft<Values>(as);
  const [usual] = useState(start);
  const [values, setValues] = useState<Values>(() => ({ ...usual, ...left?.mine }));
  const [since] = useState(left?.version ?? version);
  const forget = useKeeping(as, isEqual(values, usual) ? null : { version: since, base: usual, mine: values });
  return {
    values,
    set: (change: Partial<Values>) => setValues((now) => ({ ...now, ...change })),
    /** When what stands here was typed, if an earlier page left it. */
    restored: left?.at,
    /** What it is made for has changed since somebody began: it may have arrived already. */
    isOvertaken: since !== version,
    forget,
  };
}
