import { drawn } from '@atoll/tools/presets/federation.mjs';

export default drawn(import.meta.dirname);
