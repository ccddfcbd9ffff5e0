import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '@atoll/contract/paths';
import type { BookingDto } from '@atoll/api-client/endpoints/bookings.gen';
import { useFormat } from '@atoll/i18n/instance';
import { MALDIVES } from '@atoll/i18n/maldives-time';
import type { Column } from '@atoll/ui/office/data-table';
import { useFlightFaults } from '../booking/flights/use-flight-faults';
import { useNow } from '../office/use-now';
import styles from './bookings.module.css';
import { ClockCell } from './clock-cell';
import { PaymentTag } from './payment-tag';
import { StatusTag } from './status-tag';

/** Columns of the inbox as its file has them too, in their order. */
export const BOOKING_COLUMNS = [
  'reference',
  'clock',
  'status',
  'payment',
  'guest',
  'package',
  'dates',
  'guests',
  'total',
  'balance',
  'assignee',
  'source',
  'language',
  'received',
] as const;
export type BookingColumn = (typeof BOOKING_COLUMNS)[number];

/** Those that everybody begins with: as many as a desk of 1440 px shows in the longest words. */
export const USUAL_COLUMNS: BookingColumn[] = [
  'reference',
  'clock',
  'status',
  'payment',
  'guest',
  'package',
  'dates',
  'guests',
  'total',
];

const isColumn = (value: unknown): value is BookingColumn => BOOKING_COLUMNS.some((name) => name === value);

/** Stored columns, without those that are not known any more; null where none are left. */
export function parseColumns(value: unknown): BookingColumn[] | null {
  const known = Array.isArray(value) ? value.filter((name) => isColumn(name)) : [];
  return known.includes('reference') ? known : null;
}

const SHORT = { day: 'numeric', month: 'short', year: 'numeric' } as const;
/** The column names the zone: who reads it may sit in another. */
const TIME = { hour: '2-digit', minute: '2-digit', ...MALDIVES } as const;

/** Every column of the inbox, by its name. */
export function useBookingColumns(): Record<BookingColumn, Column<BookingDto>> {
  const { t } = useTranslation(['admin', 'common']);
  const format = useFormat();
  const now = useNow();
  const flightFaults = useFlightFaults();
  const columns: Column<BookingDto>[] = [
    {
      key: 'reference',
      narrow: 'start',
      title: t('bookings.reference'),
      render: ({ id, reference }) => (
        <Link
          className={styles.reference}
          to={paths.dashboardBooking(id)}
          aria-label={t('bookings.open', { reference })}
        >
          {reference}
        </Link>
      ),
    },
    {
      key: 'clock',
      narrow: 'end',
      title: t('bookings.clock'),
      render: (row) => <ClockCell booking={row} now={now} />,
    },
    {
      key: 'status',
      narrow: 'end',
      title: t('bookings.status'),
      render: ({
        status,
        change_reply_by: changeBy,
        message_waiting_since: wroteAt,
        proof_waiting: hasProof,
        money_back: back,
        also_held: held,
        ...row
      }) => {
        const waits = [
          ...flightFaults({ status, ...row }),
          changeBy && t('bookings.changeAsked'),
          wroteAt && t('bookings.messageWaiting'),
          hasProof && t('bookings.proofWaiting'),
          held > 0 && t('bookings.alsoHeld', { count: held }),
          Number(back) > 0 && t('bookings.moneyBack', { amount: format.usd(back) }),
        ].filter((text) => typeof text === 'string');
        return (
          <>
            <StatusTag status={status} />
            {waits.length > 0 && (
              <span
                className={`${styles.second} ${styles.waits}`}
                title={[...waits, ...(held > 0 ? [t('bookings.alsoHeldWhy')] : [])].join(' · ')}
              >
                {waits.map((text) => (
                  <span key={text}>{text}</span>
                ))}
              </span>
            )}
          </>
        );
      },
    },
    {
      key: 'payment',
      narrow: 'end',
      title: t('bookings.payment'),
      render: (row) => <PaymentTag booking={row} />,
    },
    {
      key: 'guest',
      narrow: 'start',
      title: t('bookings.guest'),
      render: ({ contact }) => (
        <>
          <span className={styles.name}>{contact.name}</span>
          <span className={`${styles.second} ${styles.mail}`} title={contact.email}>
            {contact.email}
          </span>
        </>
      ),
    },
    {
      key: 'package',
      narrow: 'start',
      title: t('bookings.package'),
      render: ({ product, room }) => {
        const name = [product.name, room?.name].filter(Boolean).join(' · ');
        return (
          <div className={styles.package} title={name}>
            {name}
          </div>
        );
      },
    },
    {
      key: 'dates',
      narrow: 'start',
      title: t('bookings.dates'),
      render: (row) => (
        <>
          {format.date(row.check_in, SHORT)}
          {row.nights > 0 && <span className={styles.second}>{t('common:units.nights', { count: row.nights })}</span>}
        </>
      ),
    },
    {
      key: 'guests',
      narrow: 'hidden',
      title: t('bookings.guests'),
      align: 'end',
      render: (row) => format.number(row.travellers),
    },
    {
      key: 'total',
      narrow: 'end',
      title: t('bookings.total'),
      align: 'end',
      render: (row) => <span className={styles.total}>{format.usd(row.total)}</span>,
    },
    {
      key: 'balance',
      narrow: 'hidden',
      title: t('booking.balance'),
      align: 'end',
      render: (row) => format.usd(row.balance),
    },
    {
      key: 'assignee',
      narrow: 'hidden',
      title: t('bookings.assignee'),
      render: ({ assigned_to: colleague }) => colleague?.name,
    },
    {
      key: 'source',
      narrow: 'hidden',
      title: t('bookings.source'),
      render: ({ source }) => t(`booking.sources.${source}`),
    },
    {
      key: 'language',
      narrow: 'hidden',
      title: t('booking.language'),
      render: ({ locale }) => t(`languages.${locale}`),
    },
    {
      key: 'received',
      narrow: 'hidden',
      title: t('bookings.received'),
      render: (row) => (
        <>
          {format.date(row.created_at, { ...SHORT, ...MALDIVES })}
          <span className={styles.second}>{format.date(row.created_at, TIME)}</span>
        </>
      ),
    },
  ];
  return Object.fromEntries(columns.map((column) => [column.key, column])) as Record<BookingColumn, Column<BookingDto>>;
}
