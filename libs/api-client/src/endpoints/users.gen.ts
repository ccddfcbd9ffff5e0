// Generated from api/openapi.json by `npm run generate`.
import { api } from '@atoll/api-client/base';
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
export type Role = 'owner' | 'manager' | 'agent' | 'editor' | 'translator' | 'finance' | 'viewer';
export type Permission =
  | 'catalogue.view'
  | 'catalogue.change'
  | 'catalogue.publish'
  | 'content.view'
  | 'content.change'
  | 'content.publish'
  | 'media.view'
  | 'media.upload'
  | 'media.delete'
  | 'bookings.view'
  | 'bookings.change'
  | 'customers.view'
  | 'customers.export'
  | 'reviews.moderate'
  | 'messages.reply'
  | 'requests.manage'
  | 'newsletter.manage'
  | 'translations.view'
  | 'translations.change'
  | 'translations.approve'
  | 'translations.import'
  | 'languages.change'
  | 'settings.change'
  | 'rates.change'
  | 'users.manage'
  | 'audit.own'
  | 'audit.view'
  | 'remotes.view'
  | 'remotes.change'
  | 'errors.view'
  | 'errors.change';
export type RoleDto = {
  role: Role;
  permissions: Permission[];
  /** Whether you may give this role: nobody gives what they do not hold. */
  grantable: boolean;
  /** Whether the role needs a second factor (`ATOLL_TOTP_ROLES`). */
  totp_required: boolean;
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
export type UserStatus = 'active' | 'invited' | 'locked' | 'disabled';
export type UserDto = {
  role: Role;
  /** Languages a translator works in; null = all. */
  languages: ('en' | 'ru' | 'zh')[] | null;
  locale: 'en' | 'ru' | 'zh';
  /** `invited`: the person has not chosen a password yet. `locked`: too many wrong passwords, until `locked_until`. */
  status: UserStatus;
  locked_until: string | null;
  last_login_at: string | null;
  created_at: string;
  updated_at: string | null;
  /** Goes into `If-Match` of a change. */
  version: number;
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  is_active: boolean;
  totp_enabled: boolean;
};
export type UserPageDto = {
  next: string | null;
  previous: string | null;
  count: number;
  results: UserDto[];
};
export type InviteUserDto = {
  email: string;
  first_name: string;
  last_name?: string;
  role: Role;
  /** Languages a translator works in; null or absent = all. */
  languages?: ('en' | 'ru' | 'zh')[] | null;
  /** Language of the letter and of the interface. */
  locale?: 'en' | 'ru' | 'zh';
  /** Your own password: rights are given away. */
  password: string;
};
export type StaleVersionDto = {
  /** The thing as its own read shows it, or the one value where a value was to be changed. Any JSON value. */
  current:
    | (string | null)
    | number
    | boolean
    | unknown[]
    | {
        [key: string]: unknown;
      };
  /** E-mail address of who changed it last; null for the system. */
  updated_by: string | null;
  updated_at: string | null;
  /** What happened, in the caller's language. */
  detail: string;
  /** Stable code, the same in every language. */
  code: string;
};
export type UpdateUserDto = {
  first_name?: string;
  last_name?: string;
  role?: Role;
  /** Languages a translator works in; null = all. */
  languages?: ('en' | 'ru' | 'zh')[] | null;
  locale?: 'en' | 'ru' | 'zh';
  /** Your own password; needed with `role` and `is_active`. */
  password?: string;
  /** False ends every session at once. */
  is_active?: boolean;
};
export type RevokedSessionsDto = {
  sessions_revoked: number;
};
export type PasswordDto = {
  password: string;
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
