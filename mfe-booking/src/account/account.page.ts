import { definePage } from '@atoll/contract/page';

/** Pages of the customer area. */
export type AccountPage =
  | 'login'
  | 'register'
  | 'forgot'
  | 'resend'
  | 'trips'
  | 'documents'
  | 'notifications'
  | 'travellers'
  | 'profile'
  | 'security'
  | 'privacy';

/** Nothing of an account is for the server: it draws the frame, in which the browser shows what it knows of the session. */
export default (page: AccountPage) =>
  definePage({
    drawn: false,
    head: (_answers, { texts }) => ({
      title: texts('booking')(`account.${page}.title`),
      description: '',
      noindex: true,
    }),
  });
