// Generated from api/openapi.json by `npm run generate`.
import { api } from '@atoll/api-client/base';
import type { ReadNotificationsDto, StaffNotificationPageDto, UnreadNotificationsDto } from './types.gen.ts';
export type * from './types.gen.ts';
export const addTagTypes = ['notifications'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listStaffNotifications: build.query<ListStaffNotificationsApiResponse, ListStaffNotificationsApiArg>({
        query: (queryArg) => ({
          url: `/api/users/me/notifications/`,
          params: {
            lang: queryArg.lang,
            page: queryArg.page,
            page_size: queryArg.pageSize,
            unread: queryArg.unread,
          },
        }),
        providesTags: ['notifications'],
      }),
      readStaffNotifications: build.mutation<ReadStaffNotificationsApiResponse, ReadStaffNotificationsApiArg>({
        query: (queryArg) => ({
          url: `/api/users/me/notifications/read/`,
          method: 'POST',
          body: queryArg.readNotificationsDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['notifications'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as notificationsApi };
export type ListStaffNotificationsApiResponse = /** status 200 The answer. */ StaffNotificationPageDto;
export type ListStaffNotificationsApiArg = {
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** Page number, from 1. */
  page?: number;
  /** Entries on a page. For example `12`. */
  pageSize?: number;
  /** Only those that were not read. */
  unread?: boolean;
};
export type ReadStaffNotificationsApiResponse = /** status 200 The answer. */ UnreadNotificationsDto;
export type ReadStaffNotificationsApiArg = {
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  readNotificationsDto: ReadNotificationsDto;
};
export const { useListStaffNotificationsQuery, useLazyListStaffNotificationsQuery, useReadStaffNotificationsMutation } =
  injectedRtkApi;
