import { drawn } from '@atoll/tools/presets/federation.mjs';

// Forms that do nothing without a script, and what a click opens.
const neverDrawn = ['src/home/trip-request-form.tsx', 'src/home/subscribe-form.tsx', 'src/shared/lightbox.tsx'];

export default drawn(import.meta.dirname, { neverDrawn });
