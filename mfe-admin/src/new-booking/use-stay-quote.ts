import { useEffect, useState } from 'react';
import { type ApiError, isApiError } from '@atoll/api-client/base';
import { type QuoteDto, type QuoteRequestDto, useQuoteBookingMutation } from '@atoll/api-client/endpoints/bookings.gen';

/** After the last change of the form the price is asked for so much later. Milliseconds. */
const PAUSE = 300;

export interface StayQuote {
  quote: QuoteDto | undefined;
  failure: ApiError | undefined;
  isAsking: boolean;
}

/** The price of a stay, asked for as it changes. @param round another number asks anew */
export function useStayQuote(stay: QuoteRequestDto | null, round: number): StayQuote {
  const [ask] = useQuoteBookingMutation();
  const [answer, setAnswer] = useState<{ question: string; quote?: QuoteDto; failure?: ApiError }>();
  const body = stay && JSON.stringify(stay);
  const question = body && `${round} ${body}`;
  useEffect(() => {
    if (!body || !question) return undefined;
    let isOver = false;
    const timer = setTimeout(async () => {
      try {
        const quote = await ask({ quoteRequestDto: JSON.parse(body) as QuoteRequestDto }).unwrap();
        if (!isOver) setAnswer({ question, quote });
      } catch (error) {
        if (!isOver && isApiError(error)) setAnswer({ question, failure: error });
      }
    }, PAUSE);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [ask, body, question]);
  const isCurrent = question !== null && answer?.question === question;
  return {
    quote: isCurrent ? answer?.quote : undefined,
    failure: isCurrent ? answer?.failure : undefined,
    isAsking: question !== null && !isCurrent,
  };
}
