import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { localized, paths } from '@atoll/contract/paths';
import {
  customerRefreshToken,
  newIdempotencyKey,
  signOutCustomer,
  useAppStore,
  useCustomer,
} from '@atoll/api-client/base';
import { useListNotificationsQuery, useLogoutCustomerMutation } from '@atoll/api-client/endpoints/customers.gen';
import { useLanguage } from '@atoll/i18n/instance';
import { storeLanguage } from '@atoll/i18n/language-choice';
import { Icon } from '@atoll/ui/icon';
import { LocalLink } from '@atoll/ui/local-link';
import { notify } from '../notifications/messages';
import { useDisclosure } from './use-disclosure';

/** The bell with what was not read, and the menu of the account (specification §2). */
export default function CustomerMenu() {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const customer = useCustomer();
  const menu = useDisclosure();
  const logout = useLogout();
  // The customer area has no language in its address: it takes the one in which it was gone to.
  const keepLanguage = () => storeLanguage(language);
  if (!customer) return null;
  const { first_name: name, email } = customer.user;
  return (
    <>
      <Bell onClick={keepLanguage} />
      <details className="doc-account" ref={menu}>
        <summary aria-label={`${t('account.menu')}: ${name}`}>
          <Icon name="user" />
          <span>{name}</span>
        </summary>
        <div className="doc-account__panel">
          <p>{email}</p>
          <LocalLink to={paths.customerDashboard()} onClick={keepLanguage}>
            {t('account.dashboard')}
          </LocalLink>
          <LocalLink to={paths.customerProfile()} onClick={keepLanguage}>
            {t('account.profile')}
          </LocalLink>
          <button type="button" onClick={() => void logout()}>
            {t('account.logout')}
          </button>
        </div>
      </details>
    </>
  );
}

function Bell({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('shell');
  const { data } = useListNotificationsQuery({ lang: useLanguage(), unread: true, pageSize: 1 });
  const count = data?.unread_count ?? 0;
  const label = count > 0 ? t('account.unread', { count }) : t('account.notifications');
  return (
    <LocalLink className="doc-bell" to={paths.customerNotifications()} aria-label={label} onClick={onClick}>
      <Icon name="bell" />
      {count > 0 && <span aria-hidden="true">{count > 9 ? '9+' : count}</span>}
    </LocalLink>
  );
}

/** Ends the session, on the server too where it can be reached. */
function useLogout(): () => Promise<void> {
  const { t } = useTranslation('common');
  const store = useAppStore();
  const navigate = useNavigate();
  const language = useLanguage();
  const [logout] = useLogoutCustomerMutation();
  return async () => {
    const refresh = customerRefreshToken();
    if (refresh) await logout({ refreshTokenDto: { refresh }, 'Idempotency-Key': newIdempotencyKey() });
    await navigate(localized(paths.home(), language));
    signOutCustomer(store);
    notify({ kind: 'success', text: t('success.logout') });
  };
}
