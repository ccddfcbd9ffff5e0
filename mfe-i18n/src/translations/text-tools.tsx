import { Flex, Input, Segmented, Select } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_CODES } from '@atoll/contract/languages';
import { LENGTHS } from '@atoll/contract/rules';
import { useDebounced } from '@atoll/ui/use-debounced';
import styles from './translations.module.css';
import { useAreas } from './use-areas';
import { FAULTS, type TextFilters } from './use-text-filters';

/** Language, search and filters above the list. */
export function TextTools({ filters, count }: { filters: TextFilters; count: ReactNode }) {
  const { t } = useTranslation('i18n');
  const areas = useAreas(filters.ns);
  const { q = '', set } = filters;
  const [text, setText] = useDebounced(q, (typed) => set('q', typed || undefined));
  return (
    <Flex wrap gap="small" align="center">
      <Segmented
        aria-label={t('language')}
        value={filters.lang}
        onChange={(lang) => set('lang', lang)}
        options={LANGUAGE_CODES.map((value) => ({ value, label: t(`languages.${value}`) }))}
      />
      <Input
        className={styles.search}
        type="search"
        allowClear
        value={text}
        maxLength={LENGTHS.search.max}
        onChange={(event) => setText(event.target.value)}
        placeholder={t('search')}
        aria-label={t('search')}
      />
      <Select
        aria-label={t('area')}
        value={filters.ns ?? ''}
        onChange={(ns) => set('ns', ns)}
        popupMatchSelectWidth={false}
        options={[{ value: '', label: t('areas.all') }, ...areas]}
      />
      <Select
        aria-label={t('quality.filter')}
        value={filters.qa ?? ''}
        onChange={(fault) => set('qa', fault)}
        popupMatchSelectWidth={false}
        options={[
          { value: '', label: t('quality.any') },
          ...FAULTS.map((value) => ({ value, label: t(`quality.${value}`) })),
        ]}
      />
      <p className={styles.count} role="status">
        {count}
      </p>
    </Flex>
  );
}
