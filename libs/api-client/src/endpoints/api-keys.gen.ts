// Generated from api/openapi.json by `npm run generate`.
import { api } from '@atoll/api-client/base';
import type { ApiKeyDto, CreateApiKeyDto, CreatedApiKeyDto } from './types.gen.ts';
export type * from './types.gen.ts';
export const addTagTypes = ['api keys'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listApiKeys: build.query<ListApiKeysApiResponse, ListApiKeysApiArg>({
        query: () => ({ url: `/api/api-keys/` }),
        providesTags: ['api keys'],
      }),
      createApiKey: build.mutation<CreateApiKeyApiResponse, CreateApiKeyApiArg>({
        query: (queryArg) => ({
          url: `/api/api-keys/`,
          method: 'POST',
          body: queryArg.createApiKeyDto,
        }),
        invalidatesTags: ['api keys'],
      }),
      revokeApiKey: build.mutation<RevokeApiKeyApiResponse, RevokeApiKeyApiArg>({
        query: (queryArg) => ({
          url: `/api/api-keys/${encodeURIComponent(String(queryArg.id))}/revoke/`,
          method: 'POST',
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['api keys'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as apiKeysApi };
export type ListApiKeysApiResponse = /** status 200 The answer. */ ApiKeyDto[];
export type ListApiKeysApiArg = void;
export type CreateApiKeyApiResponse = /** status 201 Created: the new thing. */ CreatedApiKeyDto;
export type CreateApiKeyApiArg = {
  createApiKeyDto: CreateApiKeyDto;
};
export type RevokeApiKeyApiResponse = /** status 200 The answer. */ ApiKeyDto;
export type RevokeApiKeyApiArg = {
  /** Number or UUID of the thing; where it has a slug, the slug does as well. */
  id: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
};
export const { useListApiKeysQuery, useLazyListApiKeysQuery, useCreateApiKeyMutation, useRevokeApiKeyMutation } =
  injectedRtkApi;
