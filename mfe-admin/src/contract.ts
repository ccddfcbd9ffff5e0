import { CONTRACT_VERSION, defineRemote } from '@atoll/contract/remote';
import { bindShell } from '@atoll/ui/shell-context';

// Screens between which one goes to and fro come in one script; each script of its own is named in the entry, which every page waits for.
export default defineRemote({
  contract: CONTRACT_VERSION,
  pages: {
    login: () => import(/* webpackChunkName: "doors" */ './login/login-page'),
    dashboard: () => import(/* webpackChunkName: "overview" */ './overview/dashboard-redirect'),
    overview: () => import(/* webpackChunkName: "overview" */ './overview/overview-page'),
    bookings: () => import('./bookings/bookings-page'),
    booking: () => import('./booking/booking-page'),
    newBooking: () => import('./new-booking/new-booking-page'),
    departures: () => import(/* webpackChunkName: "departures" */ './departures/departures-page'),
    manifest: () => import(/* webpackChunkName: "departures" */ './manifest/manifest-page'),
    rooms: () => import('./rooms/rooms-page'),
    leads: () => import(/* webpackChunkName: "messages" */ './leads/leads-page'),
    tripRequests: () => import(/* webpackChunkName: "requests" */ './trip-requests/requests-page'),
    tripRequest: () => import(/* webpackChunkName: "requests" */ './trip-requests/request-page'),
    reviews: () => import('./reviews/reviews-page'),
    contactMessages: () => import(/* webpackChunkName: "messages" */ './contact-messages/messages-page'),
    contactMessage: () => import(/* webpackChunkName: "messages" */ './contact-messages/message-page'),
    analytics: () => import('./analytics/analytics-page'),
    rates: () => import('./rates/rates-page'),
    forgotPassword: () => import(/* webpackChunkName: "doors" */ './login/forgot-page'),
    profile: () => import(/* webpackChunkName: "agency" */ './profile/profile-page'),
    users: () => import(/* webpackChunkName: "agency" */ './users/users-page'),
    settings: () => import(/* webpackChunkName: "agency" */ './settings/settings-page'),
    site: () => import(/* webpackChunkName: "content" */ './settings/site-page'),
    media: () => import(/* webpackChunkName: "content" */ './media/media-page'),
    picture: () => import(/* webpackChunkName: "content" */ './media/picture/picture-page'),
    contentList: () => import(/* webpackChunkName: "content" */ './content/content-list-page'),
    homepage: () => import(/* webpackChunkName: "content" */ './homepage/homepage-page'),
    contentForm: () => import(/* webpackChunkName: "content" */ './content/content-form-page'),
  },
  setup: bindShell,
});
