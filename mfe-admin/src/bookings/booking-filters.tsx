import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useListBookingAssigneesQuery } from '@atoll/api-client/endpoints/bookings.gen';
import { useListResortsQuery } from '@atoll/api-client/endpoints/resorts.gen';
import { useLanguage } from '@atoll/i18n/instance';
import { Checkbox } from '@atoll/ui/checkbox';
import { DayRange } from '../office/day-range';
import { FilterSelect } from '../office/filter-select';
import { PackageFilter } from '../office/package-filter';
import type { useListQuery } from '../office/use-list-query';
import { DUES, PAYMENTS, SOURCES, STATUSES } from './booking-codes';
import styles from './bookings.module.css';

/** As many places to stay as one answer holds. */
const RESORTS = 100;

type Query = ReturnType<typeof useListQuery>;

/** What is ticked: the name in the address, and its words. */
const TICKS = [
  ['overdue', 'bookings.overdue'],
  ['change', 'bookings.changesOnly'],
  ['message', 'bookings.messagesOnly'],
  ['money_back', 'bookings.moneyBackOnly'],
  ['proof', 'bookings.proofOnly'],
] as const;
/** Both ends of a range are one filter. */
const NAMES = [
  ['status'],
  ['payment'],
  ['assigned'],
  ['due'],
  ['due_from', 'due_to'],
  ['package'],
  ['resort'],
  ['source'],
  ['arriving', 'check_in_from', 'check_in_to'],
  ['created_from', 'created_to'],
  ...TICKS.map(([name]) => [name]),
];

/** Opens the filters of the list, and says how many are set. */
export function FilterButton({ query, isOpen, onOpen }: { query: Query; isOpen: boolean; onOpen: () => void }) {
  const { t } = useTranslation('admin');
  const count = NAMES.filter((names) => names.some((name) => query.get(name) !== undefined)).length;
  return (
    <Button aria-expanded={isOpen} onClick={onOpen}>
      {count > 0 ? t('filters.some', { count }) : t('filters.title')}
    </Button>
  );
}

/** Every filter of the list: how it stands, whose it is, by when, which trip, and what waits for somebody. */
export function BookingFilters({ query }: { query: Query }) {
  const { t } = useTranslation('admin');
  const lang = useLanguage();
  const { data: colleagues = [] } = useListBookingAssigneesQuery();
  const { data: resorts } = useListResortsQuery({ lang, pageSize: RESORTS });
  const select = (name: string, words: { label: string; any: string }, options: { value: string; label: string }[]) => (
    <FilterSelect {...words} value={query.get(name)} options={options} onChange={(value) => query.set(name, value)} />
  );
  const days = (label: string, name: string) => (
    <DayRange
      label={label}
      from={query.get(`${name}_from`)}
      to={query.get(`${name}_to`)}
      onChange={(end, day) => query.set(`${name}_${end}`, day)}
    />
  );
  return (
    <section className={styles.filters} aria-label={t('filters.title')}>
      {select(
        'status',
        { label: t('bookings.status'), any: t('bookings.anyStatus') },
        STATUSES.map((value) => ({ value, label: t(`status.${value}`) })),
      )}
      {select(
        'payment',
        { label: t('bookings.payment'), any: t('bookings.anyPayment') },
        PAYMENTS.map((value) => ({ value, label: t(`payment.${value}`) })),
      )}
      {select('assigned', { label: t('bookings.assignee'), any: t('bookings.anyAssignee') }, [
        { value: 'me', label: t('bookings.mine') },
        { value: 'none', label: t('bookings.nobodys') },
        ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
      ])}
      {select(
        'due',
        { label: t('bookings.clock'), any: t('filters.anyDue') },
        DUES.map((value) => ({ value, label: t(`filters.due.${value}`) })),
      )}
      <PackageFilter value={query.get('package')} onChange={(slug) => query.set('package', slug)} />
      {select(
        'resort',
        { label: t('booking.resort'), any: t('filters.anyResort') },
        (resorts?.results ?? []).map(({ slug, name }) => ({ value: slug, label: name })),
      )}
      {select(
        'source',
        { label: t('bookings.source'), any: t('bookings.anySource') },
        SOURCES.map((value) => ({ value, label: t(`booking.sources.${value}`) })),
      )}
      {select(
        'arriving',
        { label: t('bookings.arriving'), any: t('bookings.anyArrival') },
        [0, 7, 30].map((count) => ({ value: String(count), label: t('bookings.arrivingIn', { count }) })),
      )}
      {days(t('filters.dueBy'), 'due')}
      {query.get('arriving') === undefined && days(t('booking.checkIn'), 'check_in')}
      {days(t('booking.received'), 'created')}
      {TICKS.map(([name, words]) => (
        <Checkbox
          key={name}
          label={t(words)}
          checked={query.get(name) === 'true'}
          onChange={(event) => query.set(name, event.target.checked ? 'true' : undefined)}
        />
      ))}
      {query.filtered && (
        <Button type="text" onClick={query.clear}>
          {t('bookings.clear')}
        </Button>
      )}
    </section>
  );
}
