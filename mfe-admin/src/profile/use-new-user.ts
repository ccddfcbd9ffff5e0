import { readTokens, signIn, useAppStore } from '@atoll/api-client/base';
import { type StaffUserDto, useLazyGetCurrentUserQuery } from '@atoll/api-client/endpoints/auth.gen';

/** Takes on what the own account has become: the office's frame and menu follow it. Without one it is read again. */
export function useNewUser(): (user?: StaffUserDto) => Promise<void> {
  const store = useAppStore();
  const [read] = useLazyGetCurrentUserQuery();
  return async (known) => {
    const user = known ?? (await read().unwrap());
    const tokens = readTokens();
    if (tokens) signIn(store, { ...tokens, user });
  };
}
