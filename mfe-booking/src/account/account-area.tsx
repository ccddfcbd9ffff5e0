import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation } from 'react-router';
import { useCustomer, useEndedCustomer } from '@atoll/api-client/base';
import type { CustomerDto } from '@atoll/api-client/endpoints/customers.gen';
import { paths } from '@atoll/contract/paths';
import { Container } from '@atoll/ui/container';
import { PageHeading } from '@atoll/ui/page-heading';
import { useDocumentTitle } from '../shared/page-top';
import type { AccountPage } from './account.page';
import styles from './account.module.css';
import { SignInForm } from './sign-in-form';

const SECTIONS = [
  ['trips', paths.customerDashboard()],
  ['documents', paths.customerDocuments()],
  ['notifications', paths.customerNotifications()],
  ['travellers', paths.customerTravellers()],
  ['profile', paths.customerProfile()],
  ['security', paths.customerSecurity()],
  ['privacy', paths.customerPrivacy()],
] as const satisfies readonly (readonly [AccountPage, string])[];

export type Section = (typeof SECTIONS)[number][0];

/**
 * A section of the account, for whoever is signed in; others are asked to, and come back here. Where the session ends while the page
 * stands open, what was typed stays in it until its owner has signed in again.
 */
export function AccountArea({ of, children }: { of: Section; children: (customer: CustomerDto) => ReactNode }) {
  const { t } = useTranslation('booking');
  const customer = useCustomer();
  const ended = useEndedCustomer();
  const [wasHere] = useState(customer !== null);
  const { pathname, search } = useLocation();
  useDocumentTitle(t(`account.${of}.title`));
  const shown = customer ?? (wasHere ? ended : null);
  // Who has signed out here is on the way to another page already.
  if (!shown) return wasHere ? null : <Navigate to={paths.customerLogin(pathname + search)} replace />;
  return (
    <Container className={styles.area}>
      {!customer && <SignInAgain email={shown.user.email} />}
      <PageHeading
        eyebrow={t('account.hello', { name: shown.user.first_name })}
        title={t(`account.${of}.title`)}
        lead={t(`account.${of}.lead`)}
      />
      <div className={styles.columns}>
        <nav className={styles.sections} aria-label={t('account.sections')}>
          {SECTIONS.map(([section, to]) => (
            <Link key={section} to={to} aria-current={section === of ? 'page' : undefined}>
              {t(`account.${section}.title`)}
            </Link>
          ))}
        </nav>
        <div className={styles.section}>{children(shown)}</div>
      </div>
    </Container>
  );
}

function SignInAgain({ email }: { email: string }) {
  const { t } = useTranslation('booking');
  return (
    <section className={styles.again} role="alert">
      <h2>{t('account.again.title')}</h2>
      <p>{t('account.again.text')}</p>
      <SignInForm email={email} />
    </section>
  );
}
