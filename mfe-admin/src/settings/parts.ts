import type { Permission } from '@atoll/contract/permissions';
import { paths } from '@atoll/contract/paths';

/** What there is to set and to look up about the agency: who may see which part, and where it stands. */
export const PARTS = [
  { id: 'site', to: paths.dashboardSettings(), permission: 'settings.change' },
  { id: 'currencies', to: paths.dashboardCurrencies(), permission: 'content.view' },
  { id: 'redirects', to: paths.dashboardRedirects(), permission: 'content.view' },
  { id: 'subscribers', to: paths.dashboardSubscribers(), permission: 'newsletter.manage' },
  { id: 'outbox', to: paths.dashboardOutbox(), permission: 'audit.view' },
  { id: 'templates', to: paths.dashboardLetterTemplates(), permission: 'audit.view' },
  { id: 'keys', to: paths.dashboardApiKeys(), permission: 'keys.manage' },
  { id: 'webhooks', to: paths.dashboardWebhooks(), permission: 'webhooks.manage' },
  { id: 'audit', to: paths.dashboardAudit(), permission: 'audit.own' },
  { id: 'errors', to: paths.dashboardErrors(), permission: 'errors.view' },
] as const satisfies readonly { id: string; to: string; permission: Permission }[];

export type PartId = (typeof PARTS)[number]['id'];

/** The parts that somebody with these permissions sees. */
export const partsFor = (permissions: readonly string[]) =>
  PARTS.filter(({ permission }) => permissions.includes(permission));
