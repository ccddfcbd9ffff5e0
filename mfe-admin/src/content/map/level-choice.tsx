import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './pin-map.module.css';
import { LEVELS, type Level } from './sea-view';

/** How near one looks; nearer than the whole country there is only something to see around a pin. */
export function LevelChoice({
  value,
  hasPin,
  onChange,
}: {
  value: Level;
  hasPin: boolean;
  onChange: (level: Level) => void;
}) {
  const { t } = useTranslation('admin');
  return (
    <div className={styles.levels} role="group" aria-label={t('map.level')}>
      {LEVELS.map((level) => (
        <Button
          key={level}
          aria-pressed={value === level}
          disabled={level !== 'country' && !hasPin}
          onClick={() => onChange(level)}
        >
          {t(`map.level_${level}`)}
        </Button>
      ))}
    </div>
  );
}
