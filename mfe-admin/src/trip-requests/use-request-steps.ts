import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ifMatch, isApiError } from '@atoll/api-client/base';
import {
  type TransitionTripRequestDto,
  type TripRequestDto,
  useTransitionTripRequestMutation,
  useUpdateTripRequestMutation,
} from '@atoll/api-client/endpoints/trip-requests.gen';
import { currentOf } from '@atoll/api-client/stale';
import { errorText } from '@atoll/i18n/error-text';

/** Steps of a request and who looks after it. What was refused is said, field by field where the API names fields. */
export function useRequestSteps({ id, version }: Pick<TripRequestDto, 'id' | 'version'>) {
  const { t } = useTranslation('admin');
  const [update, updating] = useUpdateTripRequestMutation();
  const [transition, moving] = useTransitionTripRequestMutation();
  const [fault, setFault] = useState<string>();
  const [faults, setFaults] = useState<Record<string, string[]>>({});
  const attempt = async (call: () => Promise<unknown>): Promise<boolean> => {
    setFault(undefined);
    setFaults({});
    try {
      await call();
      return true;
    } catch (error) {
      const stale = currentOf<TripRequestDto>(error);
      if (stale) setFault(t('tripRequests.taken', { name: stale.current.assigned_to?.name ?? t('care.nobody') }));
      else if (isApiError(error) && error.fields) setFaults(error.fields);
      else setFault(errorText(error));
      return false;
    }
  };
  const moveTo = (body: TransitionTripRequestDto) => transition({ id, transitionTripRequestDto: body }).unwrap();
  return {
    /** @param to id of a colleague; null gives it back. A new request that is taken is in progress. */
    assign: (to: string | null, isNew: boolean) =>
      attempt(async () => {
        await update({ id, 'If-Match': ifMatch(version), updateTripRequestDto: { assigned_to: to } }).unwrap();
        if (isNew && to !== null) await moveTo({ status: 'in_progress' });
      }),
    move: (body: TransitionTripRequestDto) => attempt(() => moveTo(body)),
    fault,
    faults,
    isBusy: updating.isLoading || moving.isLoading,
  };
}
