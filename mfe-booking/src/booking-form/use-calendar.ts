import { useState } from 'react';
import type { ApiError } from '@atoll/api-client/base';
import type { Faults } from '../shared/booking-values';
import type { DayStatus } from '../shared/way';
import { SOLD_OUT } from './use-sending';

export interface Calendar {
  /** What is known of the chosen day; null where nobody has said. */
  day: DayStatus | null;
  /** The next days with room, where a refusal named them. */
  nextDays: string[] | null;
  /** How often a sending was refused because the day had been sold out in the meantime. */
  refusedTries: number;
  /** Nothing begins on that day. */
  faults: Faults;
  /** Takes over why a request was refused, if it was because of the day. */
  take(refusal: ApiError): void;
}

interface Refusal {
  day: string;
  nextDays: string[];
  tries: number;
}

/** What the calendar says of the chosen day: with the price, or with the refusal of a request for it. */
export function useCalendar(checkIn: string, availability: DayStatus | null): Calendar {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const refused = refusal?.day === checkIn ? refusal : null;
  const day = refused ? 'SOLD_OUT' : availability;
  return {
    day,
    nextDays: refused?.nextDays ?? null,
    refusedTries: refused?.tries ?? 0,
    faults: day === 'CLOSED' ? { checkIn: { key: 'faults.closed' } } : {},
    take({ code, body }) {
      if (code !== SOLD_OUT) return;
      const named = body?.['next_dates'];
      const nextDays = Array.isArray(named) ? named.filter((date) => typeof date === 'string') : [];
      setRefusal({ day: checkIn, nextDays, tries: (refusal?.tries ?? 0) + 1 });
    },
  };
}
