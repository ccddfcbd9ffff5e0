import { useTranslation } from 'react-i18next';
import { Icon } from '@atoll/ui/icon';
import styles from './heart.module.css';

/** A heart that is full for what is saved: in the corner of a picture alone, beside a title with its word. */
export function Heart({
  name,
  saved,
  look,
  onChange,
}: {
  name: string;
  saved: boolean;
  look?: 'word' | undefined;
  onChange: (saved: boolean) => void;
}) {
  const { t } = useTranslation('catalog');
  return (
    <button
      type="button"
      className={styles.heart}
      data-look={look}
      aria-pressed={saved}
      aria-label={t(saved ? 'saved.isSaved' : 'saved.save', { name })}
      onClick={() => onChange(!saved)}
    >
      <Icon name="heart" />
      {look && <span>{t(saved ? 'saved.savedWord' : 'saved.saveWord')}</span>}
    </button>
  );
}
