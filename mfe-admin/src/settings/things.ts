import { paths } from '@atoll/contract/paths';
import type { Permission } from '@atoll/contract/permissions';

interface ThingPlace {
  /** There is one of it: its number says nothing. */
  isOnly?: true;
  permission: Permission;
  to: (id: string) => string;
}

const form = (list: string, permission: Permission = 'catalogue.view'): ThingPlace => ({
  permission,
  to: (id) => paths.dashboardForm(list, id),
});
const opened = (list: string, permission: Permission): ThingPlace => ({
  permission,
  to: (id) => `${list}?open=${encodeURIComponent(id)}`,
});

/** Where the office shows a thing of the audit or the outbox, and who may see it there. */
export const THING_PLACES: Readonly<Record<string, ThingPlace>> = {
  booking: { permission: 'bookings.view', to: paths.dashboardBooking },
  trip_request: { permission: 'requests.manage', to: paths.dashboardTripRequest },
  contact_message: { permission: 'messages.reply', to: paths.dashboardMessage },
  package: form(paths.dashboardPackages()),
  destination: form(paths.dashboardDestinations()),
  experience: form(paths.dashboardExperiences()),
  resort: form(paths.dashboardResorts()),
  transfer: form(paths.dashboardTransportation()),
  category: form(paths.dashboardCategories()),
  amenity: form(paths.dashboardAmenities()),
  location: form(paths.dashboardLocations()),
  faq: form(paths.dashboardFaqs(), 'content.view'),
  post: form(paths.dashboardPosts(), 'content.view'),
  page: form(paths.dashboardPages(), 'content.view'),
  user: { permission: 'users.manage', to: (id) => `${paths.dashboardUsers()}?user=${encodeURIComponent(id)}` },
  setting: { isOnly: true, permission: 'settings.change', to: () => paths.dashboardSettings() },
  currency: opened(paths.dashboardCurrencies(), 'content.view'),
  redirect: opened(paths.dashboardRedirects(), 'content.view'),
  letter_test: { ...opened(paths.dashboardLetterTemplates(), 'audit.view'), isOnly: true },
  api_key: { permission: 'keys.manage', to: () => paths.dashboardApiKeys() },
  webhook_endpoint: { permission: 'webhooks.manage', to: () => paths.dashboardWebhooks() },
  error_group: opened(paths.dashboardErrors(), 'errors.view'),
};
