import type { ComponentType } from 'react';
import { useLocation } from 'react-router';
import { paths } from '@atoll/contract/paths';
import { CurrenciesPage } from '../currencies/currencies-page';
import { KeysPage } from '../integrations/keys-page';
import { WebhooksPage } from '../integrations/webhooks-page';
import { RedirectsPage } from '../redirects/redirects-page';

const PAGES: Readonly<Record<string, ComponentType>> = {
  [paths.dashboardCurrencies()]: CurrenciesPage,
  [paths.dashboardRedirects()]: RedirectsPage,
  [paths.dashboardApiKeys()]: KeysPage,
  [paths.dashboardWebhooks()]: WebhooksPage,
};

/** The parts of the settings that are lists. */
export default function SettingsPage() {
  const { pathname } = useLocation();
  const Page = PAGES[pathname.replace(/\/$/, '')];
  return Page ? <Page /> : null;
}
