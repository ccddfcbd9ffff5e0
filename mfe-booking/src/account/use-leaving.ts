import { useNavigate } from 'react-router';
import { customerRefreshToken, newIdempotencyKey, signOutCustomer, useAppStore } from '@atoll/api-client/base';
import { useLogoutCustomerMutation } from '@atoll/api-client/endpoints/customers.gen';
import { localized, paths } from '@atoll/contract/paths';
import { useLanguage } from '@atoll/i18n/instance';

/** Ends the session here, on the server too where it can be reached, and leads to the site. */
export function useLeaving(): () => Promise<void> {
  const store = useAppStore();
  const navigate = useNavigate();
  const language = useLanguage();
  const [logout] = useLogoutCustomerMutation();
  return async () => {
    const refresh = customerRefreshToken();
    if (refresh) await logout({ refreshTokenDto: { refresh }, 'Idempotency-Key': newIdempotencyKey() });
    await navigate(localized(paths.home(), language));
    signOutCustomer(store);
  };
}
