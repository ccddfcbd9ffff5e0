import { type AppStore, api, ifMatch, newIdempotencyKey } from '@atoll/api-client/base';
import type { ContentStateDto } from '@atoll/api-client/endpoints/content.gen';
import { currentOf } from '@atoll/api-client/stale';
import type { ContentRow, ContentRows } from '../content-api';
import type { Kind, KindPath } from '../kind';
import { type BulkJob, type BulkStep, leads, renewed } from './steps';

interface CallArg {
  path: KindPath;
  id: number;
  version: number;
  key: string;
  step: BulkStep;
}

/** The calls of a run: thousands of them, so that no list is read again before the last. */
const bulkApi = api.enhanceEndpoints({ addTagTypes: ['content'] as const }).injectEndpoints({
  endpoints: (build) => ({
    readContentPage: build.query<ContentRows | ContentRow[], { path: KindPath; query: object }>({
      query: ({ path, query }) => ({ url: `/api/${path}/`, params: query as Record<string, string> }),
      keepUnusedDataFor: 0,
    }),
    readContentState: build.query<ContentStateDto, { path: KindPath; id: number }>({
      query: ({ path, id }) => ({ url: `/api/content/${path}/${id}/` }),
      keepUnusedDataFor: 0,
    }),
    bulkStep: build.mutation<{ version: number }, CallArg>({
      query: ({ path, id, version, key, step }) => {
        const headers = { 'If-Match': ifMatch(version) };
        if (step.to === 'set') return { url: `/api/${path}/${id}/`, method: 'PATCH', body: step.told, headers };
        return {
          url: `/api/content/${path}/${id}/${step.to}/`,
          method: 'POST',
          body: step.told ?? {},
          headers: { ...headers, 'Idempotency-Key': key },
        };
      },
    }),
  }),
});

/** The lists of a kind are read again, here and wherever it is shown. */
export const contentChanged = (path: KindPath) =>
  api.util.invalidateTags(['content' as 'packages', path as 'packages']);

/** A write that has arrived although its answer was lost: the thing says so itself. */
function arrived(error: unknown, step: BulkStep): number | null {
  const now = currentOf<Record<string, unknown>>(error)?.current;
  if (step.to !== 'set' || !now) return null;
  const isSo = Object.entries(step.told).every(([name, value]) => now[name] === value);
  return isSo && typeof now['version'] === 'number' ? now['version'] : null;
}

/** Makes the calls of a job that are still to be made; one that was refused in the middle goes on there. */
export function jobWorker(store: AppStore, kind: Kind): (job: BulkJob) => Promise<void> {
  const { dispatch } = store;
  return async (job) => {
    const { row } = job;
    if (job.isStale) {
      const read = bulkApi.endpoints.readContentState.initiate(
        { path: kind.path, id: row.id },
        { subscribe: false, forceRefetch: true },
      );
      Object.assign(job, renewed(kind, job, { ...(await dispatch(read).unwrap()) }), { isStale: false });
      job.steps = job.steps.filter(({ to }) => leads(to, job.row));
    }
    for (let step = job.steps[0]; step; step = job.steps[0]) {
      job.key ??= newIdempotencyKey();
      const call = bulkApi.endpoints.bulkStep.initiate(
        { path: kind.path, id: row.id, version: job.version, key: job.key, step },
        { track: false },
      );
      try {
        // Each call names the version that the one before it made.
        // oxlint-disable-next-line no-await-in-loop
        job.version = (await dispatch(call).unwrap()).version;
      } catch (error) {
        const version = arrived(error, step);
        if (version === null) throw error;
        job.version = version;
      }
      job.steps = job.steps.slice(1);
      job.key = undefined;
    }
  };
}

const PAGE = 100;

/** Reads all rows of a list, page by page; one that moves to another page meanwhile is read once. */
export async function readRows(
  store: AppStore,
  { path, list }: Kind,
  query: Record<string, string | undefined>,
  { signal, onRead }: { signal: AbortSignal; onRead?: (read: number, all: number) => void },
): Promise<ContentRow[]> {
  const rows = new Map<number, ContentRow>();
  for (let page = 1; !signal.aborted; page += 1) {
    const asked = { ...query, ...(list.pages && { page, page_size: PAGE }) };
    const read = bulkApi.endpoints.readContentPage.initiate(
      { path, query: asked },
      { subscribe: false, forceRefetch: true },
    );
    // How many pages there are is known after the first, and the server is asked for one at a time.
    // oxlint-disable-next-line no-await-in-loop
    const answer = await store.dispatch(read).unwrap();
    const [results, count] = Array.isArray(answer) ? [answer, answer.length] : [answer.results, answer.count];
    for (const row of results) rows.set(row.id, row);
    onRead?.(rows.size, count);
    if (!list.pages || results.length < PAGE) break;
  }
  return [...rows.values()];
}
