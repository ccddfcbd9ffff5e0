// Generated from api/openapi.json by `npm run generate`.
import { api } from '@atoll/api-client/base';
export const addTagTypes = ['auth'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      createToken: build.mutation<CreateTokenApiResponse, CreateTokenApiArg>({
        query: (queryArg) => ({
          url: `/api/token/`,
          method: 'POST',
          body: queryArg.createTokenDto,
        }),
        invalidatesTags: ['auth'],
      }),
      deleteToken: build.mutation<DeleteTokenApiResponse, DeleteTokenApiArg>({
        query: (queryArg) => ({
          url: `/api/token/logout/`,
          method: 'POST',
          body: queryArg.refreshTokenDto,
        }),
        invalidatesTags: ['auth'],
      }),
      refreshToken: build.mutation<RefreshTokenApiResponse, RefreshTokenApiArg>({
        query: (queryArg) => ({
          url: `/api/token/refresh/`,
          method: 'POST',
          body: queryArg.refreshTokenDto,
        }),
        invalidatesTags: ['auth'],
      }),
      getCurrentUser: build.query<GetCurrentUserApiResponse, GetCurrentUserApiArg>({
        query: () => ({ url: `/api/users/me/` }),
        providesTags: ['auth'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as authApi };
export type CreateTokenApiResponse = /** status 200  */ TokenDto;
export type CreateTokenApiArg = {
  createTokenDto: CreateTokenDto;
};
export type DeleteTokenApiResponse = unknown;
export type DeleteTokenApiArg = {
  refreshTokenDto: RefreshTokenDto;
};
export type RefreshTokenApiResponse = /** status 200  */ TokenPairDto;
export type RefreshTokenApiArg = {
  refreshTokenDto: RefreshTokenDto;
};
export type GetCurrentUserApiResponse = /** status 200  */ StaffUserDto;
export type GetCurrentUserApiArg = void;
export type Permission =
  | 'catalogue.view'
  | 'catalogue.change'
  | 'catalogue.publish'
  | 'bookings.view'
  | 'bookings.change'
  | 'translations.view'
  | 'translations.change'
  | 'remotes.view'
  | 'remotes.change'
  | 'errors.view';
export type StaffUserDto = {
  /** What the role may do: the same codes as in the menu. */
  permissions: Permission[];
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  role: string;
};
export type TokenDto = {
  user: StaffUserDto;
  access: string;
  refresh: string;
};
export type ErrorDto = {
  /** What happened, in the caller's language. */
  detail: string;
  /** Stable code, the same in every language. */
  code: string;
};
export type ServerErrorDto = {
  /** What happened, in the caller's language. */
  detail: string;
  /** Stable code, the same in every language. */
  code: string;
  /** Found again in the log and in the error reports. */
  error_id: string;
};
export type CreateTokenDto = {
  email: string;
  password: string;
};
export type RefreshTokenDto = {
  refresh: string;
};
export type TokenPairDto = {
  access: string;
  refresh: string;
};
export const {
  useCreateTokenMutation,
  useDeleteTokenMutation,
  useRefreshTokenMutation,
  useGetCurrentUserQuery,
  useLazyGetCurrentUserQuery,
} = injectedRtkApi;
