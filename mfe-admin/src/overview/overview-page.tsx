import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { maldivesDay } from '@atoll/contract/days';
import { paths } from '@atoll/contract/paths';
import { useSessionUser } from '@atoll/api-client/base';
import { type OverviewDto, useGetOverviewQuery } from '@atoll/api-client/endpoints/dashboard.gen';
import { useFormat } from '@atoll/i18n/instance';
import { ComponentBoundary } from '@atoll/ui/component-boundary';
import { BookingsTable } from '../bookings/bookings-table';
import { OfficePage } from '../office/office-page';
import styles from './overview-page.module.css';

/** `/dashboard/overview`: what waits, and what the site shows. */
export default function OverviewPage() {
  const { t } = useTranslation('admin');
  const { data, error, refetch } = useGetOverviewQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <OfficePage
      title={t('overview.title')}
      lead={t('overview.lead')}
      error={data ? undefined : error}
      onRetry={() => void refetch()}
    >
      {data ? <Figures overview={data} /> : <Skeleton active paragraph={{ rows: 8 }} />}
    </OfficePage>
  );
}

/** The list behind a number: as many bookings as it says. */
const list = (query: string): string => `${paths.dashboardBookings()}?${query}`;

function Figures({ overview }: { overview: OverviewDto }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const seesBookings = useSessionUser()?.permissions.includes('bookings.view');
  const { bookings, packages, resorts, destinations, texts } = overview;
  const today = maldivesDay(new Date());
  const waiting = [
    { label: t('overview.waiting'), value: bookings.requested, to: list('status=requested&sort=clock') },
    {
      label: t('overview.overdue'),
      value: bookings.reply_overdue,
      to: list('overdue=true&sort=clock'),
      alarm: bookings.reply_overdue > 0,
    },
    {
      label: t('overview.changes'),
      value: bookings.change_asked,
      to: list('change=true&sort=clock'),
    },
    { label: t('overview.today'), value: bookings.today, to: list(`created_from=${today}&created_to=${today}`) },
    { label: t('overview.all'), value: bookings.total, to: list('sort=newest') },
    // An API of the release before does not count them all.
  ].filter(({ value }) => value !== undefined);
  return (
    <>
      <ul className={styles.figures}>
        {waiting.map(({ label, value, to, alarm }) => (
          <li key={label} className={styles.figure} data-alarm={alarm || undefined}>
            <Link to={to}>
              <span className={styles.number}>{format.number(value)}</span>
              <span className={styles.label}>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles.facts}>
        <section>
          <h2>{t('overview.published')}</h2>
          <ul>
            <li>{t('overview.packagesOf', { published: packages.published, total: packages.total })}</li>
            <li>{t('overview.resorts', { count: resorts.published })}</li>
            <li>{t('overview.destinations', { count: destinations.published })}</li>
          </ul>
        </section>
        <section>
          <h2>{t('overview.texts')}</h2>
          <ul>
            <li>{t('overview.textsTotal', { count: texts.total })}</li>
            <li>{t('overview.missing', { ru: texts.missing_ru, zh: texts.missing_zh })}</li>
            <li>{t('overview.edited', { count: texts.edited })}</li>
          </ul>
        </section>
      </div>
      {seesBookings && (
        <section>
          <div className={styles.latest}>
            <h2>{t('overview.latest')}</h2>
            <Link to={paths.dashboardBookings()}>{t('overview.seeAll')}</Link>
          </div>
          {overview.latest_bookings.length > 0 ? (
            <ComponentBoundary of={overview}>
              <BookingsTable rows={overview.latest_bookings} />
            </ComponentBoundary>
          ) : (
            <p className={styles.none}>{t('overview.none')}</p>
          )}
        </section>
      )}
    </>
  );
}
