import { isApiError } from '@atoll/api-client/base';

/** What a refused change was based on has been changed by somebody else (412): the thing as it is now, and who did it. */
export function currentOf<Row>(error: unknown): { current: Row; by: string | null } | undefined {
  if (!isApiError(error) || error.status !== 412 || !error.body?.['current']) return undefined;
  return { current: error.body['current'] as Row, by: (error.body['updated_by'] as string | undefined) ?? null };
}
