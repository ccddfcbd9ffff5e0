import { drawn } from '@atoll/tools/presets/federation.mjs';

// Nothing of an account is drawn on the server (`account.page.ts`).
const account = [
  ...['login', 'register', 'forgot', 'resend', 'trips', 'documents'],
  ...['notifications', 'travellers', 'profile', 'security', 'privacy'],
].map((page) => `src/account/${page}-page.tsx`);

// The server knows neither a draft nor the access to a booking: it draws what stands there until the browser does.
const neverDrawn = [
  ...account,
  'src/booking-form/booking-form.tsx',
  'src/booking/booking-view.tsx',
  'src/builder/builder-form.tsx',
  'src/review/review-form.tsx',
];

export default drawn(import.meta.dirname, { neverDrawn });
