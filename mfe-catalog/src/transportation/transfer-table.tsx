import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { TransferListItemDto } from '@atoll/api-client/endpoints/transfers.gen';
import { addDays } from '@atoll/contract/days';
import { paths } from '@atoll/contract/paths';
import { useFormat } from '@atoll/i18n/instance';
import { Icon } from '@atoll/ui/icon';
import { LocalLink } from '@atoll/ui/local-link';
import { modeIcon } from '../shared/mode-icon';
import { useLabels } from '../shared/use-labels';
import styles from './transfer-table.module.css';
import { isWholeBoat } from './ways';

/** Transfers as a real table; on a phone each row becomes a card with its labels. */
export const TransferTable = memo(function TransferTable({ transfers }: { transfers: readonly TransferListItemDto[] }) {
  const { t } = useTranslation('catalog');
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('transportation.place')}</th>
          <th scope="col">{t('transportation.way')}</th>
          <th scope="col">{t('transportation.time')}</th>
          <th scope="col">{t('transportation.hours')}</th>
          <th scope="col">{t('transportation.baggage')}</th>
          <th scope="col" className={styles.money}>
            {t('transportation.adult')}
          </th>
          <th scope="col" className={styles.money}>
            {t('transportation.child')}
          </th>
        </tr>
      </thead>
      <tbody>
        {transfers.map((transfer) => (
          <Row key={transfer.slug} transfer={transfer} />
        ))}
      </tbody>
    </table>
  );
});

function Row({ transfer }: { transfer: TransferListItemDto }) {
  const { t } = useTranslation(['catalog', 'common']);
  const format = useFormat();
  const labels = useLabels();
  const { to_resort: stay, to_destination: place, duration_minutes: minutes } = transfer;
  const { first_departure: first, last_departure: last, price_adult_return: adult, price_child: child } = transfer;
  return (
    <tr>
      <th scope="row">
        {stay ? (
          <LocalLink to={paths.resort(stay.slug)}>{stay.name}</LocalLink>
        ) : (
          place && <LocalLink to={paths.destination(place.slug)}>{place.name}</LocalLink>
        )}
        {stay && place && <span className={styles.under}>{place.name}</span>}
      </th>
      <td data-label={t('transportation.way')}>
        <span className={styles.way}>
          <Icon name={modeIcon(transfer.mode)} />
          {labels.mode(transfer.mode)}
        </span>
        {transfer.from.code !== 'MLE' && (
          <span className={styles.under}>{t('transportation.from', { name: transfer.from.name })}</span>
        )}
      </td>
      <td data-label={t('transportation.time')}>{t('common:units.minutesShort', { count: minutes })}</td>
      <td data-label={t('transportation.hours')} className={styles.hours}>
        {first && last ? (first === last ? first : `${first}–${last}`) : t('transportation.anyHour')}
        <Limits transfer={transfer} />
      </td>
      <td data-label={t('transportation.baggage')}>
        <Baggage transfer={transfer} />
      </td>
      <td data-label={t('transportation.adult')} className={styles.money}>
        {adult === null ? t('flights.onRequest') : format.money(adult)}
        {adult !== null && isWholeBoat(transfer) && (
          <span className={styles.under}>{t('transportation.wholeBoat')}</span>
        )}
      </td>
      <td data-label={t('transportation.child')} className={styles.money}>
        {child === null ? '–' : format.money(child)}
      </td>
    </tr>
  );
}

/** A Monday, from which the days of a week are named. */
const MONDAY = '2024-01-01';

/** On which days it runs where not on each, and which flights it waits for and reaches. */
function Limits({ transfer }: { transfer: TransferListItemDto }) {
  const { t } = useTranslation('catalog');
  const format = useFormat();
  const { operates_weekdays: days, latest_arrival_for_same_day: landBy } = transfer;
  const { earliest_international_departure: flyFrom } = transfer;
  const dayName = (day: number) => format.date(addDays(MONDAY, day - 1), { weekday: 'short' });
  const limits = [
    days.length > 0 && days.length < 7 && format.list(days.map(dayName)),
    landBy && t('transportation.landBy', { time: landBy }),
    flyFrom && t('transportation.flyFrom', { time: flyFrom }),
  ].filter((limit) => limit !== false && limit !== null);
  return limits.map((limit) => (
    <span key={limit} className={styles.under}>
      {limit}
    </span>
  ));
}

function Baggage({ transfer: { baggage_kg: hold, hand_baggage_kg: hand } }: { transfer: TransferListItemDto }) {
  const { t } = useTranslation('catalog');
  if (hold === null) return '–';
  return hand === null
    ? t('transportation.kilograms', { kilograms: hold })
    : t('transportation.withHand', { kilograms: hold, hand });
}
