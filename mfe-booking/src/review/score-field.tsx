import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '@atoll/ui/icon';
import styles from './review.module.css';

const SCORES = [1, 2, 3, 4, 5] as const;

/** One to five stars, each a choice of its own for who cannot see them. */
export function ScoreField({
  name,
  legend,
  error,
  isLarge = false,
}: {
  name: string;
  legend: string;
  error?: string | undefined;
  isLarge?: boolean;
}) {
  const { t } = useTranslation('booking');
  const id = useId();
  return (
    <fieldset className={styles.score} data-large={isLarge || undefined} {...(error && { 'aria-describedby': id })}>
      <legend>{legend}</legend>
      <div className={styles.stars}>
        {SCORES.map((value) => (
          <label key={value}>
            <input type="radio" name={name} value={value} />
            <Icon name="star" />
            <span className="doc-hidden">{t('review.stars', { count: value })}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={id} className={styles.fault}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
