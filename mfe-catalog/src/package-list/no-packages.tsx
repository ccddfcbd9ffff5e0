import { useTranslation } from 'react-i18next';
import { useListPackagesQuery } from '@atoll/api-client/endpoints/packages.gen';
import { paths } from '@atoll/contract/paths';
import { useLanguage } from '@atoll/i18n/instance';
import { LinkButton } from '@atoll/ui/link-button';
import type { FilterChip } from '../shared/filter-chips';
import { NothingFits } from '../shared/nothing-fits';
import { type PackageFilters, listArg } from './package-filters';

function useFound(relaxed: PackageFilters): string | null {
  const { t } = useTranslation('catalog');
  const { data } = useListPackagesQuery({ ...listArg(relaxed, useLanguage()), pageSize: 1 });
  return data?.count ? t('packages.relaxCount', { count: data.count }) : null;
}

/** No trip fits; there is always one made to measure. */
export function NoPackages({ chips }: { chips: FilterChip<PackageFilters>[] }) {
  const { t } = useTranslation('catalog');
  return (
    <NothingFits
      title={t('packages.none')}
      text={t('packages.noneText')}
      chips={chips}
      clear={paths.packages()}
      useFound={useFound}
    >
      <LinkButton kind="secondary" to={paths.customTrip()}>
        {t('packages.noneOwn')}
      </LinkButton>
    </NothingFits>
  );
}
