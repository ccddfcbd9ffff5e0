// The pattern of the ARIA guide: a table whose cells are chosen is a grid.
/* oxlint-disable jsx-a11y/no-noninteractive-element-to-interactive-role */
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { maldivesDay } from '@atoll/contract/days';
import type { AllotmentRoomDto } from '@atoll/api-client/endpoints/stock.gen';
import { useFormat } from '@atoll/i18n/instance';
import { isMonday, isWeekend } from '../departures/month-days';
import { type Cell, type NightSpan, cellAfter, isWithin } from './night-span';
import { RoomRow } from './room-row';
import styles from './rooms.module.css';

const START: Cell = { room: 0, day: 0 };

/**
 * Kinds of room by days. A span is drawn with the mouse, with Shift and arrows, with Shift and a click, or on a touch screen night
 * by night: the first, then the last one.
 */
export function RoomsGrid({
  resort,
  rooms,
  days,
  span,
  onSpan,
  isExtending,
  onOpen,
}: {
  resort: string;
  rooms: AllotmentRoomDto[];
  days: string[];
  span: NightSpan | null;
  onSpan: (span: NightSpan) => void;
  /** The next night that is touched ends the span. */
  isExtending: boolean;
  onOpen: () => void;
}) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const table = useRef<HTMLTableElement>(null);
  const today = maldivesDay(new Date());
  const at = span?.end ?? START;
  const cellAt = ({ room, day }: Cell) => table.current?.querySelector<HTMLElement>(`[data-cell="${room}-${day}"]`);
  const draw = (cell: Cell, extends_: boolean) =>
    onSpan(extends_ && span ? { ...span, end: cell } : { anchor: cell, end: cell });

  // Today stands in sight, with the day before it.
  useEffect(() => {
    const head = table.current?.querySelector<HTMLElement>('[data-today]');
    const box = table.current?.parentElement;
    if (head && box) box.scrollLeft = head.offsetLeft - (table.current?.rows[0]?.cells[0]?.offsetWidth ?? 0);
  }, []);

  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      return span ? onOpen() : draw(at, false);
    }
    const next = cellAfter(event.key, at, { room: rooms.length, day: days.length });
    if (!next) return undefined;
    event.preventDefault();
    draw(next, event.shiftKey);
    return cellAt(next)?.focus();
  };
  return (
    <div className={styles.box}>
      <table
        ref={table}
        className={styles.grid}
        role="grid"
        aria-label={t('rooms.title')}
        aria-multiselectable="true"
        onKeyDown={onKey}
      >
        <thead>
          <tr>
            <th scope="col">{t('rooms.room')}</th>
            {days.map((day) => (
              <th
                key={day}
                scope="col"
                data-weekend={isWeekend(day) || undefined}
                data-today={day === today || undefined}
                data-week={isMonday(day) || undefined}
                aria-current={day === today ? 'date' : undefined}
              >
                <span>{format.date(day, { weekday: 'short' })}</span>
                <strong>{Number(day.slice(8))}</strong>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rooms.map((room, index) => (
            <RoomRow
              key={room.room_code}
              resort={resort}
              room={room}
              today={today}
              cellOf={(day) => ({
                name: `${index}-${day}`,
                isChosen: isWithin(span, { room: index, day }),
                isFocus: at.room === index && at.day === day,
                onDown: (extends_) => draw({ room: index, day }, extends_ || isExtending),
                onOver: () => draw({ room: index, day }, true),
              })}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
