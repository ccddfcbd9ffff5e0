import { useState } from 'react';
import { isEqual } from './equal';
import { type KeptAs, useKeeping, useLeft } from './use-kept';

/** The fields of something new, kept in this browser until it is sent or thrown away. */
export function useKeptValues<Values extends object>(as: KeptAs, start: Values) {
  const left = useLeft<Values>(as);
  const [usual] = useState(start);
  const [values, setValues] = useState<Values>(() => ({ ...usual, ...left?.mine }));
  const forget = useKeeping(as, isEqual(values, usual) ? null : { base: usual, mine: values });
  return {
    values,
    set: (change: Partial<Values>) => setValues((now) => ({ ...now, ...change })),
    /** When what stands here was typed, if an earlier page left it. */
    restored: left?.at,
    forget,
  };
}
