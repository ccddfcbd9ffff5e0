import { useEffect, useState } from 'react';
import { type ApiError, isApiError } from '@atoll/api-client/base';
import {
  type BookingDto,
  type QuoteDto,
  type QuoteRequestDto,
  useQuoteBookingMutation,
} from '@atoll/api-client/endpoints/bookings.gen';
import { useLanguage } from '@atoll/i18n/instance';
import { type StayWish, changesOf, productOf, wholeStay } from './stay-wish';

/** After the last change of the form the price is asked for so much later. Milliseconds. */
const PAUSE = 250;

/** What the stay would cost; both null while nobody has said. */
export interface ChangeQuote {
  quote: QuoteDto | null;
  failure: ApiError | null;
}

interface LiveChangeQuote extends ChangeQuote {
  /** Nobody knows what the wished stay costs, and it is not the stay that is the reason. */
  isUnknown: boolean;
  /** Asks anew. */
  again(): void;
}

const UNKNOWN: ChangeQuote = { quote: null, failure: null };

/** The price of the wished stay, asked for as the form changes. */
export function useChangeQuote(booking: BookingDto, wish: StayWish): LiveChangeQuote {
  const lang = useLanguage();
  const [ask] = useQuoteBookingMutation();
  const [answer, setAnswer] = useState<{ question: string | null } & ChangeQuote>({ question: null, ...UNKNOWN });
  const [tries, setTries] = useState(0);
  const stay = changesOf(booking, wish) && wholeStay(booking, wish);
  const body = stay && JSON.stringify({ ...productOf(booking), ...stay });
  const question = body && `${tries} ${lang} ${body}`;
  useEffect(() => {
    if (body === null) return undefined;
    let isOver = false;
    const timer = setTimeout(async () => {
      const found = await ask({ quoteRequestDto: JSON.parse(body) as QuoteRequestDto });
      const failure = isApiError(found.error) ? found.error : null;
      if (!isOver) setAnswer({ question, quote: found.data ?? null, failure });
    }, PAUSE);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [ask, body, question]);
  const { quote, failure } = answer.question === question ? answer : UNKNOWN;
  const isUnknown = failure !== null && !failure.fields;
  return { quote, failure, isUnknown, again: () => setTries((count) => count + 1) };
}
