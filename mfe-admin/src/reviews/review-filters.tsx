import { Button, Input, Select } from 'antd';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReviewDto } from '@atoll/api-client/endpoints/reviews.gen';
import { LANGUAGE_CODES } from '@atoll/contract/languages';
import { FilterSelect } from '../office/filter-select';
import { ListTools } from '../office/list-tools';
import { type useListQuery, useSearchField } from '../office/use-list-query';
import { KINDS } from './review-subjects';

const SORTS = ['newest', 'rating', 'helpful'] as const;
const RATINGS = [5, 4, 3, 2, 1];

/** Search, filters and order of the reviews; what they are of is chosen at a review and let go here. */
export function ReviewFilters({
  query,
  count,
  first,
}: {
  query: ReturnType<typeof useListQuery>;
  count: number | undefined;
  /** A review of the list, which knows what they are all of by its name. */
  first: ReviewDto | undefined;
}) {
  const { t } = useTranslation('admin');
  const { set } = query;
  const onSearch = useCallback((text: string | undefined) => set('search', text, true), [set]);
  const search = useSearchField(query.get('search'), onSearch);
  return (
    <ListTools count={count !== undefined && t('reviews.count', { count })}>
      <Input {...search} type="search" allowClear placeholder={t('reviews.search')} aria-label={t('reviews.search')} />
      <FilterSelect
        label={t('reviews.rating')}
        any={t('reviews.anyRating')}
        value={query.get('rating')}
        options={RATINGS.map((stars) => ({ value: String(stars), label: t('reviews.stars', { count: stars }) }))}
        onChange={(value) => set('rating', value)}
      />
      <FilterSelect
        label={t('reviews.language')}
        any={t('reviews.anyLanguage')}
        value={query.get('language')}
        options={LANGUAGE_CODES.map((code) => ({ value: code, label: t(`languages.${code}`) }))}
        onChange={(value) => set('language', value)}
      />
      <FilterSelect
        label={t('reviews.stay')}
        any={t('reviews.anyStay')}
        value={query.get('verified')}
        options={[
          { value: 'true', label: t('reviews.confirmed') },
          { value: 'false', label: t('reviews.unconfirmed') },
        ]}
        onChange={(value) => set('verified', value)}
      />
      <Select
        aria-label={t('bookings.sort')}
        value={query.get('sort') ?? 'newest'}
        onChange={(sort) => set('sort', sort)}
        popupMatchSelectWidth={false}
        options={SORTS.map((value) => ({ value, label: t(`reviews.sort_${value}`) }))}
      />
      {KINDS.map((kind) => {
        const slug = query.get(kind);
        return (
          slug && (
            <Button key={kind} onClick={() => set(kind, undefined)}>
              {t('reviews.notOnly', { name: first?.[kind]?.name ?? slug })}
            </Button>
          )
        );
      })}
    </ListTools>
  );
}
