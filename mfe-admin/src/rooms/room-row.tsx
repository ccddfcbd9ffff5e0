// Tests and older screen readers know the cells of a grid by their role alone.
/* oxlint-disable jsx-a11y/no-redundant-roles */
import { useTranslation } from 'react-i18next';
import { useListAvailabilityQuery } from '@atoll/api-client/endpoints/availability.gen';
import type { AllotmentNightDto, AllotmentRoomDto } from '@atoll/api-client/endpoints/stock.gen';
import { useFormat } from '@atoll/i18n/instance';
import { Icon } from '@atoll/ui/icon';
import { VisuallyHidden } from '@atoll/ui/visually-hidden';
import { isMonday, isWeekend } from '../departures/month-days';
import styles from './rooms.module.css';

/** What a night is to who looks for a room. */
export function nightState({ rooms, left, stop_sell: isStopped }: AllotmentNightDto) {
  if (rooms === null || left === null) return 'on_request';
  if (isStopped) return 'stopped';
  if (left <= 0) return 'sold_out';
  return left * 2 < rooms ? 'limited' : 'open';
}

interface RowCell {
  name: string;
  isChosen: boolean;
  isFocus: boolean;
  onDown: (isExtended: boolean) => void;
  onOver: () => void;
}

/** A kind of room with its nights, each with what a night costs two adults. */
export function RoomRow({
  resort,
  room: { room_code: code, name, nights },
  today,
  cellOf,
}: {
  resort: string;
  room: AllotmentRoomDto;
  today: string;
  cellOf: (day: number) => RowCell;
}) {
  const { t } = useTranslation(['admin', 'common']);
  const format = useFormat();
  const [from = '', to = ''] = [nights[0]?.date, nights.at(-1)?.date];
  const { currentData } = useListAvailabilityQuery({ resort, roomType: code, from, to, adults: 2 }, { skip: !from });
  const prices = new Map((currentData ?? []).map(({ date, price_from: price }) => [date, price]));
  return (
    <tr>
      <th scope="row">{name}</th>
      {nights.map((night, day) => {
        const { date, sold, held, left, min_nights: least } = night;
        const cell = cellOf(day);
        const state = nightState(night);
        const price = prices.get(date);
        const said = [
          format.date(date, { day: 'numeric', month: 'long', weekday: 'long' }),
          t(`rooms.states.${state}`),
          left !== null && t('rooms.counts', { left, sold, held }),
          price && format.usd(price),
          least > 1 && t('rooms.least', { nights: t('common:units.nights', { count: least }) }),
        ];
        return (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are those of the whole grid
          <td
            key={date}
            role="gridcell"
            data-cell={cell.name}
            data-state={state}
            data-past={date < today || undefined}
            data-weekend={isWeekend(date) || undefined}
            data-week={isMonday(date) || undefined}
            aria-selected={cell.isChosen}
            tabIndex={cell.isFocus ? 0 : -1}
            // A mouse draws; a finger moves the calendar, and touches night by night.
            onPointerDown={(event) =>
              event.pointerType === 'mouse' && event.button === 0 && cell.onDown(event.shiftKey)
            }
            onPointerEnter={(event) => event.pointerType === 'mouse' && event.buttons === 1 && cell.onOver()}
            onClick={(event) =>
              (event.nativeEvent as PointerEvent).pointerType !== 'mouse' && cell.onDown(event.shiftKey)
            }
          >
            <VisuallyHidden>{[name, ...said.filter(Boolean)].join(', ')}</VisuallyHidden>
            <span aria-hidden="true" className={styles.figures}>
              <strong>{left === null ? '–' : format.number(left)}</strong>
              {state === 'stopped' && <Icon name="cross" className={styles.stop} />}
              {left !== null && (
                <span>
                  {sold}
                  {held > 0 && <em>+{held}</em>}
                </span>
              )}
              {price && <span className={styles.price}>{format.number(Math.round(Number(price)))}</span>}
              {least > 1 && <span className={styles.least}>≥{least}</span>}
            </span>
          </td>
        );
      })}
    </tr>
  );
}
