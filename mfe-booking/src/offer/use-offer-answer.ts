import { isApiError, useAppStore } from '@atoll/api-client/base';
import {
  type AcceptTripOfferDto,
  type TripWishStateDto,
  tripRequestsApi,
  useAcceptTripOfferMutation,
  useDeclineTripOfferMutation,
} from '@atoll/api-client/endpoints/trip-requests.gen';
import type { Language } from '@atoll/contract/languages';

/** Which wish, and what opens it. */
export interface WishKey {
  id: string;
  accessToken: string;
  lang: Language;
}

/** The guest's yes or no. The answer of the server is the wish from then on. */
export function useOfferAnswer(of: WishKey) {
  const { dispatch } = useAppStore();
  const [accept, accepting] = useAcceptTripOfferMutation();
  const [decline, declining] = useDeclineTripOfferMutation();
  const keep = (wish: TripWishStateDto | undefined) =>
    wish && dispatch(tripRequestsApi.util.upsertQueryData('getTripWish', of, wish));
  const error = accepting.error ?? declining.error;
  return {
    /** Resolves with why it was refused; null when it was taken. */
    accept: async (acceptTripOfferDto: AcceptTripOfferDto) => {
      declining.reset();
      const answer = await accept({ ...of, acceptTripOfferDto });
      keep(answer.data);
      return isApiError(answer.error) ? answer.error : null;
    },
    decline: async (offer: string, message: string) => {
      accepting.reset();
      keep((await decline({ ...of, declineTripOfferDto: { offer, message } })).data);
    },
    failure: isApiError(error) ? error : null,
    isAccepting: accepting.isLoading,
    isDeclining: declining.isLoading,
  };
}
