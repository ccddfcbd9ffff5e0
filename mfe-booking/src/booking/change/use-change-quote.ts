import { useEffect, useState } from 'react';
import { type ApiError, isApiError } from '@atoll/api-client/base';
import {
  type BookingDto,
  type ChangeQuoteDto,
  type QuoteChangeDto,
  useQuoteChangeMutation,
} from '@atoll/api-client/endpoints/bookings.gen';
import { useLanguage } from '@atoll/i18n/instance';
import type { BookingKey } from '../../shared/booking-api';
import { type StayWish, changesOf } from './stay-wish';

/** After the last change of the form the price is asked for so much later. Milliseconds. */
const PAUSE = 250;

/** What the booking would cost; both null while nobody has said. */
export interface ChangeQuote {
  quote: ChangeQuoteDto | null;
  failure: ApiError | null;
}

interface LiveChangeQuote extends ChangeQuote {
  /** Nobody knows what the wished stay costs, and neither the stay nor the booking is the reason. */
  isUnknown: boolean;
  /** Asks anew. */
  again(): void;
}

const UNKNOWN: ChangeQuote = { quote: null, failure: null };

/** The price of the booking with the wished stay, asked for as the form changes. */
export function useChangeQuote(booking: BookingDto, of: BookingKey, wish: StayWish): LiveChangeQuote {
  const lang = useLanguage();
  const [ask] = useQuoteChangeMutation();
  const [answer, setAnswer] = useState<{ question: string | null } & ChangeQuote>({ question: null, ...UNKNOWN });
  const [tries, setTries] = useState(0);
  const changes = changesOf(booking, wish);
  const body = changes && JSON.stringify(changes);
  const { id, accessToken } = of;
  const question = body && `${tries} ${lang} ${body}`;
  useEffect(() => {
    if (body === null) return undefined;
    let isOver = false;
    const timer = setTimeout(async () => {
      const quoteChangeDto = JSON.parse(body) as QuoteChangeDto;
      const found = await ask({ id, accessToken, quoteChangeDto });
      const failure = isApiError(found.error) ? found.error : null;
      if (!isOver) setAnswer({ question, quote: found.data ?? null, failure });
    }, PAUSE);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [ask, id, accessToken, body, question]);
  const { quote, failure } = answer.question === question ? answer : UNKNOWN;
  const isUnknown = failure !== null && !failure.fields && failure.status !== 409;
  return { quote, failure, isUnknown, again: () => setTries((count) => count + 1) };
}
