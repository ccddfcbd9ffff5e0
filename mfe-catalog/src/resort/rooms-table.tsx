import { useTranslation } from 'react-i18next';
import { paths } from '@atoll/contract/paths';
import { useFormat } from '@atoll/i18n/instance';
import { LocalLink } from '@atoll/ui/local-link';
import { Picture } from '@atoll/ui/picture';
import type { ResortDetail } from '../shared/catalog';
import styles from './rooms-table.module.css';

/** Rooms as a real table; on a phone each row becomes a block with its labels. */
export function RoomsTable({ resort }: { resort: ResortDetail }) {
  const { t } = useTranslation('catalog');
  const format = useFormat();
  const { room_types: rooms, slug, cancellation_policy: isSold } = resort;
  const hasPictures = rooms.some(({ images }) => images.length > 0);
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('resort.room')}</th>
            <th scope="col">{t('resort.size')}</th>
            <th scope="col">{t('resort.sleeps')}</th>
            <th scope="col" className={styles.money}>
              {t('resort.night')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rooms.map((room) => {
            const extras = [room.over_water && t('resort.overWater'), room.private_pool && t('resort.privatePool')];
            return (
              <tr key={room.code}>
                <th scope="row">
                  <div className={styles.room}>
                    {hasPictures && (
                      <span className={styles.picture}>
                        {room.images[0] && (
                          <Picture picture={room.images[0]} sizes="(min-width: 42.01rem) 10rem, 100vw" />
                        )}
                      </span>
                    )}
                    <span>
                      <span className={styles.name}>{room.name}</span>
                      <span className={styles.summary}>{room.summary}</span>
                      {extras.some(Boolean) && (
                        <span className={styles.extras}>{extras.filter(Boolean).join(' · ')}</span>
                      )}
                    </span>
                  </div>
                </th>
                <td data-label={t('resort.size')}>
                  {room.size_sqm ? t('resort.sqm', { size: format.number(Number(room.size_sqm)) }) : '–'}
                </td>
                <td data-label={t('resort.sleeps')}>{room.max_occupancy}</td>
                <td data-label={t('resort.night')} className={styles.money}>
                  {format.total(room.price_per_night)}
                  {isSold && (
                    <LocalLink
                      to={paths.stayBooking(slug, room.code)}
                      className={styles.choose}
                      aria-label={t('resort.chooseRoom', { name: room.name })}
                    >
                      {t('resort.choose')}
                    </LocalLink>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className={styles.note}>{t(resort.price_includes_taxes ? 'resort.roomsNote' : 'resort.roomsOnTop')}</p>
    </>
  );
}
