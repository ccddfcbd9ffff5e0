import { drawn } from '@atoll/tools/presets/federation.mjs';

// Forms that do nothing without a script, what a click opens or an answer fills, what follows the reader, what is said where an answer fails
// (a server then makes another page), and what is saved, picked or known of flights, which the server does not know.
const neverDrawn = [
  ...['src/home/trip-wish.tsx', 'src/home/subscribing.tsx', 'src/cost/cost.tsx', 'src/reviews/all-reviews.tsx'],
  ...['src/shared/opened.tsx', 'src/shared/lightbox.tsx', 'src/shared/hand-on.ts', 'src/shared/take-here.ts'],
  ...['src/shared/follow-sections.ts', 'src/map/follow-pointer.ts', 'src/transportation/lead-to.ts'],
  ...['src/shared/load-error.tsx', 'src/shared/past-the-end.tsx', 'src/shared/plain-address.ts'],
  ...['src/transportation/read-pages.ts', 'src/recent/near-foot.tsx', 'src/recent/viewed-row.tsx'],
  ...['src/saved/saved-page.tsx', 'src/saved/account-save-button.tsx', 'src/compare/compare-bar.tsx'],
  ...['src/shared/kept-store.ts', 'src/shared/known-flights-fit.tsx', 'src/shared/known-flights-store.ts'],
];

export default drawn(import.meta.dirname, { neverDrawn });
