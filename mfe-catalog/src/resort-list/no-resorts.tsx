import { useTranslation } from 'react-i18next';
import { useListResortsQuery } from '@atoll/api-client/endpoints/resorts.gen';
import { useLanguage } from '@atoll/i18n/instance';
import type { FilterChip } from '../shared/filter-chips';
import { NothingFits } from '../shared/nothing-fits';
import { type ResortFilters, resortListArg } from './resort-filters';

function useFound(relaxed: ResortFilters): string | null {
  const { t } = useTranslation('catalog');
  const { data } = useListResortsQuery({ ...resortListArg(relaxed, useLanguage()), pageSize: 1 });
  return data?.count ? t('resorts.count', { count: data.count }) : null;
}

export function NoResorts({ chips, clear }: { chips: FilterChip<ResortFilters>[]; clear: string }) {
  const { t } = useTranslation('catalog');
  return (
    <NothingFits
      title={t('resorts.none')}
      text={t('resorts.noneText')}
      chips={chips}
      clear={clear}
      useFound={useFound}
    />
  );
}
