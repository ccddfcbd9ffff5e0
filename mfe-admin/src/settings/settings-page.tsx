import type { ComponentType } from 'react';
import { useLocation } from 'react-router';
import { paths } from '@atoll/contract/paths';
import { AuditPage } from '../audit/audit-page';
import { CurrenciesPage } from '../currencies/currencies-page';
import { KeysPage } from '../integrations/keys-page';
import { WebhooksPage } from '../integrations/webhooks-page';
import { ErrorsPage } from '../error-reports/errors-page';
import { LetterTemplatesPage } from '../letter-templates/letter-templates-page';
import { OutboxPage } from '../outbox/outbox-page';
import { RedirectsPage } from '../redirects/redirects-page';
import { SubscribersPage } from '../subscribers/subscribers-page';

const PAGES: Readonly<Record<string, ComponentType>> = {
  [paths.dashboardCurrencies()]: CurrenciesPage,
  [paths.dashboardRedirects()]: RedirectsPage,
  [paths.dashboardApiKeys()]: KeysPage,
  [paths.dashboardWebhooks()]: WebhooksPage,
  [paths.dashboardSubscribers()]: SubscribersPage,
  [paths.dashboardOutbox()]: OutboxPage,
  [paths.dashboardLetterTemplates()]: LetterTemplatesPage,
  [paths.dashboardAudit()]: AuditPage,
  [paths.dashboardErrors()]: ErrorsPage,
};

/** The parts of the settings that are lists. */
export default function SettingsPage() {
  const { pathname } = useLocation();
  const Page = PAGES[pathname.replace(/\/$/, '')];
  return Page ? <Page /> : null;
}
