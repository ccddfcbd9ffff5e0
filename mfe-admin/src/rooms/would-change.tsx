import { useTranslation } from 'react-i18next';
import type { AllotmentChangeDto, AllotmentRoomDto, NightTermsDto } from '@atoll/api-client/endpoints/stock.gen';
import { useFormat } from '@atoll/i18n/instance';
import { changeGroups } from './change-groups';
import styles from './rooms.module.css';

/** What would change, nights that follow one another told together. */
export function WouldChange({ change, rooms }: { change: AllotmentChangeDto; rooms: AllotmentRoomDto[] }) {
  const { t } = useTranslation(['admin', 'common']);
  const format = useFormat();
  const nameOf = (code: string) => rooms.find((room) => room.room_code === code)?.name ?? code;
  const wordsOf = ({ rooms: count, stop_sell: isStopped, min_nights: least }: NightTermsDto) => [
    t('rooms.count', { count }),
    t(isStopped ? 'rooms.states.stopped' : 'rooms.onSale'),
    t('rooms.least', { nights: t('common:units.nights', { count: least }) }),
  ];
  const differences = (before: NightTermsDto | null, after: NightTermsDto) => {
    const now = before ? wordsOf(before) : [t('rooms.states.on_request')];
    const then = wordsOf(after);
    if (!before) return [`${now[0]} → ${then.join(', ')}`];
    return then.flatMap((word, index) => (word === now[index] ? [] : [`${now[index]} → ${word}`]));
  };
  return (
    <>
      <p>{t('rooms.would', { count: change.nights.length })}</p>
      <ul className={styles.list}>
        {changeGroups(change.nights).map(({ room_code: code, from, to, before, after }) => (
          <li key={`${code} ${from}`}>
            <strong>{t('list.dated', { name: nameOf(code), date: format.range(from, to) })}</strong>
            {differences(before, after).map((difference) => (
              <span key={difference}>{difference}</span>
            ))}
          </li>
        ))}
      </ul>
      {change.unchanged > 0 && <p>{t('rooms.unchanged', { count: change.unchanged })}</p>}
      {change.without_contract > 0 && <p>{t('rooms.withoutContract', { count: change.without_contract })}</p>}
    </>
  );
}
