import { drawn } from '@atoll/tools/presets/federation.mjs';

// Forms that do nothing without a script, and what a click opens.
const neverDrawn = ['src/home/trip-wish.tsx', 'src/home/subscribing.tsx', 'src/shared/lightbox.tsx'];

export default drawn(import.meta.dirname, { neverDrawn });
