import { useEffect } from 'react';
import { useAppStore, useSessionUser } from '@atoll/api-client/base';
import { useGetCurrentUserQuery } from '@atoll/api-client/endpoints/auth.gen';
import { KEPT_FRESH } from '@atoll/api-client/kept-fresh';
import { sessionSlice, writeUser } from '@atoll/api-client/session';

/**
 * Another role holds from the next call on: the office shows what its colleague may do by now, and not what they might when they
 * signed in.
 */
export default function OwnRights() {
  const store = useAppStore();
  const known = useSessionUser();
  const { currentData: user } = useGetCurrentUserQuery(undefined, { ...KEPT_FRESH, refetchOnMountOrArgChange: true });
  const isOther = known && user && known.id === user.id && saidOf(known) !== saidOf(user);
  useEffect(() => {
    if (!isOther) return;
    writeUser(user);
    store.dispatch(sessionSlice.actions.signedIn(user));
  }, [store, isOther, user]);
  return null;
}

type Said = Pick<NonNullable<ReturnType<typeof useSessionUser>>, 'first_name' | 'last_name' | 'email' | 'role'> & {
  permissions: readonly string[];
  languages?: readonly string[] | null;
};

const saidOf = ({ first_name, last_name, email, role, permissions, languages = null }: Said): string =>
  JSON.stringify([first_name, last_name, email, role, permissions, languages]);
