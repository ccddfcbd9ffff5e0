import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '@atoll/ui/checkbox';
import { DayRange } from '../office/day-range';
import { FilterSelect } from '../office/filter-select';
import type { useListQuery } from '../office/use-list-query';
import { PAYMENTS, SOURCES, STATUSES } from './booking-codes';
import styles from './bookings.module.css';

type Query = ReturnType<typeof useListQuery>;

/** What is ticked: the name in the address, and its words. */
const TICKS = [
  ['overdue', 'bookings.overdue'],
  ['change', 'bookings.changesOnly'],
  ['money_back', 'bookings.moneyBackOnly'],
  ['proof', 'bookings.proofOnly'],
] as const;
const RARE = [
  'source',
  'check_in_from',
  'check_in_to',
  'arriving',
  'created_from',
  'created_to',
  ...TICKS.map(([name]) => name),
];

/** The filters that are needed all day; the others come on demand. */
export function BookingFilters({ query, isOpen, onOpen }: { query: Query; isOpen: boolean; onOpen: () => void }) {
  const { t } = useTranslation('admin');
  return (
    <>
      <FilterSelect
        label={t('bookings.status')}
        any={t('bookings.anyStatus')}
        value={query.get('status')}
        options={STATUSES.map((value) => ({ value, label: t(`status.${value}`) }))}
        onChange={(value) => query.set('status', value)}
      />
      <FilterSelect
        label={t('bookings.payment')}
        any={t('bookings.anyPayment')}
        value={query.get('payment')}
        options={PAYMENTS.map((value) => ({ value, label: t(`payment.${value}`) }))}
        onChange={(value) => query.set('payment', value)}
      />
      <FilterSelect
        label={t('bookings.assignee')}
        any={t('bookings.anyAssignee')}
        value={query.get('assigned')}
        options={[
          { value: 'me', label: t('bookings.mine') },
          { value: 'none', label: t('bookings.nobodys') },
        ]}
        onChange={(value) => query.set('assigned', value)}
      />
      <Button aria-expanded={isOpen} onClick={onOpen}>
        {t('list.more')}
      </Button>
    </>
  );
}

/** Whether the filters that are needed now and then are shown: when one of them is set, or when asked for. */
export function useRareFilters(query: Query) {
  const [isAsked, setAsked] = useState(false);
  const isSet = RARE.some((name) => query.get(name) !== undefined);
  return { isOpen: isAsked || isSet, toggle: () => setAsked(!isAsked) };
}

/** Where bookings came from, when, for which days, and what waits for somebody. */
export function RareFilters({ query }: { query: Query }) {
  const { t } = useTranslation('admin');
  return (
    <div className={styles.rare}>
      <FilterSelect
        label={t('bookings.source')}
        any={t('bookings.anySource')}
        value={query.get('source')}
        options={SOURCES.map((value) => ({ value, label: t(`booking.sources.${value}`) }))}
        onChange={(value) => query.set('source', value)}
      />
      <FilterSelect
        label={t('bookings.arriving')}
        any={t('bookings.anyArrival')}
        value={query.get('arriving')}
        options={[0, 7, 30].map((days) => ({ value: String(days), label: t('bookings.arrivingIn', { count: days }) }))}
        onChange={(value) => query.set('arriving', value)}
      />
      {query.get('arriving') === undefined && (
        <DayRange
          label={t('booking.checkIn')}
          from={query.get('check_in_from')}
          to={query.get('check_in_to')}
          onChange={(end, day) => query.set(`check_in_${end}`, day)}
        />
      )}
      <DayRange
        label={t('booking.received')}
        from={query.get('created_from')}
        to={query.get('created_to')}
        onChange={(end, day) => query.set(`created_${end}`, day)}
      />
      {TICKS.map(([name, words]) => (
        <Checkbox
          key={name}
          label={t(words)}
          checked={query.get(name) === 'true'}
          onChange={(event) => query.set(name, event.target.checked ? 'true' : undefined)}
        />
      ))}
    </div>
  );
}
