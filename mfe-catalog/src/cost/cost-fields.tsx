import { useTranslation } from 'react-i18next';
import type { ChosenStay } from '@atoll/contract/chosen-stay';
import { ADULTS, CHILDREN, CHILD_AGE } from '@atoll/contract/rules';
import { useFormat } from '@atoll/i18n/instance';
import { ChildAge } from '@atoll/ui/child-age';
import { Select } from '@atoll/ui/select';
import type { PackageDetail } from '../shared/catalog';
import styles from './cost.module.css';
import { useOpenDays } from './use-open-days';

const DAY: Intl.DateTimeFormatOptions = { weekday: 'short', day: 'numeric', month: 'long' };
const MONTH: Intl.DateTimeFormatOptions = { month: 'long', year: 'numeric' };

const upTo = (least: number, most: number): number[] =>
  Array.from({ length: Math.max(most - least, 0) + 1 }, (_, index) => least + index);

interface Fields {
  item: PackageDetail;
  chosen: ChosenStay;
  /** The first day that can be booked. */
  from: string;
  onChoose(chosen: ChosenStay): void;
}

/** The first day, among those on sale, and who travels. */
export function CostFields({ item, chosen, from, onChoose }: Fields) {
  const { t } = useTranslation('catalog');
  const format = useFormat();
  const months = useOpenDays(item.id, from);
  const { day, adults, ages } = chosen;
  const most = item.group_size_max ?? ADULTS.max;
  const takesChildren = (item.min_age ?? 0) <= CHILD_AGE.max && most > 1;
  return (
    <div className={styles.fields}>
      <Select label={t('cost.day')} value={day} onChange={({ target }) => onChoose({ ...chosen, day: target.value })}>
        {months.map(([month, days]) => (
          <optgroup key={month} label={format.date(`${month}-01`, MONTH)}>
            {days.map((date) => (
              <option key={date} value={date}>
                {format.date(date, DAY)}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
      <Select
        label={t('cost.adults')}
        value={adults}
        onChange={({ target }) => onChoose({ ...chosen, adults: Number(target.value) })}
      >
        {upTo(ADULTS.min, Math.min(ADULTS.max, most - ages.length)).map((count) => (
          <option key={count}>{count}</option>
        ))}
      </Select>
      {takesChildren && (
        <Select
          label={t('cost.children')}
          value={ages.length}
          onChange={({ target }) =>
            onChoose({ ...chosen, ages: upTo(1, Number(target.value)).map((_, index) => ages[index] ?? null) })
          }
        >
          {upTo(CHILDREN.min, Math.min(CHILDREN.max, most - adults)).map((count) => (
            <option key={count}>{count}</option>
          ))}
        </Select>
      )}
      {ages.map((age, index) => (
        <ChildAge
          key={index}
          number={index + 1}
          age={age}
          minAge={item.min_age}
          onChange={(years) => onChoose({ ...chosen, ages: ages.map((old, at) => (at === index ? years : old)) })}
        />
      ))}
    </div>
  );
}
