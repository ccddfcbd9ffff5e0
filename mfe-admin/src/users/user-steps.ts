import { ifMatch, newIdempotencyKey } from '@atoll/api-client/base';
import {
  type UserDto,
  useDeleteUserMutation,
  useDeleteUserTotpMutation,
  useInviteUserAgainMutation,
  useResetUserPasswordMutation,
  useRevokeUserSessionsMutation,
  useUnlockUserMutation,
  useUpdateUserMutation,
} from '@atoll/api-client/endpoints/users.gen';

/** What can be done about somebody's account. */
export type UserStep = 'invite' | 'reset' | 'unlock' | 'signOut' | 'factor' | 'disable' | 'enable' | 'delete';

/** The steps that make sense as an account stands. */
export function stepsFor({ status, is_active: isActive, totp_enabled: hasFactor }: UserDto): UserStep[] {
  if (status === 'invited') return ['invite', 'delete'];
  if (!isActive) return ['enable'];
  return [
    ...(status === 'locked' ? (['unlock'] as const) : []),
    'reset',
    'signOut',
    ...(hasFactor ? (['factor'] as const) : []),
    'disable',
  ];
}

/** Goes a step; the password is one's own, where rights are given or taken. */
export function useUserSteps(): (step: UserStep, user: UserDto, password: string) => Promise<unknown> {
  const [invite] = useInviteUserAgainMutation();
  const [reset] = useResetUserPasswordMutation();
  const [unlock] = useUnlockUserMutation();
  const [signOut] = useRevokeUserSessionsMutation();
  const [removeFactor] = useDeleteUserTotpMutation();
  const [update] = useUpdateUserMutation();
  const [remove] = useDeleteUserMutation();
  return (step, { id, version }, password) => {
    const keyed = { id, 'Idempotency-Key': newIdempotencyKey() };
    const matched = { id, 'If-Match': ifMatch(version) };
    switch (step) {
      case 'invite':
        return invite(keyed).unwrap();
      case 'reset':
        return reset(keyed).unwrap();
      case 'unlock':
        return unlock(keyed).unwrap();
      case 'signOut':
        return signOut(keyed).unwrap();
      case 'factor':
        return removeFactor({ id, passwordDto: { password } }).unwrap();
      case 'disable':
      case 'enable':
        return update({ ...matched, updateUserDto: { is_active: step === 'enable', password } }).unwrap();
      case 'delete':
        return remove(matched).unwrap();
    }
  };
}
