import { CONTRACT_VERSION, defineRemote } from '@atoll/contract/remote';

export default defineRemote({
  contract: CONTRACT_VERSION,
  pages: {
    login: () => import('./login/login-page'),
    dashboard: () => import('./overview/dashboard-redirect'),
    overview: () => import('./overview/overview-page'),
    bookings: () => import('./bookings/bookings-page'),
    booking: () => import('./booking/booking-page'),
    packages: () => import('./packages/packages-page'),
  },
});
