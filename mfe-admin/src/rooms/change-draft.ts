import type { WriteAllotmentsDto } from '@atoll/api-client/endpoints/stock.gen';

/** What somebody wants of nights, as typed; what is empty stays as it is. */
export interface ChangeDraft {
  codes: string[];
  from: string;
  to: string;
  /** 1 = Monday. */
  weekdays: number[];
  rooms: string;
  stopSell: '' | 'yes' | 'no';
  minNights: string;
}

export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

const count = (text: string): number => (/^\d+$/.test(text.trim()) ? Number(text) : Number.NaN);

/** The change as the API takes it: all days of the week are as none. */
export function changeBody(resort: string, draft: ChangeDraft): WriteAllotmentsDto {
  const { codes, from, to, weekdays, rooms, stopSell, minNights } = draft;
  return {
    resort,
    room_codes: codes,
    from,
    to,
    ...(weekdays.length < WEEKDAYS.length && { weekdays }),
    ...(rooms.trim() && { rooms: count(rooms) }),
    ...(stopSell && { stop_sell: stopSell === 'yes' }),
    ...(minNights.trim() && { min_nights: count(minNights) }),
  };
}
