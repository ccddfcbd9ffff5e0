import { useTranslation } from 'react-i18next';
import type { ReviewDto } from '@atoll/api-client/endpoints/reviews.gen';
import { LANGUAGES } from '@atoll/contract/languages';
import { useFormat, useLanguage } from '@atoll/i18n/instance';
import { Meta } from '@atoll/ui/card';
import { Chip } from '@atoll/ui/chip';
import { Rating } from '@atoll/ui/rating';
import { useCountry } from '../shared/country';
import { ReviewVotes } from './review-votes';
import styles from './reviews.module.css';

const PARTS = ['transfer', 'room', 'food', 'reef', 'service', 'value'] as const;

/** What one guest wrote, word for word, in the language of the words; what they scored, and what the agency answered. */
export function ReviewCard({ review }: { review: ReviewDto }) {
  const { t } = useTranslation('catalog');
  const format = useFormat();
  const language = useLanguage();
  const named = useCountry();
  const { country, stay_month: month, traveller_type: party, scores, reply } = review;
  const words = review.language === language ? undefined : LANGUAGES[review.language].hreflang;
  const scored = PARTS.flatMap((part) => {
    const score = scores[part];
    return score === undefined ? [] : [`${t(`reviews.part_${part}`)} ${format.number(score)}`];
  });
  return (
    <article className={styles.review} aria-labelledby={`review-${review.id}`}>
      <header className={styles.head}>
        <Rating average={review.rating} />
        <h3 id={`review-${review.id}`} lang={review.title ? words : undefined}>
          {review.title ?? review.name}
        </h3>
      </header>
      <p className={styles.words} lang={words}>
        {review.comment}
      </p>
      <Meta items={scored} />
      <footer className={styles.foot}>
        <div>
          <p className={styles.name}>{review.name}</p>
          <Meta
            items={[
              named(country),
              party && t(`reviews.party_${party}`),
              month && format.date(`${month}-01`, { month: 'long', year: 'numeric' }),
              words && t(`reviews.in_${review.language}`),
            ]}
          />
        </div>
        {review.verified && <Chip kind="accent">{t('reviews.verified')}</Chip>}
      </footer>
      {reply && (
        <blockquote className={styles.reply}>
          <p className={styles.name}>{reply.by ? t('reviews.replyBy', { name: reply.by }) : t('reviews.reply')}</p>
          <p lang={words}>{reply.text}</p>
        </blockquote>
      )}
      <ReviewVotes review={review} />
    </article>
  );
}
