/** Permission codes: the menu, the routes of a remote and the API use the same ones (which role holds which: api/src/people/accounts). */
export const PERMISSIONS = [
  'catalogue.view',
  'catalogue.change',
  'catalogue.publish',
  'availability.change',
  'content.view',
  'content.change',
  'content.publish',
  'media.view',
  'media.upload',
  'media.delete',
  'bookings.view',
  'bookings.change',
  'bookings.override_price',
  'bookings.waive_fee',
  'views.share',
  'payments.record',
  'payments.refund',
  'customers.view',
  'customers.export',
  'reviews.moderate',
  'messages.reply',
  'requests.manage',
  'newsletter.manage',
  'translations.view',
  'translations.change',
  'translations.approve',
  'translations.import',
  'languages.change',
  'settings.change',
  'rates.change',
  'taxes.change',
  'users.manage',
  'audit.own',
  'audit.view',
  'analytics.view',
  'remotes.view',
  'remotes.change',
  'errors.view',
  'errors.change',
  'keys.manage',
  'webhooks.manage',
] as const;

export type Permission = (typeof PERMISSIONS)[number];

/**
 * What an API key can be allowed: to read, and to keep catalogue, availability and pages in step with another system. What one
 * person says to another, money, accounts and settings stay with people.
 */
export const KEY_SCOPES = [
  'catalogue.view',
  'catalogue.change',
  'availability.change',
  'content.view',
  'content.change',
  'media.view',
  'translations.view',
  'bookings.view',
  'customers.view',
  'analytics.view',
] as const satisfies readonly Permission[];
export type KeyScope = (typeof KEY_SCOPES)[number];

/** How many calls a minute a key may make. */
export const KEY_PACES = [60, 300, 1200] as const;
export type KeyPace = (typeof KEY_PACES)[number];

/** What staff can be. Which permissions each has is the API's matter. */
export const ROLE_CODES = ['owner', 'manager', 'agent', 'editor', 'translator', 'finance', 'viewer'] as const;
export type Role = (typeof ROLE_CODES)[number];
