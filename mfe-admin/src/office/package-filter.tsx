import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetPackageQuery, useListPackagesQuery } from '@atoll/api-client/endpoints/packages.gen';
import { useLanguage } from '@atoll/i18n/instance';

const FOUND = 10;

/** A filter by package, found by its name. */
export function PackageFilter({
  value,
  onChange,
}: {
  /** Slug. */
  value: string | undefined;
  onChange: (slug: string | undefined) => void;
}) {
  const { t } = useTranslation('admin');
  const lang = useLanguage();
  const [search, setSearch] = useState('');
  const { data: chosen } = useGetPackageQuery({ id: value ?? '', lang }, { skip: !value });
  const { data: found } = useListPackagesQuery({ lang, search: search || undefined, pageSize: FOUND });
  const others = (found?.results ?? []).filter(({ slug }) => slug !== value);
  return (
    <Select
      aria-label={t('booking.package')}
      value={value ?? ''}
      showSearch={{ filterOption: false, onSearch: setSearch }}
      onChange={(slug: string) => onChange(slug || undefined)}
      popupMatchSelectWidth={false}
      options={[
        { value: '', label: t('filters.anyPackage') },
        ...(value ? [{ value, label: chosen?.name ?? value }] : []),
        ...others.map(({ slug, name }) => ({ value: slug, label: name })),
      ]}
    />
  );
}
