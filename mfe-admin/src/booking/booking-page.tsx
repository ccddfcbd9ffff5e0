import { Alert, Descriptions, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { paths } from '@atoll/contract/paths';
import { isApiError } from '@atoll/api-client/base';
import { type BookingDto, useGetBookingQuery } from '@atoll/api-client/endpoints/bookings.gen';
import { useFormat } from '@atoll/i18n/instance';
import { EmptyState } from '@atoll/ui/empty-state';
import { Icon } from '@atoll/ui/icon';
import { StatusTag } from '../bookings/status-tag';
import { OfficePage } from '../office/office-page';
import styles from './booking-page.module.css';

/** `/dashboard/bookings/:id`: one booking with contact, dates, guests and total. */
export default function BookingPage() {
  const { t } = useTranslation(['admin', 'common']);
  const { id = '' } = useParams();
  const { data, error, refetch } = useGetBookingQuery({ id }, { refetchOnMountOrArgChange: true });
  const back = (
    <Link to={paths.dashboardBookings()} className={styles.back}>
      <Icon name="back" />
      {t('booking.back')}
    </Link>
  );
  if (isApiError(error) && (error.status === 404 || error.status === 400))
    return (
      <OfficePage title={t('booking.notFound')} back={back}>
        <EmptyState title={t('booking.notFound')} text={t('booking.notFoundText')} />
      </OfficePage>
    );
  return (
    <OfficePage
      title={data ? t('booking.title', { reference: data.reference }) : t('bookings.title')}
      back={back}
      error={data ? undefined : error}
      onRetry={() => void refetch()}
    >
      {data ? <BookingDetails booking={data} /> : <Skeleton active paragraph={{ rows: 10 }} />}
    </OfficePage>
  );
}

function BookingDetails({ booking }: { booking: BookingDto }) {
  const { t } = useTranslation(['admin', 'common']);
  const format = useFormat();
  const { contact } = booking;
  const open = booking.status === 'requested';
  const overdue = open && new Date(booking.reply_by) < new Date();
  const guests = [
    t('common:units.adults', { count: booking.adults }),
    booking.children_ages.length > 0 && t('common:units.children', { count: booking.children_ages.length }),
  ].filter((part) => part !== false);
  const shown = booking.display_currency && booking.display_currency !== 'USD';
  return (
    <>
      <div className={styles.state}>
        <StatusTag status={booking.status} />
        {open && !overdue && <span>{t('booking.replyBy', { date: format.dateTime(booking.reply_by) })}</span>}
      </div>
      {overdue && (
        <Alert type="error" showIcon title={t('booking.overdue', { date: format.dateTime(booking.reply_by) })} />
      )}
      <div className={styles.columns}>
        <Descriptions
          title={t('booking.contact')}
          column={1}
          items={[
            { key: 'name', label: t('booking.name'), children: contact.name },
            {
              key: 'email',
              label: t('booking.email'),
              children: <a href={`mailto:${contact.email}`}>{contact.email}</a>,
            },
            {
              key: 'phone',
              label: t('booking.phone'),
              children: <a href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`}>{contact.phone}</a>,
            },
            { key: 'language', label: t('booking.language'), children: t(`languages.${booking.locale}`) },
            { key: 'source', label: t('booking.source'), children: t(`booking.sources.${booking.source}`) },
            { key: 'received', label: t('booking.received'), children: format.dateTime(booking.created_at) },
          ]}
        />
        <Descriptions
          title={t('booking.trip')}
          column={1}
          items={[
            { key: 'package', label: t('booking.package'), children: booking.package.name },
            { key: 'in', label: t('booking.checkIn'), children: format.date(booking.check_in) },
            { key: 'out', label: t('booking.checkOut'), children: format.date(booking.check_out) },
            { key: 'nights', label: t('booking.nights'), children: booking.nights },
            { key: 'guests', label: t('booking.guests'), children: format.list(guests) },
            ...(booking.children_ages.length > 0
              ? [{ key: 'ages', label: t('booking.childrenAges'), children: booking.children_ages.join(', ') }]
              : []),
            {
              key: 'requests',
              label: t('booking.requests'),
              children: <span className={styles.requests}>{booking.special_requests || t('booking.noRequests')}</span>,
            },
          ]}
        />
        <Descriptions
          title={t('booking.money')}
          column={1}
          items={[
            {
              key: 'unit',
              label: t('booking.unit'),
              children: `${format.usd(booking.price)} ${t(`common:price.${booking.pricing_type}`)}`,
            },
            { key: 'total', label: t('booking.total'), children: <strong>{format.usd(booking.total)}</strong> },
            ...(shown
              ? [
                  {
                    key: 'shown',
                    label: t('booking.shown'),
                    children: format.number(Number(booking.display_total), {
                      style: 'currency',
                      currency: booking.display_currency,
                    }),
                  },
                ]
              : []),
          ]}
        />
      </div>
    </>
  );
}
