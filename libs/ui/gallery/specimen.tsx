import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Phrases, Words } from './words.ts';

/** One component: how it looks in each of its states, by the state's name. `wide` ones have a row of their own. */
export interface Specimen {
  name: string;
  wide?: boolean;
  states: (words: Words) => Record<string, ReactNode>;
}

/** The same thing in usual words and in long ones. */
export const usualAndLong = ({ usual, long }: Words, draw: (phrases: Phrases) => ReactNode) => ({
  usual: draw(usual),
  'long words': draw(long),
});

/** Shows the first control inside as if it were pointed at or had the focus. */
export function Pretended({ state, children }: { state: 'hover' | 'focus'; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const control = place.current?.querySelector('a, button, input, select, textarea');
    control?.setAttribute('data-pretend', state);
  }, [state]);
  return <div ref={place}>{children}</div>;
}
