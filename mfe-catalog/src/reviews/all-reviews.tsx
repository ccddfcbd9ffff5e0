import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ListReviewsApiArg, useListReviewsQuery } from '@atoll/api-client/endpoints/reviews.gen';
import { PAGE_SIZE } from '@atoll/contract/rules';
import { useLanguage } from '@atoll/i18n/instance';
import { Button } from '@atoll/ui/button';
import { ErrorCard } from '@atoll/ui/error-card';
import { Select } from '@atoll/ui/select';
import { Skeleton } from '@atoll/ui/skeleton';
import { ReviewCard } from './review-card';
import type { Reviewed } from './reviews-arg';
import styles from './reviews.module.css';

const SORTS = ['helpful', 'newest', 'rating'] as const satisfies NonNullable<ListReviewsApiArg['sort']>[];
type Sort = (typeof SORTS)[number];

/**
 * Every review, a page after the other, in the order that the reader chooses.
 * @param props.order says what else decides the usual order
 */
export default function AllReviews({ of, order }: { of: Reviewed; order: ReactNode }) {
  const { t } = useTranslation('catalog');
  const [{ sort, pages }, set] = useState<{ sort: Sort; pages: number }>({ sort: 'helpful', pages: 1 });
  return (
    <>
      <div className={styles.sort}>
        <Select
          label={t('filters.sort')}
          value={sort}
          onChange={({ target }) => set({ sort: target.value as Sort, pages: 1 })}
        >
          {SORTS.map((value) => (
            <option key={value} value={value}>
              {t(`reviews.sort_${value}`)}
            </option>
          ))}
        </Select>
      </div>
      {sort === 'helpful' && order}
      {Array.from({ length: pages }, (_, index) => (
        <ReviewsPage
          key={`${sort} ${index}`}
          arg={{ ...of, sort, page: index + 1 }}
          onMore={index === pages - 1 ? () => set({ sort, pages: pages + 1 }) : null}
        />
      ))}
    </>
  );
}

/** @param onMore asks for the page after it; null where that is there already */
function ReviewsPage({ arg, onMore }: { arg: ListReviewsApiArg & { page: number }; onMore: (() => void) | null }) {
  const { t } = useTranslation('catalog');
  const { data, error, isFetching, refetch } = useListReviewsQuery({ ...arg, lang: useLanguage() });
  if (!data) {
    if (error && !isFetching)
      return <ErrorCard title={t('reviews.failed')} error={error} onRetry={() => void refetch()} />;
    return <Skeleton lines={6} />;
  }
  const left = data.count - arg.page * PAGE_SIZE.usual;
  return (
    <>
      <ul className={styles.list}>
        {data.results.map((review) => (
          <li key={review.id}>
            <ReviewCard review={review} />
          </li>
        ))}
      </ul>
      {onMore && left > 0 && (
        <Button kind="secondary" onClick={onMore}>
          {t('reviews.more', { count: left })}
        </Button>
      )}
    </>
  );
}
