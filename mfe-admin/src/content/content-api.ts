import { shallowEqual, useSelector } from 'react-redux';
import { api, ifMatch } from '@atoll/api-client/base';
import type { PackagePageDto } from '@atoll/api-client/endpoints/packages.gen';
import type { ContentDocument, KindPath } from './kind';

type Listed = PackagePageDto['results'][number];

/** A row of a staff list: what all kinds have in common. */
export interface ContentRow extends Pick<Listed, 'id' | 'status' | 'editing'> {
  slug?: string;
  code?: string;
  name?: string;
  title?: string;
  question?: string;
  cover_image?: Listed['cover_image'];
}

export interface ContentRows {
  count: number;
  results: ContentRow[];
}

interface ListArg {
  path: KindPath;
  query: Record<string, string | number | undefined>;
}
interface OneArg {
  path: KindPath;
  id: number;
}
interface SaveArg extends OneArg {
  version: number;
  method: 'PATCH' | 'PUT';
  body: object;
}

/** Short lists come whole, without a page. */
const asRows = (answer: ContentRows | ContentRow[]): ContentRows =>
  Array.isArray(answer) ? { count: answer.length, results: answer } : answer;

/** Reads and writes that every kind of content has under its own path; the steps of its life are those of `content.gen`. */
const contentApi = api.enhanceEndpoints({ addTagTypes: ['content', 'media'] as const }).injectEndpoints({
  endpoints: (build) => ({
    listContent: build.query<ContentRows, ListArg>({
      query: ({ path, query }) => ({ url: `/api/${path}/`, params: query }),
      transformResponse: asRows,
      providesTags: ['content'],
    }),
    getEditable: build.query<ContentDocument, OneArg>({
      query: ({ path, id }) => ({ url: `/api/${path}/${id}/editable/` }),
      providesTags: ['content'],
    }),
    createContent: build.mutation<ContentDocument, { path: KindPath; body: object; key: string }>({
      query: ({ path, body, key }) => ({
        url: `/api/${path}/`,
        method: 'POST',
        body,
        headers: { 'Idempotency-Key': key },
      }),
      invalidatesTags: (_answer, _error, { path }) => ['content', path as 'packages'],
    }),
    saveContent: build.mutation<ContentDocument, SaveArg>({
      query: ({ path, id, version, method, body }) => ({
        url: `/api/${path}/${id}/`,
        method,
        body,
        headers: { 'If-Match': ifMatch(version) },
      }),
      invalidatesTags: (_answer, error, { path }) => (error ? [] : ['content', path as 'packages']),
    }),
    deleteContent: build.mutation<void, OneArg & { version: number }>({
      query: ({ path, id, version }) => ({
        url: `/api/${path}/${id}/`,
        method: 'DELETE',
        headers: { 'If-Match': ifMatch(version) },
      }),
      invalidatesTags: (_answer, error, { path }) => (error ? [] : ['content', path as 'packages']),
    }),
  }),
});

export const {
  useListContentQuery,
  useGetEditableQuery,
  useCreateContentMutation,
  useSaveContentMutation,
  useDeleteContentMutation,
} = contentApi;

/** Documents of a kind that the page has read by now, by id. */
export const useReadDocuments = (path: KindPath, ids: readonly number[]): (ContentDocument | undefined)[] =>
  useSelector(
    (state: Parameters<ReturnType<typeof contentApi.endpoints.getEditable.select>>[0]) =>
      ids.map((id) => contentApi.endpoints.getEditable.select({ path, id })(state).data),
    shallowEqual,
  );
