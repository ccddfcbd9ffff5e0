import { useTranslation } from 'react-i18next';
import { useFormat } from '@atoll/i18n/instance';
import { Icon } from '@atoll/ui/icon';
import { LocalLink } from '@atoll/ui/local-link';
import { modeIcon } from '../shared/mode-icon';
import { transfersAddress } from './transfers-address';
import { useLabels } from '../shared/use-labels';
import type { Asked } from './asked';
import type { Span, Way } from './ways';
import styles from './way-list.module.css';

/** Each way to travel: what it is, and what its transfers come to. */
export function WayList({ ways, asked }: { ways: readonly Way[]; asked: Asked }) {
  const { t } = useTranslation('catalog');
  const labels = useLabels();
  return (
    <ul className={styles.ways}>
      {ways.map((way) => (
        <li key={way.mode}>
          <Icon name={modeIcon(way.mode)} className={styles.icon} />
          <h3>{labels.mode(way.mode)}</h3>
          <p>{t(`ways.${way.mode}`)}</p>
          <Facts way={way} />
          <LocalLink to={transfersAddress({ ...asked, mode: way.mode, to: '', page: 1 })} className={styles.all}>
            {t('transportation.see', { count: way.count })}
          </LocalLink>
        </li>
      ))}
    </ul>
  );
}

function Facts({ way: { minutes, hours, price, baggageKg } }: { way: Way }) {
  const { t } = useTranslation(['catalog', 'common']);
  const format = useFormat();
  const kilograms = (span: Span<number>) => t('transportation.kilograms', { kilograms: between(span, String) });
  const facts = [
    [t('transportation.time'), t('transportation.minutes', { minutes: between(minutes, String) })],
    [t('transportation.price'), price && between(price, format.money)],
    [t('transportation.hours'), hours ? between(hours, String) : t('transportation.anyHour')],
    [t('transportation.baggage'), baggageKg && kilograms(baggageKg)],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** `15–90`; one where both are the same. */
function between<T>([from, to]: Span<T>, say: (value: T) => string): string {
  const [least, most] = [say(from), say(to)];
  return least === most ? least : `${least}–${most}`;
}
