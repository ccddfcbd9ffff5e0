import { useTranslation } from 'react-i18next';
import { savedKey } from '@atoll/api-client/saved';
import { Icon } from '@atoll/ui/icon';
import { notify } from '@atoll/ui/shell-context';
import { MOST_COMPARED, compared } from './compared';
import styles from './compare-toggle.module.css';

interface CompareToggleProps {
  resort: { id: number; name: string };
  /** In the corner of a picture, beside the heart. */
  corner?: boolean;
}

/** Picks a place to stay to be compared with others, or no longer. */
export function CompareToggle({ resort: { id, name }, corner = false }: CompareToggleProps) {
  const { t } = useTranslation('catalog');
  const key = savedKey('resort', id);
  const isPicked = compared.use().includes(key);
  const change = () => {
    // Another tab may have changed it a moment ago.
    const others = compared.read().filter((other) => other !== key);
    if (isPicked) compared.keep(others);
    else if (others.length < MOST_COMPARED) compared.keep([...others, key]);
    else notify({ kind: 'error', text: t('compare.full', { count: MOST_COMPARED }) });
  };
  return (
    <button
      type="button"
      className={styles.toggle}
      data-corner={corner}
      aria-pressed={isPicked}
      aria-label={t('compare.pick', { name })}
      onClick={change}
    >
      <span className={styles.box}>{isPicked && <Icon name="check" />}</span>
      {t('compare.word')}
    </button>
  );
}
