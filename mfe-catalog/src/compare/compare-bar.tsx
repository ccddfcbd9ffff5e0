import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { savedKey } from '@atoll/api-client/saved';
import { paths } from '@atoll/contract/paths';
import { Button } from '@atoll/ui/button';
import { Icon } from '@atoll/ui/icon';
import { LinkButton } from '@atoll/ui/link-button';
import { Picture } from '@atoll/ui/picture';
import { useItems } from '../saved/use-items';
import { useCounted } from '../shared/counted';
import { MOST_COMPARED, compared } from './compared';
import styles from './compare-bar.module.css';

/** The picked places at the foot of the window, small, and the way to see them side by side. */
export default function CompareBar() {
  const { t } = useTranslation('catalog');
  const counted = useCounted();
  const bar = useRef<HTMLElement>(null);
  const keys = compared.use();
  const { resorts, missing } = useItems(keys);
  // What is not offered any more cannot be compared.
  useEffect(() => {
    if (missing.length > 0) compared.keep(compared.read().filter((key) => !missing.includes(key)));
  }, [missing]);
  if (resorts.length === 0) return null;
  // The one picked last may still be on its way.
  const isKnown = resorts.length + missing.length === keys.length;
  const label = counted(t('compare.word'), keys.length);
  const drop = (id: number) => {
    compared.keep(compared.read().filter((key) => key !== savedKey('resort', id)));
    // The button goes with what it drops: the focus stays beside it.
    bar.current?.focus({ preventScroll: true });
  };
  const clear = () => {
    compared.keep([]);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  };
  return (
    <section ref={bar} className={styles.bar} aria-label={t('compare.yours')} tabIndex={-1}>
      <ul className={styles.picks}>
        {resorts.map(({ id, name, cover_image }) => (
          <li key={id}>
            <button type="button" aria-label={t('compare.drop', { name })} title={name} onClick={() => drop(id)}>
              <Picture picture={cover_image} sizes="4rem" decorative />
              <Icon name="cross" />
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.hint} role="status">
        {keys.length === 1 ? t('compare.oneMore') : t('compare.chosen', { number: keys.length, most: MOST_COMPARED })}
      </p>
      <Button kind="quiet" onClick={clear}>
        {t('compare.clear')}
      </Button>
      {keys.length > 1 &&
        (isKnown ? (
          resorts.length > 1 && <LinkButton to={paths.compare(resorts.map(({ slug }) => slug))}>{label}</LinkButton>
        ) : (
          <Button busy>{label}</Button>
        ))}
    </section>
  );
}
