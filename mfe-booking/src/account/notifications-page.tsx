import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { newIdempotencyKey } from '@atoll/api-client/base';
import {
  type NotificationDto,
  useListNotificationsQuery,
  useReadNotificationsMutation,
} from '@atoll/api-client/endpoints/customers.gen';
import { paths } from '@atoll/contract/paths';
import { useFormat, useLanguage } from '@atoll/i18n/instance';
import { MALDIVES_RECORD } from '@atoll/i18n/maldives-time';
import { Button } from '@atoll/ui/button';
import { EmptyState } from '@atoll/ui/empty-state';
import { ErrorCard } from '@atoll/ui/error-card';
import { LinkButton } from '@atoll/ui/link-button';
import { LocalLink } from '@atoll/ui/local-link';
import { Pagination } from '@atoll/ui/pagination';
import { Skeleton } from '@atoll/ui/skeleton';
import { VisuallyHidden } from '@atoll/ui/visually-hidden';
import { AccountArea } from './account-area';
import styles from './account.module.css';

const PER_PAGE = 20;

/** `/customer/dashboard/notifications`: what the agency has told the customer. */
export default function NotificationsPage() {
  return <AccountArea of="notifications">{() => <Notifications />}</AccountArea>;
}

function Notifications() {
  const { t } = useTranslation(['booking', 'common']);
  const [search] = useSearchParams();
  const page = Math.max(1, Math.floor(Number(search.get('page'))) || 1);
  const { data, error, refetch } = useListNotificationsQuery({ lang: useLanguage(), page, pageSize: PER_PAGE });
  const [read, { isLoading }] = useReadNotificationsMutation();
  if (!data)
    return error ? (
      <ErrorCard title={t('booking:account.notifications.failed')} error={error} onRetry={refetch} />
    ) : (
      <div aria-busy="true">
        <Skeleton lines={5} />
      </div>
    );
  if (data.count === 0)
    return (
      <EmptyState title={t('booking:account.notifications.none')} text={t('booking:account.notifications.noneText')}>
        <LinkButton to={paths.packages()}>{t('common:actions.browsePackages')}</LinkButton>
      </EmptyState>
    );
  return (
    <div className={styles.part}>
      {data.unread_count > 0 && (
        <div className={styles.line}>
          <p role="status">{t('booking:account.notifications.unread', { count: data.unread_count })}</p>
          <Button
            kind="secondary"
            busy={isLoading}
            onClick={() => void read({ readNotificationsDto: {}, 'Idempotency-Key': newIdempotencyKey() })}
          >
            {t('booking:account.notifications.readAll')}
          </Button>
        </div>
      )}
      <ul className={styles.list}>
        {data.results.map((notification) => (
          <Item key={notification.id} notification={notification} />
        ))}
      </ul>
      <Pagination page={page} pages={Math.ceil(data.count / PER_PAGE)} hrefOf={(it) => `?page=${it}`} />
    </div>
  );
}

function Item({ notification }: { notification: NotificationDto }) {
  const { t } = useTranslation('booking');
  const format = useFormat();
  const { text, entity, entity_id: about, created_at: at, read_at: read } = notification;
  return (
    <li data-unread={read === null || undefined}>
      <p>
        {read === null && <VisuallyHidden>{t('account.notifications.new')} </VisuallyHidden>}
        {entity === 'booking' && about ? <LocalLink to={paths.bookingConfirmation(about)}>{text}</LocalLink> : text}
      </p>
      <p className={styles.small}>{t('account.maldivesTime', { time: format.date(at, MALDIVES_RECORD) })}</p>
    </li>
  );
}
