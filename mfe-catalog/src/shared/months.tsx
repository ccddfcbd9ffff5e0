import { useTranslation } from 'react-i18next';
import { useFormat } from '@atoll/i18n/instance';
import { MONTHS } from './search';
import styles from './months.module.css';

/** The year as twelve cells; good months are filled. A month the traveller asked for is answered in words. */
export function Months({ good, asked, text }: { good: number[]; asked?: number | undefined; text?: string }) {
  const { t } = useTranslation('catalog');
  const format = useFormat();
  return (
    <>
      <ol className={styles.year}>
        {MONTHS.map((month) => (
          <li key={month} className={styles.month} data-good={good.includes(month)} data-asked={month === asked}>
            <span aria-hidden="true">{format.month(month, 'short').replace('.', '')}</span>
            <span className="doc-hidden">
              {format.month(month)}
              {good.includes(month) ? ` – ${t('package.monthGood')}` : ''}
            </span>
          </li>
        ))}
      </ol>
      <p className={styles.text}>
        {asked
          ? t(good.includes(asked) ? 'package.monthYes' : 'package.monthNo', { month: format.month(asked) })
          : (text ?? t('package.monthsText'))}
      </p>
    </>
  );
}
