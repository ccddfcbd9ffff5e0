import { useTranslation } from 'react-i18next';
import {
  type CustomerTripRequestDto,
  useListCustomerTripRequestsQuery,
} from '@atoll/api-client/endpoints/customers.gen';
import { paths } from '@atoll/contract/paths';
import { useFormat, useLanguage } from '@atoll/i18n/instance';
import { ErrorCard } from '@atoll/ui/error-card';
import { LocalLink } from '@atoll/ui/local-link';
import { useMoment } from '../shared/use-moment';
import styles from './account.module.css';

/** Trips that the customer has asked the agency to plan, each with how it stands; nothing where there are none. */
export function WishesPart() {
  const { t } = useTranslation('booking');
  const { data, error, refetch } = useListCustomerTripRequestsQuery({ lang: useLanguage() });
  if (!data && error) return <ErrorCard title={t('account.wishes.failed')} error={error} onRetry={refetch} />;
  if (!data || data.length === 0) return null;
  return (
    <section className={styles.form}>
      <h2>{t('account.wishes.title')}</h2>
      <ul className={styles.trips}>
        {data.map((wish) => (
          <Wish key={wish.id} wish={wish} />
        ))}
      </ul>
    </section>
  );
}

function Wish({ wish }: { wish: CustomerTripRequestDto }) {
  const { t } = useTranslation('booking');
  const format = useFormat();
  const moment = useMoment();
  const { id, status, reference, description, reply_by: replyBy, created_at: at, offer } = wish;
  const isOpen = status === 'quoted' && offer?.status === 'open';
  const isWaiting = status === 'new' || status === 'in_progress';
  const page = `${paths.customTripOffer(id)}?access_token=${encodeURIComponent(wish.access_token)}`;
  const next = isOpen
    ? t('account.wishes.until', { date: format.date(offer.valid_until) })
    : isWaiting && Date.parse(replyBy) > Date.now()
      ? t('account.wishes.answer', { time: moment(replyBy) })
      : null;
  return (
    <li className={styles.wish} data-tone={isOpen ? 'act' : status === 'accepted' ? 'good' : undefined}>
      <p className={styles.state}>{t(`account.wishes.status.${status}`)}</p>
      {isOpen && (
        <p>
          {offer.package_name} · {format.usd(offer.total)}
        </p>
      )}
      {description && <p className={styles.words}>{description}</p>}
      {next && <p>{next}</p>}
      <p className={styles.small}>
        {reference} · {format.date(at)}
      </p>
      <LocalLink to={page}>{t(isOpen ? 'account.wishes.open' : 'account.wishes.see')}</LocalLink>
    </li>
  );
}
