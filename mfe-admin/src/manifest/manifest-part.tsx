import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { DayManifestEntryDto } from '@atoll/api-client/endpoints/stock.gen';
import { paths } from '@atoll/contract/paths';
import { useFormat } from '@atoll/i18n/instance';
import { Travel } from '../departures/travel';
import { DataTable } from '../office/data-table';
import styles from './manifest.module.css';

/** Parties that arrive, or that leave, by the time of their flight. */
export function ManifestPart({
  title,
  none,
  entries,
}: {
  title: string;
  none: string;
  entries: DayManifestEntryDto[];
}) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const travellers = entries.reduce((sum, { adults, children_ages: ages }) => sum + adults + ages.length, 0);
  return (
    <section className={styles.part}>
      <h3>{entries.length > 0 ? `${title} · ${t('departures.parties', { count: travellers })}` : title}</h3>
      {entries.length === 0 ? (
        <p>{none}</p>
      ) : (
        <DataTable
          label={title}
          rows={entries}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'who',
              title: t('manifest.who'),
              render: ({ id, reference, name, adults, children_ages: ages }) => (
                <div className={styles.cell}>
                  <Link to={paths.dashboardBooking(id)}>{`${reference} · ${name}`}</Link>
                  <span>
                    {t('departures.adults', { count: adults })}
                    {ages.length > 0 && ` · ${t('departures.ages', { ages: format.list(ages.map(String)) })}`}
                  </span>
                </div>
              ),
            },
            {
              key: 'where',
              title: t('manifest.where'),
              render: ({ product, places, check_in: from, check_out: to }) => (
                <div className={styles.cell}>
                  <span>{product.name}</span>
                  {places.length > 0 && <span>{format.list(places)}</span>}
                  <span>{format.range(from, to)}</span>
                </div>
              ),
            },
            {
              key: 'travel',
              title: t('manifest.travel'),
              render: (entry) => (
                <div className={styles.cell}>
                  <Travel entry={entry} />
                </div>
              ),
            },
            {
              key: 'money',
              title: t('manifest.money'),
              render: ({ payment_status: status, balance }) => (
                <div className={styles.cell}>
                  <span>{t(`payment.${status}`)}</span>
                  {Number(balance) > 0 && <strong>{t('departures.balance', { amount: format.usd(balance) })}</strong>}
                </div>
              ),
            },
            {
              key: 'notes',
              title: t('manifest.wishes'),
              render: ({ notes }) => <p className={styles.notes}>{notes}</p>,
            },
          ]}
        />
      )}
    </section>
  );
}
