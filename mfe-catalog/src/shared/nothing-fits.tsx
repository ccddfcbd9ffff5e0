import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@atoll/ui/empty-state';
import { LinkButton } from '@atoll/ui/link-button';
import { LocalLink } from '@atoll/ui/local-link';
import type { FilterChip } from './filter-chips';
import styles from './nothing-fits.module.css';

const MOST_TRIED = 5;

interface NothingFits<F> {
  title: string;
  text: string;
  chips: FilterChip<F>[];
  /** The list without any filter. */
  clear: string;
  /** How many a list has, in words; null while that is not known, and for none. */
  useFound: (relaxed: F) => string | null;
  /** What else there is to do. */
  children?: ReactNode;
}

/** Nothing fits: which single wish, if dropped, would find something, and the way to start again. */
export function NothingFits<F>({ title, text, chips, clear, useFound, children }: NothingFits<F>) {
  const { t } = useTranslation(['catalog', 'common']);
  const narrowing = chips.filter(({ narrows }) => narrows);
  return (
    <div>
      <EmptyState title={title} text={text}>
        <LinkButton to={clear} preventScrollReset>
          {t('common:actions.clearFilters')}
        </LinkButton>
        {children}
      </EmptyState>
      {narrowing.length > 1 && (
        <ul className={styles.list} aria-label={t('packages.relaxTitle')}>
          {narrowing.slice(0, MOST_TRIED).map((chip) => (
            <Relaxation key={chip.key} chip={chip} useFound={useFound} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Relaxation<F>({ chip, useFound }: { chip: FilterChip<F> } & Pick<NothingFits<F>, 'useFound'>) {
  const { t } = useTranslation('catalog');
  const found = useFound(chip.relaxed);
  if (found === null) return null;
  return (
    <li>
      <LocalLink {...chip.link} className={styles.relax}>
        <span>{t('packages.relax', { filter: chip.label })}</span>
        <span className={styles.count}>{found}</span>
      </LocalLink>
    </li>
  );
}
