import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFileDownload } from '@atoll/api-client/download';
import { type DepartureDto, useGetDepartureManifestQuery } from '@atoll/api-client/endpoints/stock.gen';
import { paths } from '@atoll/contract/paths';
import { useFormat, useLanguage } from '@atoll/i18n/instance';
import { notifyError } from '@atoll/ui/shell-context';
import { LoadFailure } from '../office/load-failure';
import { Travel } from './travel';
import styles from './departures.module.css';

/** Who travels, and the same as a file. */
export function DepartureParties({ departure: { id, start_date: day } }: { departure: DepartureDto }) {
  const { t } = useTranslation('admin');
  const lang = useLanguage();
  const format = useFormat();
  const { download, isBusy } = useFileDownload(notifyError);
  const { currentData, error, refetch } = useGetDepartureManifestQuery(
    { id, lang },
    { refetchOnMountOrArgChange: true },
  );
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} small />;
  if (!currentData) return null;
  const file = { url: `/api/departures/${id}/manifest/export/`, name: `manifest-${day}.csv` };
  return (
    <section>
      <h3>{t('departures.parties', { count: currentData.travellers })}</h3>
      {currentData.undecided > 0 && <p>{t('departures.undecided', { count: currentData.undecided })}</p>}
      <ul className={styles.parties}>
        {currentData.bookings.map(
          ({ id: booking, reference, name, adults, children_ages: ages, balance, ...entry }) => (
            <li key={booking}>
              <Link to={paths.dashboardBooking(booking)}>{`${reference} · ${name}`}</Link>
              <span>
                {t('departures.adults', { count: adults })}
                {ages.length > 0 && ` · ${t('departures.ages', { ages: format.list(ages.map(String)) })}`}
              </span>
              <Travel entry={entry} />
              <span>{t(`payment.${entry.payment_status}`)}</span>
              {Number(balance) > 0 && <span>{t('departures.balance', { amount: format.usd(balance) })}</span>}
              {entry.notes && <span>{entry.notes}</span>}
            </li>
          ),
        )}
      </ul>
      <Button onClick={() => void download(file)} aria-busy={isBusy}>
        {t('departures.file')}
      </Button>
    </section>
  );
}
