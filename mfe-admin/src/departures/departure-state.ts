import type { DepartureDto } from '@atoll/api-client/endpoints/stock.gen';

/** What a departure is to who looks for a place. */
export function stateOf({ status, vacancies, capacity, cutoff_at }: DepartureDto, now: Date) {
  if (status !== 'open') return status;
  if (Date.parse(cutoff_at) <= now.getTime()) return 'over';
  if (vacancies === 0) return 'sold_out';
  return vacancies * 2 < capacity ? 'limited' : 'open';
}
