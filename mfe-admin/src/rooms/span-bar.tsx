import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { daysBetween } from '@atoll/contract/days';
import type { AllotmentRoomDto } from '@atoll/api-client/endpoints/stock.gen';
import { useFormat } from '@atoll/i18n/instance';
import styles from './rooms.module.css';

/** Nights that are chosen: kinds of room, first and last night. */
export interface ChosenNights {
  rooms: AllotmentRoomDto[];
  from: string;
  to: string;
}

const DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', weekday: 'short' };

/** What the colours say, and what can be done with the chosen nights. */
export function SpanBar({
  chosen,
  isExtending,
  onExtend,
  onChange,
  onWho,
}: {
  chosen: ChosenNights | null;
  isExtending: boolean;
  onExtend: () => void;
  onChange: (() => void) | undefined;
  onWho: (() => void) | undefined;
}) {
  const { t } = useTranslation(['admin', 'common']);
  const format = useFormat();
  return (
    <>
      <ul className={styles.legend} aria-label={t('rooms.legend')}>
        {(['open', 'limited', 'sold_out', 'stopped', 'on_request'] as const).map((state) => (
          <li key={state}>
            <span className={styles.swatch} data-state={state} aria-hidden />
            {t(`rooms.states.${state}`)}
          </li>
        ))}
        <li>{t('rooms.figures')}</li>
      </ul>
      <div className={styles.bar} role="status">
        {chosen ? (
          <>
            <p>
              <strong>{format.list(chosen.rooms.map(({ name }) => name))}</strong>
              <span>
                {format.range(chosen.from, chosen.to, DAY)}
                {' · '}
                {t('common:units.nights', { count: daysBetween(chosen.from, chosen.to) + 1 })}
              </span>
            </p>
            <div className={styles.acts}>
              <Button onClick={onExtend} aria-pressed={isExtending}>
                {t(isExtending ? 'rooms.extending' : 'rooms.extend')}
              </Button>
              {onWho && <Button onClick={onWho}>{t('rooms.who')}</Button>}
              {onChange && (
                <Button type="primary" onClick={onChange}>
                  {t('rooms.change')}
                </Button>
              )}
            </div>
          </>
        ) : (
          <p>{t('rooms.choose')}</p>
        )}
      </div>
    </>
  );
}
