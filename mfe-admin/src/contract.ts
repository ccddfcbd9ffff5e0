import { CONTRACT_VERSION, defineRemote } from '@atoll/contract/remote';
import { bindShell } from '@atoll/ui/shell-context';

export default defineRemote({
  contract: CONTRACT_VERSION,
  pages: {
    login: () => import('./login/login-page'),
    dashboard: () => import('./overview/dashboard-redirect'),
    overview: () => import('./overview/overview-page'),
    bookings: () => import('./bookings/bookings-page'),
    booking: () => import('./booking/booking-page'),
    newBooking: () => import('./new-booking/new-booking-page'),
    departures: () => import('./departures/departures-page'),
    manifest: () => import('./manifest/manifest-page'),
    rooms: () => import('./rooms/rooms-page'),
    leads: () => import('./leads/leads-page'),
    tripRequests: () => import('./trip-requests/requests-page'),
    tripRequest: () => import('./trip-requests/request-page'),
    reviews: () => import('./reviews/reviews-page'),
    contactMessages: () => import('./contact-messages/messages-page'),
    contactMessage: () => import('./contact-messages/message-page'),
    analytics: () => import('./analytics/analytics-page'),
    rates: () => import('./rates/rates-page'),
    forgotPassword: () => import('./login/forgot-page'),
    profile: () => import('./profile/profile-page'),
    users: () => import('./users/users-page'),
    contentList: () => import('./content/content-list-page'),
    contentForm: () => import('./content/content-form-page'),
  },
  setup: bindShell,
});
