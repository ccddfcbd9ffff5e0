import { Button, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { useFileDownload } from '@atoll/api-client/download';
import { addDays, isCalendarDate, maldivesDay } from '@atoll/contract/days';
import { useGetDayManifestQuery } from '@atoll/api-client/endpoints/stock.gen';
import { useFormat, useLanguage } from '@atoll/i18n/instance';
import { Icon } from '@atoll/ui/icon';
import { TextField } from '@atoll/ui/field';
import { notifyError } from '@atoll/ui/shell-context';
import { OfficePage } from '../office/office-page';
import { useListQuery } from '../office/use-list-query';
import { LoadFailure } from '../office/load-failure';
import { ManifestPart } from './manifest-part';
import styles from './manifest.module.css';

/** `/dashboard/manifest`: who arrives and who leaves on a day, to print and to take along. */
export default function ManifestPage() {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const lang = useLanguage();
  const query = useListQuery();
  const { download, isBusy } = useFileDownload(notifyError);
  const asked = query.get('date');
  const date = isCalendarDate(asked) ? asked : maldivesDay(new Date());
  const { currentData, error, isFetching, refetch } = useGetDayManifestQuery(
    { date, lang },
    { refetchOnMountOrArgChange: true },
  );
  const turn = (days: number) => query.set('date', addDays(date, days));
  const file = { url: '/api/manifest/export/', params: { date, lang }, name: `manifest-${date}.csv` };
  return (
    <OfficePage title={t('manifest.title')} lead={t('manifest.lead')}>
      <div className={styles.tools}>
        <div className={styles.day}>
          <Button onClick={() => turn(-1)} aria-label={t('manifest.before')} icon={<Icon name="back" />} />
          <TextField
            label={t('manifest.day')}
            type="date"
            value={date}
            onChange={(event) => event.target.value && query.set('date', event.target.value)}
          />
          <Button onClick={() => turn(1)} aria-label={t('manifest.after')} icon={<Icon name="forward" />} />
        </div>
        <div className={styles.acts}>
          <Button onClick={() => globalThis.print()}>{t('manifest.print')}</Button>
          <Button onClick={() => void download(file)} aria-busy={isBusy}>
            {t('departures.file')}
          </Button>
        </div>
      </div>
      <h2 className={styles.date} aria-live="polite">
        {format.date(date, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })}
      </h2>
      {error && !isFetching && <LoadFailure error={error} onRetry={() => void refetch()} small />}
      {!currentData && !error && <Skeleton active paragraph={{ rows: 6 }} />}
      {currentData && (
        <>
          <ManifestPart title={t('manifest.arrivals')} none={t('manifest.noArrivals')} entries={currentData.arrivals} />
          <ManifestPart
            title={t('manifest.departures')}
            none={t('manifest.noDepartures')}
            entries={currentData.departures}
          />
        </>
      )}
    </OfficePage>
  );
}
