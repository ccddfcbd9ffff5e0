import { useState } from 'react';
import { isApiError, newIdempotencyKey } from '@atoll/api-client/base';
import {
  type PutBackReportDto,
  type TextReleaseDto,
  usePutTextsBackMutation,
} from '@atoll/api-client/endpoints/translations.gen';

/** What somebody wants back: one change, or the site as it was, at a moment that may be chosen still. */
export interface Wish {
  release?: TextReleaseDto;
  before?: string;
}

/** What is asked for, in the API's words. */
export type Asked = { release: string } | { before: string; lang?: string };

interface Seen {
  asked: Asked;
  report: PutBackReportDto;
  /** Done once, however often it is sent. */
  sendKey: string;
}

const isSame = (a: Asked, b: Asked | null): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Looks at what would go back, and does what was seen, nothing else. @param asked null as long as nothing can be asked */
export function usePutBack(asked: Asked | null) {
  const [send] = usePutTextsBackMutation();
  const [busy, setBusy] = useState<'looking' | 'putting'>();
  const [seen, setSeen] = useState<Seen>();
  const [done, setDone] = useState<PutBackReportDto>();
  const [error, setError] = useState<unknown>();
  const attempt = async (kind: 'looking' | 'putting', work: () => Promise<void>) => {
    if (busy) return;
    setBusy(kind);
    setError(undefined);
    try {
      await work();
    } catch (problem) {
      setError(problem);
      // What was seen holds no longer: it is looked at again before anything is done. After any other failure the same is sent again.
      if (isApiError(problem) && problem.status === 409) setSeen(undefined);
    } finally {
      setBusy(undefined);
    }
  };
  const current = seen && isSame(seen.asked, asked) ? seen : undefined;
  return {
    report: current?.report,
    done,
    error,
    isLooking: busy === 'looking',
    isPutting: busy === 'putting',
    look: () =>
      attempt('looking', async () => {
        if (!asked) return;
        const putTextsBackDto = { ...asked, dry_run: true };
        const report = await send({ putTextsBackDto }).unwrap();
        setSeen({ asked, report, sendKey: newIdempotencyKey() });
      }),
    run: (reason: string) =>
      attempt('putting', async () => {
        if (!current) return;
        const { report, sendKey } = current;
        const putTextsBackDto = { ...current.asked, plan: report.plan, ...(reason && { reason }) };
        setDone(await send({ putTextsBackDto, 'Idempotency-Key': sendKey }).unwrap());
      }),
  };
}
