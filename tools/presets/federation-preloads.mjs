// Stands where Module Federation would fetch files of a remote ahead: documents and `navigation/prefetch` of the shell name them.
export const defaultPreloadArgs = (args) => args;
export const normalizePreloadExposes = (exposes) => exposes;
export const formatPreloadArgs = () => [];
export const preloadAssets = () => Promise.resolve([]);
