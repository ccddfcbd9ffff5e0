// Generated from api/openapi.json by `npm run generate`.
import { api } from '@atoll/api-client/base';
import type {
  AccessTokenDto,
  ChangePasswordDto,
  ConfirmTotpDto,
  CreateTokenDto,
  EmailDto,
  PasswordDto,
  RecoveryCodesDto,
  RefreshTokenDto,
  RevokedSessionsDto,
  SessionDto,
  SetPasswordDto,
  StaffUserDto,
  TokenDto,
  TokenPairDto,
  TotpKeyDto,
  UpdateCurrentUserDto,
  VerifiedTokenDto,
} from './types.gen.ts';
export type * from './types.gen.ts';
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
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
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
      verifyToken: build.mutation<VerifyTokenApiResponse, VerifyTokenApiArg>({
        query: (queryArg) => ({
          url: `/api/token/verify/`,
          method: 'POST',
          body: queryArg.accessTokenDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['auth'],
      }),
      getCurrentUser: build.query<GetCurrentUserApiResponse, GetCurrentUserApiArg>({
        query: () => ({ url: `/api/users/me/` }),
        providesTags: ['auth'],
      }),
      updateCurrentUser: build.mutation<UpdateCurrentUserApiResponse, UpdateCurrentUserApiArg>({
        query: (queryArg) => ({
          url: `/api/users/me/`,
          method: 'PATCH',
          body: queryArg.updateCurrentUserDto,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['auth'],
      }),
      changeCurrentUserPassword: build.mutation<ChangeCurrentUserPasswordApiResponse, ChangeCurrentUserPasswordApiArg>({
        query: (queryArg) => ({
          url: `/api/users/me/password/`,
          method: 'POST',
          body: queryArg.changePasswordDto,
        }),
        invalidatesTags: ['auth'],
      }),
      listCurrentUserSessions: build.query<ListCurrentUserSessionsApiResponse, ListCurrentUserSessionsApiArg>({
        query: () => ({ url: `/api/users/me/sessions/` }),
        providesTags: ['auth'],
      }),
      revokeCurrentUserOtherSessions: build.mutation<
        RevokeCurrentUserOtherSessionsApiResponse,
        RevokeCurrentUserOtherSessionsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/users/me/sessions/revoke-others/`,
          method: 'POST',
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['auth'],
      }),
      revokeCurrentUserSession: build.mutation<RevokeCurrentUserSessionApiResponse, RevokeCurrentUserSessionApiArg>({
        query: (queryArg) => ({
          url: `/api/users/me/sessions/${encodeURIComponent(String(queryArg.id))}/`,
          method: 'DELETE',
        }),
        invalidatesTags: ['auth'],
      }),
      startTotp: build.mutation<StartTotpApiResponse, StartTotpApiArg>({
        query: (queryArg) => ({
          url: `/api/users/me/totp/`,
          method: 'POST',
          body: queryArg.passwordDto,
        }),
        invalidatesTags: ['auth'],
      }),
      deleteTotp: build.mutation<DeleteTotpApiResponse, DeleteTotpApiArg>({
        query: (queryArg) => ({
          url: `/api/users/me/totp/`,
          method: 'DELETE',
          body: queryArg.passwordDto,
        }),
        invalidatesTags: ['auth'],
      }),
      confirmTotp: build.mutation<ConfirmTotpApiResponse, ConfirmTotpApiArg>({
        query: (queryArg) => ({
          url: `/api/users/me/totp/confirm/`,
          method: 'POST',
          body: queryArg.confirmTotpDto,
        }),
        invalidatesTags: ['auth'],
      }),
      renewRecoveryCodes: build.mutation<RenewRecoveryCodesApiResponse, RenewRecoveryCodesApiArg>({
        query: (queryArg) => ({
          url: `/api/users/me/totp/recovery-codes/`,
          method: 'POST',
          body: queryArg.passwordDto,
        }),
        invalidatesTags: ['auth'],
      }),
      requestStaffPasswordReset: build.mutation<RequestStaffPasswordResetApiResponse, RequestStaffPasswordResetApiArg>({
        query: (queryArg) => ({
          url: `/api/users/password/reset/`,
          method: 'POST',
          body: queryArg.emailDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['auth'],
      }),
      confirmStaffPasswordReset: build.mutation<ConfirmStaffPasswordResetApiResponse, ConfirmStaffPasswordResetApiArg>({
        query: (queryArg) => ({
          url: `/api/users/password/reset/confirm/`,
          method: 'POST',
          body: queryArg.setPasswordDto,
        }),
        invalidatesTags: ['auth'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as authApi };
export type CreateTokenApiResponse = /** status 200 The answer. */ TokenDto;
export type CreateTokenApiArg = {
  createTokenDto: CreateTokenDto;
};
export type DeleteTokenApiResponse = unknown;
export type DeleteTokenApiArg = {
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  refreshTokenDto: RefreshTokenDto;
};
export type RefreshTokenApiResponse = /** status 200 The answer. */ TokenPairDto;
export type RefreshTokenApiArg = {
  refreshTokenDto: RefreshTokenDto;
};
export type VerifyTokenApiResponse = /** status 200 The answer. */ VerifiedTokenDto;
export type VerifyTokenApiArg = {
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  accessTokenDto: AccessTokenDto;
};
export type GetCurrentUserApiResponse = /** status 200 The answer. */ StaffUserDto;
export type GetCurrentUserApiArg = void;
export type UpdateCurrentUserApiResponse = /** status 200 The answer. */ StaffUserDto;
export type UpdateCurrentUserApiArg = {
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
  updateCurrentUserDto: UpdateCurrentUserDto;
};
export type ChangeCurrentUserPasswordApiResponse = /** status 200 The answer. */ RevokedSessionsDto;
export type ChangeCurrentUserPasswordApiArg = {
  changePasswordDto: ChangePasswordDto;
};
export type ListCurrentUserSessionsApiResponse = /** status 200 The answer. */ SessionDto[];
export type ListCurrentUserSessionsApiArg = void;
export type RevokeCurrentUserOtherSessionsApiResponse = /** status 200 The answer. */ RevokedSessionsDto;
export type RevokeCurrentUserOtherSessionsApiArg = {
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
};
export type RevokeCurrentUserSessionApiResponse = unknown;
export type RevokeCurrentUserSessionApiArg = {
  /** Number or UUID of the thing; where it has a slug, the slug does as well. */
  id: string;
};
export type StartTotpApiResponse = /** status 201 Created: the new thing. */ TotpKeyDto;
export type StartTotpApiArg = {
  passwordDto: PasswordDto;
};
export type DeleteTotpApiResponse = unknown;
export type DeleteTotpApiArg = {
  passwordDto: PasswordDto;
};
export type ConfirmTotpApiResponse = /** status 200 The answer. */ RecoveryCodesDto;
export type ConfirmTotpApiArg = {
  confirmTotpDto: ConfirmTotpDto;
};
export type RenewRecoveryCodesApiResponse = /** status 200 The answer. */ RecoveryCodesDto;
export type RenewRecoveryCodesApiArg = {
  passwordDto: PasswordDto;
};
export type RequestStaffPasswordResetApiResponse = unknown;
export type RequestStaffPasswordResetApiArg = {
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  emailDto: EmailDto;
};
export type ConfirmStaffPasswordResetApiResponse = unknown;
export type ConfirmStaffPasswordResetApiArg = {
  setPasswordDto: SetPasswordDto;
};
export const {
  useCreateTokenMutation,
  useDeleteTokenMutation,
  useRefreshTokenMutation,
  useVerifyTokenMutation,
  useGetCurrentUserQuery,
  useLazyGetCurrentUserQuery,
  useUpdateCurrentUserMutation,
  useChangeCurrentUserPasswordMutation,
  useListCurrentUserSessionsQuery,
  useLazyListCurrentUserSessionsQuery,
  useRevokeCurrentUserOtherSessionsMutation,
  useRevokeCurrentUserSessionMutation,
  useStartTotpMutation,
  useDeleteTotpMutation,
  useConfirmTotpMutation,
  useRenewRecoveryCodesMutation,
  useRequestStaffPasswordResetMutation,
  useConfirmStaffPasswordResetMutation,
} = injectedRtkApi;
