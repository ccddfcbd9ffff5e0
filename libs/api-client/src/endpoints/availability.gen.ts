// Generated from api/openapi.json by `npm run generate`.
import { api } from '@atoll/api-client/base';
import type { AvailabilityDayDto } from './types.gen.ts';
export type * from './types.gen.ts';
export const addTagTypes = ['availability'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listAvailability: build.query<ListAvailabilityApiResponse, ListAvailabilityApiArg>({
        query: (queryArg) => ({
          url: `/api/availability/`,
          params: {
            lang: queryArg.lang,
            package: queryArg['package'],
            resort: queryArg.resort,
            room_type: queryArg.roomType,
            from: queryArg['from'],
            to: queryArg.to,
            adults: queryArg.adults,
            children: queryArg.children,
          },
        }),
        providesTags: ['availability'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as availabilityApi };
export type ListAvailabilityApiResponse = /** status 200 The answer. */ AvailabilityDayDto[];
export type ListAvailabilityApiArg = {
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** Package by id or slug; either this or `resort`. For example `central-atolls-liveaboard-week`. */
  package?: string;
  /** Place to stay by id or slug. For example `kandu-veli`. */
  resort?: string;
  /** Code of a kind of room in that place; all kinds together without it. */
  roomType?: string;
  /** First day of arrival. */
  from: string;
  /** Last day of arrival, at most 365 days later. */
  to: string;
  /** Only those with this adults. For example `2`. */
  adults?: number;
  /** Only those with this children. For example `0`. */
  children?: number;
};
export const { useListAvailabilityQuery, useLazyListAvailabilityQuery } = injectedRtkApi;
