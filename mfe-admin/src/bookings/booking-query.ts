import { addDays, maldivesDay } from '@atoll/contract/days';
import type { ListBookingsApiArg } from '@atoll/api-client/endpoints/bookings.gen';

/** What the address says of a list of bookings; `arriving` counts days from today, so that a view stays true. */
interface Query {
  get: (name: string) => string | undefined;
  search: string | undefined;
}

const ARRIVING_MAX = 365;

/** Days ahead in an address, or null for what is none. */
export function daysAhead(text: string | undefined): number | null {
  const days = Number(text);
  return text && Number.isInteger(days) && days >= 0 && days <= ARRIVING_MAX ? days : null;
}

const list = (text: string | undefined) => (text ? text.split(',') : undefined);

/** The filters and the order of the address as the API takes them. */
export function bookingQuery({ get, search }: Query, now: Date): Omit<ListBookingsApiArg, 'page' | 'pageSize'> {
  const today = maldivesDay(now);
  const arriving = daysAhead(get('arriving'));
  return {
    search,
    status: list(get('status')),
    paymentStatus: list(get('payment')),
    assignedTo: get('assigned'),
    source: get('source'),
    package: get('package'),
    resort: get('resort'),
    due: get('due'),
    dueFrom: get('due_from'),
    dueTo: get('due_to'),
    overdue: get('overdue') === 'true' ? true : undefined,
    changeAsked: get('change') === 'true' ? true : undefined,
    messageWaiting: get('message') === 'true' ? true : undefined,
    moneyBack: get('money_back') === 'true' ? true : undefined,
    proofWaiting: get('proof') === 'true' ? true : undefined,
    createdFrom: get('created_from'),
    createdTo: get('created_to'),
    checkInFrom: arriving === null ? get('check_in_from') : today,
    checkInTo: arriving === null ? get('check_in_to') : addDays(today, arriving),
    sort: get('sort'),
  } as Omit<ListBookingsApiArg, 'page' | 'pageSize'>;
}
