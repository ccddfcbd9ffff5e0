import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { paths, splitLanguage } from '@atoll/contract/paths';
import { useLanguage } from '@atoll/i18n/instance';
import { storeLanguage } from '@atoll/i18n/language-choice';
import { Icon } from '@atoll/ui/icon';
import { lazyAgain } from '@atoll/ui/lazy-again';
import { LinkButton } from '@atoll/ui/link-button';
import { LocalLink } from '@atoll/ui/local-link';
import { SparePart } from './spare-part';
import { useIsCustomer } from './use-is-customer';

/** Visitors, who are most, load nothing of it. */
const CustomerMenu = lazyAgain(() => import('./customer-menu'));

/** Pages on which something is booked, paid or asked for: their own button is the one to press. */
const BOOKING = /^\/(booking|custom-trip)(\/|$)|^\/(packages|resorts)\/[^/]+\/book$/;

/** At the end of the bar: the account of a customer, for visitors the way in and to a booking. */
export function CustomerTools() {
  const { t } = useTranslation(['shell', 'common']);
  const { path } = splitLanguage(useLocation().pathname);
  if (useIsCustomer())
    return (
      <SparePart
        instead={
          <AccountLink to={paths.customerDashboard()}>
            <Icon name="user" />
            <span className="doc-hidden">{t('shell:account.dashboard')}</span>
          </AccountLink>
        }
      >
        <CustomerMenu />
      </SparePart>
    );
  return (
    <>
      <AccountLink to={paths.customerLogin()}>
        <Icon name="user" />
        <span className="doc-hidden">{t('shell:account.signIn')}</span>
      </AccountLink>
      {!BOOKING.test(path) && <LinkButton to={paths.packages()}>{t('common:actions.bookNow')}</LinkButton>}
    </>
  );
}

/** The way in, in the menu of a phone. */
export function SignInLine() {
  const { t } = useTranslation('shell');
  if (useIsCustomer()) return null;
  return <AccountLink to={paths.customerLogin()}>{t('account.signIn')}</AccountLink>;
}

/** The customer area has no language in its address: it takes the one in which it was gone to. */
function AccountLink({ to, children }: { to: string; children: ReactNode }) {
  const language = useLanguage();
  return (
    <LocalLink className="doc-signin" to={to} onClick={() => storeLanguage(language)}>
      {children}
    </LocalLink>
  );
}
