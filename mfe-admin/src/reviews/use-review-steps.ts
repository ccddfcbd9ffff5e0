import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ifMatch, isApiError } from '@atoll/api-client/base';
import {
  type ReviewDto,
  useApproveReviewMutation,
  useDeleteReviewMutation,
  useHideReviewMutation,
  useRejectReviewMutation,
  useReplyToReviewMutation,
} from '@atoll/api-client/endpoints/reviews.gen';
import { currentOf } from '@atoll/api-client/stale';
import { errorText } from '@atoll/i18n/error-text';

export type Reviewed = Pick<ReviewDto, 'id' | 'version'>;

/** What can be done with a review. Each step answers whether it was taken, and says why not: field by field where the API names fields. */
export function useReviewSteps() {
  const { t } = useTranslation('admin');
  const [approve, approving] = useApproveReviewMutation();
  const [hide, hiding] = useHideReviewMutation();
  const [reject, rejecting] = useRejectReviewMutation();
  const [reply, replying] = useReplyToReviewMutation();
  const [remove, removing] = useDeleteReviewMutation();
  const [fault, setFault] = useState<string>();
  const [faults, setFaults] = useState<Record<string, string[]>>({});
  const [newer, setNewer] = useState<ReviewDto>();
  const attempt = async (call: () => Promise<unknown>): Promise<boolean> => {
    setFault(undefined);
    setFaults({});
    try {
      await call();
      return true;
    } catch (error) {
      const status = isApiError(error) ? error.status : undefined;
      const isStale = status === 412 || (isApiError(error) && error.code === 'invalid_transition');
      setNewer((known) => currentOf<ReviewDto>(error)?.current ?? known);
      if (status === 404) setFault(t('reviews.gone'));
      else if (isStale) setFault(t('reviews.stale'));
      else if (isApiError(error) && error.fields) setFaults(error.fields);
      else setFault(errorText(error));
      return false;
    }
  };
  return {
    approve: ({ id }: Reviewed) => attempt(() => approve({ id }).unwrap()),
    hide: ({ id }: Reviewed) => attempt(() => hide({ id }).unwrap()),
    reject: ({ id }: Reviewed, reason: string) => attempt(() => reject({ id, rejectReviewDto: { reason } }).unwrap()),
    reply: ({ id, version }: Reviewed, text: string) =>
      attempt(() => reply({ id, 'If-Match': ifMatch(version ?? 0), replyToReviewDto: { text } }).unwrap()),
    remove: ({ id, version }: Reviewed) => attempt(() => remove({ id, 'If-Match': ifMatch(version ?? 0) }).unwrap()),
    fault,
    faults,
    /** The review as a colleague has left it meanwhile. */
    newer,
    isBusy: [approving, hiding, rejecting, replying, removing].some(({ isLoading }) => isLoading),
  };
}
