import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ReviewDto } from '@atoll/api-client/endpoints/reviews.gen';
import { Meta } from '@atoll/ui/card';

/** What a review can be of. */
export const KINDS = ['package', 'resort', 'experience'] as const;

/** What a review is of; each leads to all reviews of the same. */
export function ReviewSubjects({ review }: { review: ReviewDto }) {
  const { t } = useTranslation('admin');
  const subjects = KINDS.flatMap((kind) => {
    const subject = review[kind];
    return subject
      ? [
          <Link key={kind} to={`?status=all&${kind}=${encodeURIComponent(subject.slug)}`}>
            {subject.name}
          </Link>,
        ]
      : [];
  });
  return <Meta items={subjects.length > 0 ? subjects : [t('reviews.agency')]} />;
}
