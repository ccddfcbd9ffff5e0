/** Permission codes: the menu, the routes of a remote and the API use the same ones (which role holds which: api/src/auth). */
export const PERMISSIONS = [
  'catalogue.view',
  'catalogue.change',
  'catalogue.publish',
  'bookings.view',
  'bookings.change',
  'translations.view',
  'translations.change',
  'remotes.view',
  'remotes.change',
  'errors.view',
] as const;

export type Permission = (typeof PERMISSIONS)[number];
