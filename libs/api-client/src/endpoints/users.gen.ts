// Generated from api/openapi.json by `npm run generate`.
import { api } from '@atoll/api-client/base';
import type {
  InviteUserDto,
  PasswordDto,
  RevokedSessionsDto,
  Role,
  RoleDto,
  UpdateUserDto,
  UserDto,
  UserPageDto,
  UserStatus,
} from './types.gen.ts';
export type * from './types.gen.ts';
export const addTagTypes = ['users'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listRoles: build.query<ListRolesApiResponse, ListRolesApiArg>({
        query: () => ({ url: `/api/roles/` }),
        providesTags: ['users'],
      }),
      listUsers: build.query<ListUsersApiResponse, ListUsersApiArg>({
        query: (queryArg) => ({
          url: `/api/users/`,
          params: {
            lang: queryArg.lang,
            page: queryArg.page,
            page_size: queryArg.pageSize,
            search: queryArg.search,
            role: queryArg.role,
            status: queryArg.status,
            sort: queryArg.sort,
          },
        }),
        providesTags: ['users'],
      }),
      inviteUser: build.mutation<InviteUserApiResponse, InviteUserApiArg>({
        query: (queryArg) => ({
          url: `/api/users/`,
          method: 'POST',
          body: queryArg.inviteUserDto,
        }),
        invalidatesTags: ['users'],
      }),
      getUser: build.query<GetUserApiResponse, GetUserApiArg>({
        query: (queryArg) => ({
          url: `/api/users/${encodeURIComponent(String(queryArg.id))}/`,
        }),
        providesTags: ['users'],
      }),
      updateUser: build.mutation<UpdateUserApiResponse, UpdateUserApiArg>({
        query: (queryArg) => ({
          url: `/api/users/${encodeURIComponent(String(queryArg.id))}/`,
          method: 'PATCH',
          body: queryArg.updateUserDto,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['users'],
      }),
      deleteUser: build.mutation<DeleteUserApiResponse, DeleteUserApiArg>({
        query: (queryArg) => ({
          url: `/api/users/${encodeURIComponent(String(queryArg.id))}/`,
          method: 'DELETE',
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['users'],
      }),
      inviteUserAgain: build.mutation<InviteUserAgainApiResponse, InviteUserAgainApiArg>({
        query: (queryArg) => ({
          url: `/api/users/${encodeURIComponent(String(queryArg.id))}/invite/`,
          method: 'POST',
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['users'],
      }),
      resetUserPassword: build.mutation<ResetUserPasswordApiResponse, ResetUserPasswordApiArg>({
        query: (queryArg) => ({
          url: `/api/users/${encodeURIComponent(String(queryArg.id))}/reset-password/`,
          method: 'POST',
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['users'],
      }),
      revokeUserSessions: build.mutation<RevokeUserSessionsApiResponse, RevokeUserSessionsApiArg>({
        query: (queryArg) => ({
          url: `/api/users/${encodeURIComponent(String(queryArg.id))}/revoke-sessions/`,
          method: 'POST',
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['users'],
      }),
      deleteUserTotp: build.mutation<DeleteUserTotpApiResponse, DeleteUserTotpApiArg>({
        query: (queryArg) => ({
          url: `/api/users/${encodeURIComponent(String(queryArg.id))}/totp/`,
          method: 'DELETE',
          body: queryArg.passwordDto,
        }),
        invalidatesTags: ['users'],
      }),
      unlockUser: build.mutation<UnlockUserApiResponse, UnlockUserApiArg>({
        query: (queryArg) => ({
          url: `/api/users/${encodeURIComponent(String(queryArg.id))}/unlock/`,
          method: 'POST',
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['users'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as usersApi };
export type ListRolesApiResponse = /** status 200 The answer. */ RoleDto[];
export type ListRolesApiArg = void;
export type ListUsersApiResponse = /** status 200 The answer. */ UserPageDto;
export type ListUsersApiArg = {
  /** Language of the answer; beats `Accept-Language`. */
  lang?: 'en' | 'ru' | 'zh';
  /** Page number, from 1. */
  page?: number;
  /** Entries on a page. For example `12`. */
  pageSize?: number;
  /** Part of name or e-mail. For example `rasheed`. */
  search?: string;
  /** Members with this role. */
  role?: Role;
  /** Members in this state. */
  status?: UserStatus;
  /** Order of the list. */
  sort?: 'name' | 'email' | 'role' | 'newest' | 'last_login';
};
export type InviteUserApiResponse = /** status 201 Created: the new thing. */ UserDto;
export type InviteUserApiArg = {
  inviteUserDto: InviteUserDto;
};
export type GetUserApiResponse = /** status 200 The answer. */ UserDto;
export type GetUserApiArg = {
  /** Number or UUID of the thing; where it has a slug, the slug does as well. */
  id: string;
};
export type UpdateUserApiResponse = /** status 200 The answer. */ UserDto;
export type UpdateUserApiArg = {
  /** Number or UUID of the thing; where it has a slug, the slug does as well. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
  updateUserDto: UpdateUserDto;
};
export type DeleteUserApiResponse = unknown;
export type DeleteUserApiArg = {
  /** Number or UUID of the thing; where it has a slug, the slug does as well. */
  id: string;
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
};
export type InviteUserAgainApiResponse = unknown;
export type InviteUserAgainApiArg = {
  /** Number or UUID of the thing; where it has a slug, the slug does as well. */
  id: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
};
export type ResetUserPasswordApiResponse = unknown;
export type ResetUserPasswordApiArg = {
  /** Number or UUID of the thing; where it has a slug, the slug does as well. */
  id: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
};
export type RevokeUserSessionsApiResponse = /** status 200 The answer. */ RevokedSessionsDto;
export type RevokeUserSessionsApiArg = {
  /** Number or UUID of the thing; where it has a slug, the slug does as well. */
  id: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
};
export type DeleteUserTotpApiResponse = unknown;
export type DeleteUserTotpApiArg = {
  /** Number or UUID of the thing; where it has a slug, the slug does as well. */
  id: string;
  passwordDto: PasswordDto;
};
export type UnlockUserApiResponse = unknown;
export type UnlockUserApiArg = {
  /** Number or UUID of the thing; where it has a slug, the slug does as well. */
  id: string;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
};
export const {
  useListRolesQuery,
  useLazyListRolesQuery,
  useListUsersQuery,
  useLazyListUsersQuery,
  useInviteUserMutation,
  useGetUserQuery,
  useLazyGetUserQuery,
  useUpdateUserMutation,
  useDeleteUserMutation,
  useInviteUserAgainMutation,
  useResetUserPasswordMutation,
  useRevokeUserSessionsMutation,
  useDeleteUserTotpMutation,
  useUnlockUserMutation,
} = injectedRtkApi;
