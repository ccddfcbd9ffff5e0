import { drawn } from '@atoll/tools/presets/federation.mjs';

// The server knows neither a draft nor the access to a booking: it draws what stands there until the browser does.
const neverDrawn = [
  'src/booking-form/booking-form.tsx',
  'src/booking/booking-view.tsx',
  'src/builder/builder-form.tsx',
  'src/review/review-form.tsx',
];

export default drawn(import.meta.dirname, { neverDrawn });
