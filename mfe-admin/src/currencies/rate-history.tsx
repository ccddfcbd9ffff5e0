import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type EditableCurrencyDto,
  type ListCurrencyRatesApiArg,
  useListCurrencyRatesQuery,
} from '@atoll/api-client/endpoints/currencies.gen';
import { maldivesDay } from '@atoll/contract/days';
import { useFormat } from '@atoll/i18n/instance';
import { useMaldivesTime } from '@atoll/ui/office/use-maldives-time';
import { LoadFailure } from '../office/load-failure';
import { Timeline } from '../office/timeline';
import { useRateWords } from './use-rate-words';

const SHOWN = 10;

/** The rates of a currency, the latest day first: who put each in, when, and where it comes from. */
export function RateHistory({ code }: Pick<EditableCurrencyDto, 'code'>) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const moment = useMaldivesTime();
  const { unit } = useRateWords();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useListCurrencyRatesQuery(
    { code: code as ListCurrencyRatesApiArg['code'], page, pageSize: SHOWN },
    { refetchOnMountOrArgChange: true },
  );
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} small />;
  if (!data) return null;
  const today = maldivesDay(new Date());
  return (
    <section>
      <Timeline
        title={<h3>{t('currencies.history')}</h3>}
        entries={data.results.map(({ id, rate, as_of: day, source, created_by: by, created_at: at }) => ({
          id: String(id),
          at,
          when: t('currencies.putIn', { time: moment(at) }),
          what: t(day > today ? 'currencies.entryComing' : 'currencies.entry', {
            unit: unit(code, rate),
            day: format.date(day),
          }),
          who: by ?? t('content.atoll'),
          text: source,
        }))}
      />
      {(data.next !== null || page > 1) && (
        <div role="group" aria-label={t('history.pages')}>
          <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('history.newer')}
          </Button>
          <Button disabled={data.next === null} onClick={() => setPage(page + 1)}>
            {t('history.older')}
          </Button>
        </div>
      )}
    </section>
  );
}
