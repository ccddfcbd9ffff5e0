import { isApiError } from '@atoll/api-client/base';

/** What a refused change was based on has been changed by somebody else (412): the thing as it is now, who did it, and when. */
export function currentOf<Row>(error: unknown): { current: Row; by: string | null; at: string | null } | undefined {
  if (!isApiError(error) || error.status !== 412 || !error.body?.['current']) return undefined;
  const {
    current,
    updated_by: by = null,
    updated_at: at = null,
  } = error.body as {
    current: Row;
    updated_by?: string | null;
    updated_at?: string | null;
  };
  return { current, by, at };
}
