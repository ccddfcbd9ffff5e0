import { CONTRACT_VERSION, defineRemote } from '@atoll/contract/remote';
import { bindShell } from '@atoll/ui/shell-context';

export default defineRemote({
  contract: CONTRACT_VERSION,
  pages: {
    choice: () => import('./choice/choice-page'),
    stay: () => import('./booking-form/stay-page'),
    stayChoice: () => import('./choice/stay-choice-page'),
    form: () => import('./booking-form/form-page'),
    builder: () => import('./builder/builder-page'),
    sent: () => import('./builder/sent-page'),
    offer: () => import('./offer/offer-page'),
    lookup: () => import('./lookup/lookup-page'),
    confirmation: () => import('./booking/booking-page'),
    agreement: () => import('./agreement/agreement-page'),
    // Forms alike: together they are one file.
    review: () => import(/* webpackChunkName: 'words' */ './review/review-page'),
    contact: () => import(/* webpackChunkName: 'words' */ './contact/contact-page'),
    login: () => import('./account/login-page'),
    register: () => import('./account/register-page'),
    // One form asks for either letter: together they are one file.
    forgot: () => import(/* webpackChunkName: 'letter' */ './account/forgot-page'),
    resend: () => import(/* webpackChunkName: 'letter' */ './account/resend-page'),
    // What is small and shares most of itself with its neighbour is no file of its own.
    trips: () => import(/* webpackChunkName: 'trips' */ './account/trips-page'),
    documents: () => import('./account/documents-page'),
    notifications: () => import(/* webpackChunkName: 'trips' */ './account/notifications-page'),
    travellers: () => import('./account/travellers-page'),
    profile: () => import('./account/profile-page'),
    security: () => import('./account/security-page'),
    privacy: () => import('./account/privacy-page'),
  },
  setup: bindShell,
});
