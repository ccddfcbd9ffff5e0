import { Button } from 'antd';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetPackageQuery, useListPackagesQuery } from '@atoll/api-client/endpoints/packages.gen';
import { useLanguage } from '@atoll/i18n/instance';
import { Field, TextField } from '@atoll/ui/field';
import { useSearchField } from '../office/use-list-query';
import styles from './new-booking.module.css';

const FOUND = 6;

/** The trip, found by its name; once chosen it stands there until another one is wanted. */
export function PackageField({
  value,
  error,
  onChange,
}: {
  value: string;
  error?: string | undefined;
  onChange: (slug: string) => void;
}) {
  const { t } = useTranslation('admin');
  const lang = useLanguage();
  const [search, setSearch] = useState<string>();
  const field = useSearchField(
    search,
    useCallback((text) => setSearch(text), []),
  );
  const { currentData: chosen } = useGetPackageQuery({ id: value, lang }, { skip: !value });
  const { currentData: found } = useListPackagesQuery({ lang, search, pageSize: FOUND }, { skip: value !== '' });
  if (value)
    return (
      <Field label={t('booking.package')} error={error}>
        {(control) => (
          <div className={styles.chosen}>
            <output {...control}>{chosen?.name ?? value}</output>
            <Button onClick={() => onChange('')}>{t('newBooking.another')}</Button>
          </div>
        )}
      </Field>
    );
  return (
    <div className={styles.packages}>
      <TextField type="search" label={t('booking.package')} hint={t('newBooking.find')} error={error} {...field} />
      <ul>
        {found?.results.map(({ id, slug, name }) => (
          <li key={id}>
            <Button type="text" onClick={() => onChange(slug)}>
              {name}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
