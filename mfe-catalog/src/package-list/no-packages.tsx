import { useTranslation } from 'react-i18next';
import { useListPackagesQuery } from '@atoll/api-client/endpoints/packages.gen';
import { paths } from '@atoll/contract/paths';
import { useLanguage } from '@atoll/i18n/instance';
import { EmptyState } from '@atoll/ui/empty-state';
import { LinkButton } from '@atoll/ui/link-button';
import { LocalLink } from '@atoll/ui/local-link';
import styles from './no-packages.module.css';
import { listArg } from './package-filters';
import type { FilterChip } from './use-filter-chips';

const MOST_TRIED = 5;

/** Nothing fits: which single wish, if dropped, would find something, and the way to start again. */
export function NoPackages({ chips }: { chips: FilterChip[] }) {
  const { t } = useTranslation(['catalog', 'common']);
  const narrowing = chips.filter(({ narrows }) => narrows);
  return (
    <div>
      <EmptyState title={t('packages.none')} text={t('packages.noneText')}>
        <LinkButton to={paths.packages()} preventScrollReset>
          {t('common:actions.clearFilters')}
        </LinkButton>
        <LinkButton kind="secondary" to={paths.customTrip()}>
          {t('packages.noneOwn')}
        </LinkButton>
      </EmptyState>
      {narrowing.length > 1 && (
        <ul className={styles.list} aria-label={t('packages.relaxTitle')}>
          {narrowing.slice(0, MOST_TRIED).map((chip) => (
            <Relaxation key={chip.key} chip={chip} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Relaxation({ chip }: { chip: FilterChip }) {
  const { t } = useTranslation('catalog');
  const { data } = useListPackagesQuery({ ...listArg(chip.relaxed, useLanguage()), pageSize: 1 });
  if (!data?.count) return null;
  return (
    <li>
      <LocalLink to={chip.to} preventScrollReset className={styles.relax}>
        <span>{t('packages.relax', { filter: chip.label })}</span>
        <span className={styles.count}>{t('packages.relaxCount', { count: data.count })}</span>
      </LocalLink>
    </li>
  );
}
