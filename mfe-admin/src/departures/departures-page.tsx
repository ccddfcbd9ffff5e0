import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSessionUser } from '@atoll/api-client/base';
import { useListPackagesQuery } from '@atoll/api-client/endpoints/packages.gen';
import { useListDeparturesQuery } from '@atoll/api-client/endpoints/stock.gen';
import { useLanguage } from '@atoll/i18n/instance';
import { Select } from '@atoll/ui/select';
import { LoadFailure } from '../office/load-failure';
import { MonthTurn } from '../office/month-turn';
import { OfficePage } from '../office/office-page';
import { useListQuery } from '../office/use-list-query';
import { useMonth } from '../office/use-month';
import { DepartureDialog } from './departure-dialog';
import { DepartureList } from './departure-list';
import { DepartureMonth } from './departure-month';
import styles from './departures.module.css';
import { monthSpan } from './month-days';
import { NewDeparturesDialog } from './new-departures-dialog';

const PAGE_SIZE = 50;

/** What one page of a list holds at most. */
const ALL = 100;

/** `/dashboard/departures`: the departures of a month, of all packages or of one, with what is sold of each. */
export default function DeparturesPage() {
  const { t } = useTranslation('admin');
  const lang = useLanguage();
  const query = useListQuery();
  const permissions = useSessionUser()?.permissions ?? [];
  const [opened, setOpened] = useState<number>();
  const [isMaking, setMaking] = useState(false);
  const trip = query.get('package');
  const { month, turn } = useMonth();
  const { first, last } = monthSpan(month);
  const arg = { package: trip, from: first, to: last, page: query.page, pageSize: PAGE_SIZE, lang };
  const { currentData, error, isFetching, refetch } = useListDeparturesQuery(arg, { refetchOnMountOrArgChange: true });
  const { data: trips } = useListPackagesQuery({ lang, pageSize: ALL });
  const departures = currentData?.results ?? [];
  const departure = departures.find(({ id }) => id === opened);
  return (
    <OfficePage
      title={t('departures.title')}
      lead={t('departures.lead')}
      actions={
        permissions.includes('availability.change') && (
          <Button type="primary" onClick={() => setMaking(true)}>
            {t('departures.make')}
          </Button>
        )
      }
    >
      <div className={styles.tools}>
        <Select
          label={t('booking.package')}
          value={trip ?? ''}
          onChange={(event) => query.set('package', event.target.value)}
        >
          <option value="">{t('departures.allPackages')}</option>
          {trips?.results.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </Select>
        <MonthTurn month={month} onTurn={turn} />
      </div>
      <section className={styles.calendar} aria-busy={isFetching}>
        {error && !isFetching ? (
          <LoadFailure error={error} onRetry={() => void refetch()} small />
        ) : trip ? (
          <>
            <DepartureMonth month={month} departures={departures} onOpen={setOpened} />
            {currentData && departures.length === 0 && <p>{t('departures.none')}</p>}
          </>
        ) : (
          <DepartureList
            departures={departures}
            loading={isFetching}
            pagination={{
              current: query.page,
              pageSize: PAGE_SIZE,
              total: currentData?.count ?? 0,
              onChange: (page) => query.set('page', String(page)),
            }}
            onOpen={setOpened}
          />
        )}
      </section>
      {departure && <DepartureDialog key={departure.id} departure={departure} onClose={() => setOpened(undefined)} />}
      {isMaking && <NewDeparturesDialog trip={trip ?? ''} onClose={() => setMaking(false)} />}
    </OfficePage>
  );
}
