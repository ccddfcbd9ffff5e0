import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListDeparturesQuery } from '@atoll/api-client/endpoints/stock.gen';
import { maldivesDay } from '@atoll/contract/days';
import { useFormat, useLanguage } from '@atoll/i18n/instance';
import { Icon } from '@atoll/ui/icon';
import { PackageField } from '../new-booking/package-field';
import { LoadFailure } from '../office/load-failure';
import { OfficePage } from '../office/office-page';
import { useListQuery } from '../office/use-list-query';
import { DepartureDialog } from './departure-dialog';
import { DepartureMonth } from './departure-month';
import styles from './departures.module.css';
import { monthAfter, monthSpan } from './month-days';

const MONTH = /^2\d{3}-(0[1-9]|1[0-2])$/;

/** `/dashboard/departures`: the departures of a package by month, with what is sold of each. */
export default function DeparturesPage() {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const lang = useLanguage();
  const query = useListQuery();
  const [opened, setOpened] = useState<number>();
  const trip = query.get('package') ?? '';
  const asked = query.get('month') ?? '';
  const month = MONTH.test(asked) ? asked : maldivesDay(new Date()).slice(0, 7);
  const { first, last } = monthSpan(month);
  const arg = { package: trip, from: first, to: last, pageSize: 50, lang };
  const { currentData, error, isFetching, refetch } = useListDeparturesQuery(arg, {
    skip: !trip,
    refetchOnMountOrArgChange: true,
  });
  const departures = currentData?.results ?? [];
  const departure = departures.find(({ id }) => id === opened);
  const turn = (count: number) => query.set('month', monthAfter(month, count));
  return (
    <OfficePage title={t('departures.title')} lead={t('departures.lead')}>
      <PackageField value={trip} onChange={(slug) => query.set('package', slug)} />
      {trip && (
        <section className={styles.calendar} aria-busy={isFetching}>
          <header className={styles.turn}>
            <Button onClick={() => turn(-1)} aria-label={t('departures.before')} icon={<Icon name="back" />} />
            <h2 aria-live="polite">{format.date(first, { month: 'long', year: 'numeric' })}</h2>
            <Button onClick={() => turn(1)} aria-label={t('departures.after')} icon={<Icon name="forward" />} />
          </header>
          {error && !isFetching ? (
            <LoadFailure error={error} onRetry={() => void refetch()} small />
          ) : (
            <DepartureMonth month={month} departures={departures} onOpen={setOpened} />
          )}
          {currentData && departures.length === 0 && <p>{t('departures.none')}</p>}
        </section>
      )}
      {departure && <DepartureDialog key={departure.id} departure={departure} onClose={() => setOpened(undefined)} />}
    </OfficePage>
  );
}
