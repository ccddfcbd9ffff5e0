import { drawn } from '@atoll/tools/presets/federation.mjs';

// Built for browsers and for the server, which draws the pages first. While they are drawn, pages read no clock, no chance and
// nothing of `window`; what is stored in the browser comes by `useSyncExternalStore`, with a value for the server; styles stand in
// style sheets, none in `style=`.
export default drawn(import.meta.dirname);
