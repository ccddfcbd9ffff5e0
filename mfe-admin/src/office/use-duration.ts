import { useFormat } from '@atoll/i18n/instance';

const MINUTE = 60_000;
const HOUR = 60;
const DAY = 24 * HOUR;
/** From so many days on nobody counts hours. */
const LONG_DAYS = 3;

/** A length of time in words as short as a table needs: `9d`, `2d 4h`, `2h 10m`, `12m`. */
export function useDuration(): (milliseconds: number) => string {
  const format = useFormat();
  const unit = (value: number, name: 'day' | 'hour' | 'minute') =>
    format.number(value, { style: 'unit', unit: name, unitDisplay: 'narrow' });
  return (milliseconds) => {
    const minutes = Math.floor(Math.abs(milliseconds) / MINUTE);
    const [days, hours, rest] = [Math.floor(minutes / DAY), Math.floor((minutes % DAY) / HOUR), minutes % HOUR];
    if (days > 0)
      return hours > 0 && days < LONG_DAYS ? `${unit(days, 'day')} ${unit(hours, 'hour')}` : unit(days, 'day');
    if (hours > 0) return rest > 0 ? `${unit(hours, 'hour')} ${unit(rest, 'minute')}` : unit(hours, 'hour');
    return unit(rest, 'minute');
  };
}
