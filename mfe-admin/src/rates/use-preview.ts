import { useEffect, useRef, useState } from 'react';
import { type ApiError, isApiError } from '@atoll/api-client/base';
import type { RatePreviewDto } from '@atoll/api-client/endpoints/rates.gen';

/** After the last change of the form the preview is asked for so much later. Milliseconds. */
const PAUSE = 400;

export interface Preview {
  answer: RatePreviewDto | undefined;
  failure: ApiError | undefined;
  isAsking: boolean;
}

/** What a draft does to the sample, asked for as either changes. @param question what is asked, as a text; null while something is missing */
export function usePreview(question: string | null, ask: () => Promise<RatePreviewDto>): Preview {
  const [said, setSaid] = useState<{ question: string; answer?: RatePreviewDto; failure?: ApiError }>();
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    if (question === null) return undefined;
    let isOver = false;
    const timer = setTimeout(async () => {
      try {
        const answer = await latest.current();
        if (!isOver) setSaid({ question, answer });
      } catch (error) {
        if (!isOver && isApiError(error)) setSaid({ question, failure: error });
      }
    }, PAUSE);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [question]);
  const isCurrent = question !== null && said?.question === question;
  return {
    // The last answer stays in sight while the next one is on its way.
    answer: isCurrent || question !== null ? said?.answer : undefined,
    failure: isCurrent ? said?.failure : undefined,
    isAsking: question !== null && !isCurrent,
  };
}
