import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListReviewsQuery } from '@atoll/api-client/endpoints/reviews.gen';
import { paths } from '@atoll/contract/paths';
import { useLanguage } from '@atoll/i18n/instance';
import { Button } from '@atoll/ui/button';
import { ComponentBoundary } from '@atoll/ui/component-boundary';
import { lazyAgain } from '@atoll/ui/lazy-again';
import { LocalLink } from '@atoll/ui/local-link';
import { Rating } from '@atoll/ui/rating';
import { Block } from '../shared/prose';
import { ReviewCard } from './review-card';
import { REVIEWS, type Reviewed, firstReviewsArg } from './reviews-arg';
import styles from './reviews.module.css';

const AllReviews = lazyAgain<{ of: Reviewed; first: ReactNode; order: ReactNode }>(
  () => import(/* webpackChunkName: "later" */ './all-reviews'),
  {
    meanwhile: ({ first }) => first,
  },
);

export interface Reviews {
  of: Reviewed;
  average: number | string | null;
  count: number;
}

/** What guests wrote: the most helpful first, and all of them for who asks. Nothing where nobody has written yet. */
export default function Reviews({ of, average, count }: Reviews) {
  const { t } = useTranslation('catalog');
  const language = useLanguage();
  const { data } = useListReviewsQuery(firstReviewsArg(of, language));
  const [isAll, setAll] = useState(false);
  // Where they will stand is there from the beginning, for the bar that leads to it.
  if (!data) return <div id={REVIEWS} />;
  if (data.results.length === 0) return null;
  const own = data.results.filter((review) => review.language === language).length;
  const order = own > 0 && own < data.results.length ? <p className={styles.order}>{t('reviews.ownFirst')}</p> : null;
  const first = (
    <ul className={styles.list}>
      {data.results.map((review) => (
        <li key={review.id}>
          <ReviewCard review={review} />
        </li>
      ))}
    </ul>
  );
  return (
    <div id={REVIEWS}>
      <Block screen title={t('reviews.title')}>
        <p className={styles.sum}>
          <Rating average={average} count={count} />
        </p>
        {isAll ? (
          <ComponentBoundary of={of}>
            <AllReviews of={of} first={first} order={order} />
          </ComponentBoundary>
        ) : (
          <>
            {order}
            {first}
            {data.count > data.results.length && (
              <Button kind="secondary" onClick={() => setAll(true)}>
                {t('reviews.all', { count: data.count })}
              </Button>
            )}
          </>
        )}
        <p className={styles.own}>
          {t('reviews.own')} <LocalLink to={paths.bookingLookup()}>{t('reviews.ownLink')}</LocalLink>
        </p>
      </Block>
    </div>
  );
}
