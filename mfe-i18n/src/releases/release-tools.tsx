import { Button, Input, Select } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './releases.module.css';
import { type ReleaseFilters, WAYS, useOwnLanguages } from './use-release-filters';

/** Language, way and days above the list, and how many changes there are. */
export function ReleaseTools({ filters, count }: { filters: ReleaseFilters; count: ReactNode }) {
  const { t } = useTranslation('i18n');
  const languages = useOwnLanguages();
  const day = (end: 'from' | 'to', limits: { min?: string; max?: string }) => (
    <Input
      type="date"
      aria-label={t(`releases.${end}`)}
      value={filters[end] ?? ''}
      {...limits}
      onChange={(event) => filters.set(end, event.target.value || undefined)}
    />
  );
  return (
    <div className={styles.tools}>
      {languages.length > 1 && (
        <Select
          aria-label={t('language')}
          value={filters.lang ?? ''}
          onChange={(lang: string) => filters.set('lang', lang || undefined)}
          popupMatchSelectWidth={false}
          options={[
            { value: '', label: t('releases.anyLanguage') },
            ...languages.map((value) => ({ value, label: t(`languages.${value}`) })),
          ]}
        />
      )}
      <Select
        aria-label={t('releases.way')}
        value={filters.way ?? ''}
        onChange={(way: string) => filters.set('way', way || undefined)}
        popupMatchSelectWidth={false}
        options={[
          { value: '', label: t('releases.anyWay') },
          ...WAYS.map((value) => ({ value, label: t(`ways.${value}`) })),
        ]}
      />
      <div className={styles.days} role="group" aria-label={t('releases.days')}>
        {day('from', filters.to ? { max: filters.to } : {})}
        <span aria-hidden="true">–</span>
        {day('to', filters.from ? { min: filters.from } : {})}
      </div>
      {filters.isFiltered && <Button onClick={filters.clear}>{t('releases.clear')}</Button>}
      <p className={styles.count} role="status">
        {count}
      </p>
    </div>
  );
}
