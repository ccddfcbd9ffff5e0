import { useEffect, useState } from 'react';
import { type ApiError, isApiError } from './base.ts';
import { type QuoteDto, type QuoteRequestDto, useQuoteBookingMutation } from './endpoints/bookings.gen.ts';

/** After the last change of what is asked the price is asked for so much later. Milliseconds. */
const PAUSE = 250;

const UNKNOWN: ApiError = { status: 500, messageKey: 'unknown' };

export interface AskedQuote {
  /** The answer, while the next one is on its way the one before; null while there is none. */
  quote: QuoteDto | null;
  /** Why there is no answer to what is asked now. */
  failure: ApiError | null;
  /** The answer to what is asked now is on its way. */
  asking: boolean;
}

const NOTHING: AskedQuote = { quote: null, failure: null, asking: false };

/**
 * What a stay costs, asked for anew as it changes.
 * @param body a `QuoteRequestDto` word for word; null while there is nothing to ask
 * @param question changes where the same words have another answer, as in another language
 */
export function useAskedQuote(body: string | null, question: string | null): AskedQuote {
  const [ask] = useQuoteBookingMutation();
  const [answer, setAnswer] = useState<{ question: string | null; quote: QuoteDto | null; failure: ApiError | null }>();

  useEffect(() => {
    if (body === null) return undefined;
    let asked: ReturnType<typeof ask> | undefined;
    let over = false;
    const timer = setTimeout(async () => {
      asked = ask({ quoteRequestDto: JSON.parse(body) as QuoteRequestDto });
      const told = await asked.unwrap().then(
        (quote) => ({ quote, failure: null }),
        (error: unknown) => ({ quote: null, failure: isApiError(error) ? error : UNKNOWN }),
      );
      if (!over) setAnswer({ question, ...told });
    }, PAUSE);
    return () => {
      over = true;
      clearTimeout(timer);
      asked?.abort();
    };
  }, [ask, body, question]);

  if (body === null) return NOTHING;
  if (answer?.question === question) return { quote: answer.quote, failure: answer.failure, asking: false };
  return { quote: answer?.quote ?? null, failure: null, asking: true };
}
