import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type AllotmentRoomDto, useListNightBookingsQuery } from '@atoll/api-client/endpoints/stock.gen';
import { paths } from '@atoll/contract/paths';
import { useFormat } from '@atoll/i18n/instance';
import { StatusTag } from '../bookings/status-tag';
import { LoadFailure } from '../office/load-failure';
import { OfficeDialog } from '../office/office-dialog';
import styles from './rooms.module.css';

/** Who has the rooms of a night. */
export function NightDialog({
  resort,
  room: { room_code: roomCode, name },
  date,
  onClose,
}: {
  resort: string;
  room: AllotmentRoomDto;
  date: string;
  onClose: () => void;
}) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const { currentData, error, refetch } = useListNightBookingsQuery(
    { resort, roomCode, date },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <OfficeDialog title={t('list.dated', { name, date: format.date(date) })} onClose={onClose}>
      {error && <LoadFailure error={error} onRetry={() => void refetch()} small />}
      {currentData && (
        <>
          <p>{t('rooms.taken', { sold: currentData.sold, held: currentData.held })}</p>
          {currentData.elsewhere > 0 && <p>{t('rooms.elsewhere', { count: currentData.elsewhere })}</p>}
          <ul className={styles.list}>
            {currentData.bookings.map(({ id, reference, name: guest, rooms, status, ...stay }) => (
              <li key={id}>
                <Link to={paths.dashboardBooking(id)}>{`${reference} · ${guest}`}</Link>
                <StatusTag status={status} />
                <span>
                  {`${format.range(stay.check_in, stay.check_out)} · ${t('departures.parties', { count: stay.travellers })} · ${t('rooms.count', { count: rooms })}`}
                </span>
              </li>
            ))}
          </ul>
          {currentData.sold + currentData.held === 0 && <p>{t('rooms.nobody')}</p>}
        </>
      )}
    </OfficeDialog>
  );
}
