import { useTranslation } from 'react-i18next';
import { type TransferAlternativeDto, useCheckTransferQuery } from '@atoll/api-client/endpoints/transfers.gen';
import type { KnownFlights } from '@atoll/contract/known-flights';
import { daysBetween } from '@atoll/contract/days';
import { paths } from '@atoll/contract/paths';
import { useFormat, useLanguage } from '@atoll/i18n/instance';
import { Button } from '@atoll/ui/button';
import { LocalLink } from '@atoll/ui/local-link';
import { Notice } from '@atoll/ui/notice';
import { type FlightsTo, checkArg, isAsked } from './check-arg';
import { unscripted } from './list-form';
import styles from './transfer-block.module.css';

/** Whether flights fit the way there, and what else there is where they do not. */
export function FlightAnswer({ to, flights }: { to: FlightsTo; flights: KnownFlights }) {
  const { t } = useTranslation(['catalog', 'common']);
  const asked = isAsked(flights);
  const arg = checkArg(to, flights, useLanguage());
  const { currentData: data, error, isFetching, refetch } = useCheckTransferQuery(arg, { skip: !asked });
  return (
    <div role="status" aria-busy={isFetching}>
      {asked && data && !error && (
        <Notice
          kind={data.feasible ? 'success' : 'warning'}
          title={t(data.feasible ? 'flights.fit' : 'flights.doNotFit')}
        >
          {[data.arrival?.message, data.departure?.message].map((message) => message && <p key={message}>{message}</p>)}
          {data.alternatives.length > 0 && (
            <ul className={styles.alternatives}>
              {data.alternatives.map((alternative) => (
                <Alternative key={`${alternative.kind} ${alternative.code}`} alternative={alternative} />
              ))}
            </ul>
          )}
        </Notice>
      )}
      {asked && error && !isFetching && (
        <Notice>
          {t('flights.failed')}
          <Button kind="quiet" onClick={() => void refetch()}>
            {t('common:actions.retry')}
          </Button>
        </Notice>
      )}
      {/* Nobody comes to ask again there. */}
      {asked && !data && !error && <p className={unscripted}>{t('flights.failed')}</p>}
    </div>
  );
}

function Alternative({ alternative: { kind, code, name, amount, ...days } }: { alternative: TransferAlternativeDto }) {
  const { t } = useTranslation(['catalog', 'common']);
  const format = useFormat();
  const priced = amount === null ? t('flights.onRequest') : format.money(amount);
  const nights = daysBetween(days.check_in, days.check_out);
  if (kind === 'transfer') return <li>{t('flights.transfer', { name, amount: priced })}</li>;
  return (
    <li>
      {kind === 'island'
        ? t('flights.island', { amount: priced, nights: t('common:units.nights', { count: nights }) })
        : t(`flights.${kind}`, { amount: priced })}{' '}
      <LocalLink to={paths.resort(code)}>{name}</LocalLink>
    </li>
  );
}
