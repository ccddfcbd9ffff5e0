import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { newIdempotencyKey } from '@atoll/api-client/base';
import {
  type StaffNotificationDto,
  useListStaffNotificationsQuery,
  useReadStaffNotificationsMutation,
} from '@atoll/api-client/endpoints/notifications.gen';
import { KEPT_FRESH } from '@atoll/api-client/kept-fresh';
import { paths } from '@atoll/contract/paths';
import { errorText } from '@atoll/i18n/error-text';
import { useFormat, useLanguage } from '@atoll/i18n/instance';
import { MALDIVES_SHORT } from '@atoll/i18n/maldives-time';
import { Button } from '@atoll/ui/button';
import { Icon } from '@atoll/ui/icon';
import { VisuallyHidden } from '@atoll/ui/visually-hidden';
import { useDisclosure } from '../frame/use-disclosure';
import { notify } from '../notifications/messages';
import styles from './office-bell.module.css';

/** How many are shown at first, and each time that more are asked for; of a year nobody reads all here. */
const STEP = 20;
const MOST = 100;

const formIn = (list: string) => (id: string) => paths.dashboardForm(list, id);

/** Pages of what notifications are about. */
const PAGES: Partial<Record<string, (id: string) => string>> = {
  booking: paths.dashboardBooking,
  lead: paths.dashboardLeads,
  trip_request: paths.dashboardTripRequest,
  contact_message: paths.dashboardMessage,
  webhook_endpoint: paths.dashboardWebhook,
  package: formIn(paths.dashboardPackages()),
  destination: formIn(paths.dashboardDestinations()),
  experience: formIn(paths.dashboardExperiences()),
  resort: formIn(paths.dashboardResorts()),
  transfer: formIn(paths.dashboardTransportation()),
  faq: formIn(paths.dashboardFaqs()),
  post: formIn(paths.dashboardPosts()),
  page: formIn(paths.dashboardPages()),
  page_hero: formIn(paths.dashboardPageHeroes()),
  cultural_content: formIn(paths.dashboardCulture()),
};

const pageOf = ({ kind, entity, entity_id: id, is_gone: isGone }: StaffNotificationDto): string | null => {
  const page = id === null || isGone ? undefined : PAGES[entity ?? '']?.(id);
  return page === undefined ? null : kind === 'office_booking_message' ? `${page}#booking-messages` : page;
};

/** The bell of the office: what came in for the colleague, and how much of it was not read. */
export default function OfficeBell() {
  const { t } = useTranslation(['shell', 'common']);
  const menu = useDisclosure();
  const [pageSize, setPageSize] = useState(STEP);
  const { data, error, isFetching, refetch } = useListStaffNotificationsQuery(
    { lang: useLanguage(), pageSize },
    KEPT_FRESH,
  );
  const read = useReading();
  const count = data?.unread_count ?? 0;
  const readAll = () => {
    // The button goes with what it does.
    menu.current?.querySelector('summary')?.focus();
    void read();
  };
  return (
    <>
      <details className={styles.bell} ref={menu}>
        <summary aria-label={count > 0 ? t('account.unread', { count }) : t('account.notifications')}>
          <Icon name="bell" />
          {count > 0 && <span aria-hidden="true">{count > 99 ? '99+' : count}</span>}
        </summary>
        <div className={styles.panel}>
          <div className={styles.head}>
            <h2>{t('account.notifications')}</h2>
            {count > 0 && (
              <Button kind="quiet" onClick={readAll}>
                {t('office.bell.readAll')}
              </Button>
            )}
          </div>
          {data && data.results.length > 0 && (
            <ul className={styles.list}>
              {data.results.map((notification) => (
                <Item key={notification.id} notification={notification} onRead={read} />
              ))}
            </ul>
          )}
          {data?.next && pageSize < MOST && (
            <Button kind="quiet" busy={isFetching} onClick={() => setPageSize(pageSize + STEP)}>
              {t('office.bell.more')}
            </Button>
          )}
          {data?.count === 0 && <p className={styles.empty}>{t('office.bell.none')}</p>}
          {!data && error && (
            <div className={styles.empty}>
              <p>{t('office.bell.failed')}</p>
              <Button kind="secondary" busy={isFetching} onClick={() => void refetch()}>
                {t('common:actions.retry')}
              </Button>
            </div>
          )}
        </div>
      </details>
      <Arrivals count={data ? count : null} />
    </>
  );
}

/** Marks as read: one, or all. */
function useReading(): (id?: string) => Promise<void> {
  const [read] = useReadStaffNotificationsMutation();
  return async (id) => {
    const readNotificationsDto = id === undefined ? {} : { ids: [id] };
    const { error } = await read({ readNotificationsDto, 'Idempotency-Key': newIdempotencyKey() });
    if (error) notify({ kind: 'error', text: errorText(error) });
  };
}

function Item({ notification, onRead }: { notification: StaffNotificationDto; onRead: (id: string) => Promise<void> }) {
  const { t } = useTranslation('shell');
  const format = useFormat();
  const { id, text, created_at: at, read_at: readAt, is_gone: isGone } = notification;
  const isNew = readAt === null;
  const page = pageOf(notification);
  const words = (
    <>
      <span>
        {isNew && <VisuallyHidden>{t('office.bell.new')} </VisuallyHidden>}
        {text}
      </span>
      {isGone && <small>{t('office.bell.gone')}</small>}
      <small>{t('office.bell.time', { time: format.date(at, MALDIVES_SHORT) })}</small>
    </>
  );
  const open = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    if (isNew) void onRead(id);
    // Of the page that is open already as well.
    currentTarget.closest('details')?.removeAttribute('open');
  };
  return (
    <li data-unread={isNew || undefined}>
      {page ? (
        <Link to={page} onClick={open}>
          {words}
        </Link>
      ) : (
        <div>
          {words}
          {isNew && (
            <Button kind="quiet" onClick={() => void onRead(id)}>
              {t('office.bell.read')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

/** Says to who listens that something has come in; nothing of what was there when the page opened. */
function Arrivals({ count }: { count: number | null }) {
  const { t } = useTranslation('shell');
  const known = useRef(count);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (known.current !== null && count !== null && count > known.current) setSaid(t('account.unread', { count }));
    if (count !== null) known.current = count;
  }, [count, t]);
  return (
    <p className="doc-hidden" role="status">
      {said}
    </p>
  );
}
