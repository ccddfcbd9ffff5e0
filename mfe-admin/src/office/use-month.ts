import { maldivesDay } from '@atoll/contract/days';
import { useListQuery } from './use-list-query';

const MONTH = /^2\d{3}-(0[1-9]|1[0-2])$/;

/** The month in the address, this one without any: `2027-01`. */
export function useMonth(): { month: string; turn: (month: string) => void } {
  const query = useListQuery();
  const asked = query.get('month') ?? '';
  return {
    month: MONTH.test(asked) ? asked : maldivesDay(new Date()).slice(0, 7),
    turn: (month) => query.set('month', month),
  };
}
