// Generated from api/openapi.json by `npm run generate`.
import { api } from '@atoll/api-client/base';
import type { EditableSiteSettingsDto, WriteSiteSettingsDto } from './types.gen.ts';
export type * from './types.gen.ts';
export const addTagTypes = ['settings'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getSiteSettings: build.query<GetSiteSettingsApiResponse, GetSiteSettingsApiArg>({
        query: () => ({ url: `/api/settings/site/` }),
        providesTags: ['settings'],
      }),
      updateSiteSettings: build.mutation<UpdateSiteSettingsApiResponse, UpdateSiteSettingsApiArg>({
        query: (queryArg) => ({
          url: `/api/settings/site/`,
          method: 'PATCH',
          body: queryArg.writeSiteSettingsDto,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['settings'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as settingsApi };
export type GetSiteSettingsApiResponse = /** status 200 The answer. */ EditableSiteSettingsDto;
export type GetSiteSettingsApiArg = void;
export type UpdateSiteSettingsApiResponse = /** status 200 The answer. */ EditableSiteSettingsDto;
export type UpdateSiteSettingsApiArg = {
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
  writeSiteSettingsDto: WriteSiteSettingsDto;
};
export const { useGetSiteSettingsQuery, useLazyGetSiteSettingsQuery, useUpdateSiteSettingsMutation } = injectedRtkApi;
