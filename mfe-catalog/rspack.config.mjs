import { drawn } from '@atoll/tools/presets/federation.mjs';

// Forms that do nothing without a script, what a click opens or an answer fills, what follows the reader, and what is saved, picked or known
// of flights, which the server does not know.
const neverDrawn = [
  ...['src/home/trip-wish.tsx', 'src/home/subscribing.tsx', 'src/shared/lightbox.tsx', 'src/reviews/all-reviews.tsx'],
  ...['src/saved/saved-page.tsx', 'src/saved/account-save-button.tsx', 'src/compare/compare-bar.tsx'],
  ...['src/recent/near-foot.tsx', 'src/recent/viewed-row.tsx', 'src/cost/cost.tsx'],
  ...['src/shared/known-flights-fit.tsx', 'src/shared/follow-sections.ts'],
];

export default drawn(import.meta.dirname, { neverDrawn });
