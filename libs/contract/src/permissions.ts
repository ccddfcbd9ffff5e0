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
] as const;

export type Permission = (typeof PERMISSIONS)[number];

/** What staff can be. Which permissions each has is the API's matter. */
export const ROLE_CODES = ['owner', 'manager', 'agent', 'editor', 'translator', 'finance', 'viewer'] as const;
export type Role = (typeof ROLE_CODES)[number];
