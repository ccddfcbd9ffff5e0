import { Empty, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSessionUser } from '@atoll/api-client/base';
import { useListResortsQuery } from '@atoll/api-client/endpoints/resorts.gen';
import { type AllotmentMonthDto, useListAllotmentsQuery } from '@atoll/api-client/endpoints/stock.gen';
import { useLanguage } from '@atoll/i18n/instance';
import { Select } from '@atoll/ui/select';
import { LoadFailure } from '../office/load-failure';
import { MonthTurn } from '../office/month-turn';
import { OfficePage } from '../office/office-page';
import { useListQuery } from '../office/use-list-query';
import { useMonth } from '../office/use-month';
import { ChangeDialog } from './change-dialog';
import { NightDialog } from './night-dialog';
import { type NightSpan, edgesOf } from './night-span';
import { RoomsGrid } from './rooms-grid';
import styles from './rooms.module.css';
import { SpanBar } from './span-bar';

/** What one page of a list holds at most. */
const ALL = 100;

/** `/dashboard/rooms`: rooms by the night, what is left of them, and what is sold no more. */
export default function RoomsPage() {
  const { t } = useTranslation('admin');
  const lang = useLanguage();
  const query = useListQuery();
  const { month, turn } = useMonth();
  const { data: places } = useListResortsQuery({ lang, pageSize: ALL });
  const resort = query.get('resort') ?? places?.results[0]?.slug ?? '';
  const { currentData, error, isFetching, refetch } = useListAllotmentsQuery(
    { resort, month, lang },
    { skip: !resort, refetchOnMountOrArgChange: true },
  );
  return (
    <OfficePage title={t('rooms.title')} lead={t('rooms.lead')}>
      <div className={styles.tools}>
        <Select label={t('rooms.resort')} value={resort} onChange={(event) => query.set('resort', event.target.value)}>
          {places?.results.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </Select>
        <MonthTurn month={month} onTurn={turn} />
      </div>
      {error && !isFetching && <LoadFailure error={error} onRetry={() => void refetch()} small />}
      {!currentData && !error && <Skeleton active paragraph={{ rows: 6 }} />}
      {currentData && <Month key={`${resort} ${month}`} resort={resort} rooms={currentData.rooms} />}
    </OfficePage>
  );
}

/** A month of a place with what is chosen in it. */
function Month({ resort, rooms }: { resort: string } & Pick<AllotmentMonthDto, 'rooms'>) {
  const { t } = useTranslation('admin');
  const permissions = useSessionUser()?.permissions ?? [];
  const [span, setSpan] = useState<NightSpan | null>(null);
  const [isExtending, setExtending] = useState(false);
  const [opened, setOpened] = useState<'change' | 'night'>();
  if (rooms.length === 0) return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('rooms.none')} />;
  const days = rooms[0]?.nights.map(({ date }) => date) ?? [];
  const edges = span && edgesOf(span);
  const chosen = edges && {
    rooms: rooms.slice(edges.rooms[0], edges.rooms[1] + 1),
    from: days[edges.days[0]] ?? '',
    to: days[edges.days[1]] ?? '',
  };
  const one = chosen?.rooms.length === 1 && chosen.from === chosen.to ? chosen.rooms[0] : undefined;
  const mayChange = permissions.includes('availability.change');
  const maySee = permissions.includes('bookings.view');
  const openCell = () => {
    if (one && maySee) setOpened('night');
    else if (mayChange) setOpened('change');
  };
  return (
    <div className={styles.month}>
      <RoomsGrid
        resort={resort}
        rooms={rooms}
        days={days}
        span={span}
        onSpan={(next) => {
          setSpan(next);
          setExtending(false);
        }}
        isExtending={isExtending}
        onOpen={openCell}
      />
      <SpanBar
        chosen={chosen}
        isExtending={isExtending}
        onExtend={() => setExtending(!isExtending)}
        onChange={mayChange ? () => setOpened('change') : undefined}
        onWho={one && maySee ? () => setOpened('night') : undefined}
      />
      {opened === 'change' && chosen && (
        <ChangeDialog resort={resort} rooms={rooms} chosen={chosen} onClose={() => setOpened(undefined)} />
      )}
      {opened === 'night' && one && chosen && (
        <NightDialog resort={resort} room={one} date={chosen.from} onClose={() => setOpened(undefined)} />
      )}
    </div>
  );
}
