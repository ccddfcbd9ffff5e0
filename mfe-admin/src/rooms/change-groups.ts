import { addDays } from '@atoll/contract/days';
import type { ChangedNightDto } from '@atoll/api-client/endpoints/stock.gen';

/** Nights that follow one another and change in the same way. */
export interface ChangeGroup extends Pick<ChangedNightDto, 'room_code' | 'before' | 'after'> {
  from: string;
  to: string;
}

const termsOf = ({ room_code, before, after }: ChangedNightDto | ChangeGroup): string =>
  JSON.stringify([room_code, before, after]);

/** Changed nights by kind of room and day, those that follow one another told as one. */
export function changeGroups(nights: readonly ChangedNightDto[]): ChangeGroup[] {
  const groups: ChangeGroup[] = [];
  for (const { date, ...night } of nights) {
    const last = groups.at(-1);
    if (last && addDays(last.to, 1) === date && termsOf(last) === termsOf({ ...night, date })) last.to = date;
    else groups.push({ ...night, from: date, to: date });
  }
  return groups;
}
