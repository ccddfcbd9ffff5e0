import { useTranslation } from 'react-i18next';
import { type TransferAlternativeDto, useCheckTransferQuery } from '@atoll/api-client/endpoints/transfers.gen';
import { paths } from '@atoll/contract/paths';
import { useFormat, useLanguage } from '@atoll/i18n/instance';
import { TextField } from '@atoll/ui/field';
import { LocalLink } from '@atoll/ui/local-link';
import { Notice } from '@atoll/ui/notice';
import styles from './transfer-block.module.css';
import { useKnownFlights } from './use-known-flights';

/** What the flights are to reach: a package for its nights, or a place to stay. */
export interface FlightsTo {
  package?: string;
  resort?: string;
  nights?: number;
}

/** Landing and take-off, answered at once: whether they fit the way there, and what else there is. Kept for the booking form. */
export function FlightTimes({ to }: { to: FlightsTo }) {
  const { t } = useTranslation('catalog');
  const lang = useLanguage();
  const [flights, keep] = useKnownFlights();
  const { landsAt, fliesAt } = flights;
  const asked = { ...to, lang, ...(landsAt && { landing: landsAt }), ...(fliesAt && { flight: fliesAt }) };
  const { data, error, isFetching } = useCheckTransferQuery(asked, { skip: !landsAt && !fliesAt });
  const isAsked = landsAt !== '' || fliesAt !== '';
  const field = (name: keyof typeof flights) => ({
    type: 'time',
    label: t(`flights.${name}`),
    value: flights[name],
    onChange: (event: { target: { value: string } }) => keep({ ...flights, [name]: event.target.value }),
  });
  return (
    <div className={styles.flights}>
      <p>{t('flights.lead')}</p>
      <div className={styles.times}>
        <TextField {...field('landsAt')} />
        <TextField {...field('fliesAt')} />
      </div>
      <div role="status" aria-busy={isFetching}>
        {isAsked && data && !error && (
          <Notice
            kind={data.feasible ? 'success' : 'warning'}
            title={t(data.feasible ? 'flights.fit' : 'flights.doNotFit')}
          >
            {[data.arrival?.message, data.departure?.message].map(
              (message) => message && <p key={message}>{message}</p>,
            )}
            {data.alternatives.length > 0 && (
              <ul className={styles.alternatives}>
                {data.alternatives.map((alternative) => (
                  <Alternative key={`${alternative.kind} ${alternative.code}`} alternative={alternative} />
                ))}
              </ul>
            )}
          </Notice>
        )}
        {isAsked && error && <Notice>{t('flights.failed')}</Notice>}
      </div>
    </div>
  );
}

function Alternative({ alternative: { kind, code, name, amount } }: { alternative: TransferAlternativeDto }) {
  const { t } = useTranslation('catalog');
  const format = useFormat();
  const priced = amount === null ? t('flights.onRequest') : format.money(amount);
  if (kind === 'transfer') return <li>{t('flights.transfer', { name, amount: priced })}</li>;
  return (
    <li>
      {t(kind === 'island' ? 'flights.island' : 'flights.night', { amount: priced })}{' '}
      <LocalLink to={paths.resort(code)}>{name}</LocalLink>
    </li>
  );
}
